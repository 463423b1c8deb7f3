/* Makes elements from HTML, names them, and finds broken texts. */

/** An element with this HTML as its content. */
export function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/**
 * The `aria-label` of an element, its label or its text, without the asterisk of a required field. Also runs in the
 * page of a browser test, so it uses nothing outside itself.
 */
export function accessibleName(element: Element): string {
  const [label] = 'labels' in element ? (element.labels as NodeListOf<Element>) : [];
  const text = (label ?? element).textContent.replace(/\s+/g, ' ').trim();
  return element.getAttribute('aria-label') ?? text.replace(/ ?\*$/, '');
}

/** Attributes that may be empty, such as booleans. */
const mayBeEmpty =
  /^(alt|class|value|checked|disabled|hidden|inert|multiple|novalidate|open|popover|readonly|required|selected)$/;
const mustHaveWords =
  'section, nav, ul, ol, dl, tbody, h1, h2, h3, h4, p, li, dt, dd, th, td, label, button, a, summary, legend';

/** Two spaces, a space inside brackets or before a full stop; a value that is missing or not a text. */
const gap = / {2}| [.,;:!?](?!\w)|\( | \)|\(\)|undefined|NaN|\[object/;

function isBroken(element: Element): boolean {
  const text = element.textContent;
  const named = 'input, [role], [aria-label], [alt]';
  const isEmpty = text === '' && !element.matches(named) && !element.querySelector(named);
  return isEmpty || gap.test(text);
}

/** The HTML of each element with a missing or broken text. */
export const brokenTexts = (root: Element) =>
  [...root.getElementsByTagName('*')]
    .filter(
      (element) =>
        [...element.attributes].some(({ name, value }) => !value && !mayBeEmpty.test(name)) ||
        (element.matches(mustHaveWords) && isBroken(element)),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
