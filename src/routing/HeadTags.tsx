import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle, type Head, headOfMatches, noindexRules } from './head.ts';

export const useHead = (): Head | null => headOfMatches(useMatches());

/** Sets the attributes of an element in the head, or removes the element (null). */
function setElement(tag: 'meta' | 'link', selector: string, attributes: object | null): void {
  const existing = document.head.querySelector(tag + selector);
  if (attributes === null) existing?.remove();
  else
    Object.assign(existing ?? document.head.appendChild(document.createElement(tag)), attributes);
}

const setMeta = (name: string, content: string | null) =>
  setElement('meta', `[name="${name}"]`, content === null ? null : { name, content });

function setCanonical(path: string | null): void {
  const selector = '[rel="canonical"]';
  // Keeps the origin of the static page's link: the public URL may differ from the one in the address bar.
  const origin = document.head.querySelector<HTMLLinkElement>(selector)?.href ?? location.origin;
  const attributes = path === null ? null : { rel: 'canonical', href: new URL(path, origin).href };
  setElement('link', selector, attributes);
}

/** Keeps title, description, robots and canonical link in step with the page. */
export function HeadTags() {
  const head = useHead();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!head) return;
    document.title = documentTitle(head);
    setMeta('description', head.description);
    setMeta('robots', head.noindex ? noindexRules : null);
    setCanonical(head.noindex ? null : (head.canonical ?? pathname));
  }, [head, pathname]);
  return null;
}
