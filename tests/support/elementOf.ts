/** An element with this HTML as its content. */
export function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}
