/**
 * The name by which a person knows an element: its `aria-label`, its label or its text, without the asterisk of a
 * required field. Also runs in the page, so it uses nothing outside itself.
 */
export function nameOf(element: Element): string {
  const [label] = 'labels' in element ? (element.labels as NodeListOf<Element>) : [];
  const text = (label ?? element).textContent.replace(/\s+/g, ' ').trim();
  return element.getAttribute('aria-label') ?? text.replace(/ ?\*$/, '');
}
