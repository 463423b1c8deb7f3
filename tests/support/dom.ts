/* Elements: from HTML, by name, with broken texts. */

/** An element with this HTML as its content. */
export function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/**
 * The name by which a person knows an element: its `aria-label`, its label or its text, without the asterisk of a
 * required field. Also runs in the page, so it uses nothing outside itself.
 */
export function nameOf(element: Element): string {
  const [label] = 'labels' in element ? (element.labels as NodeListOf<Element>) : [];
  const text = (label ?? element).textContent.replace(/\s+/g, ' ').trim();
  return element.getAttribute('aria-label') ?? text.replace(/ ?\*$/, '');
}

/** Attributes that may be empty, such as booleans. */
const mayBeEmpty =
  /^(alt|class|value|checked|disabled|hidden|inert|multiple|novalidate|open|popover|readonly|required|selected)$/;
const mustHaveWords = new Set(
  'section nav ul ol dl tbody h1 h2 h3 h4 p li dt dd th td label button a summary legend'.split(
    ' ',
  ),
);

/** Two spaces, a space inside brackets or before a full stop; a value that is missing or not a text. */
const gap = / {2}| [.,;:!?](?!\w)|\( | \)|\(\)|undefined|NaN|\[object/;

function isBroken(element: Element): boolean {
  const text = element.textContent;
  const named = 'input, [role], [aria-label], [alt]';
  return (
    gap.test(text) || (text === '' && !element.matches(named) && !element.querySelector(named))
  );
}

/** The HTML of each element with a missing or broken text. */
export const brokenTexts = (root: Element) =>
  [...root.getElementsByTagName('*')]
    .filter(
      (element) =>
        [...element.attributes].some(({ name, value }) => !value && !mayBeEmpty.test(name)) ||
        (mustHaveWords.has(element.localName) && isBroken(element)),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
