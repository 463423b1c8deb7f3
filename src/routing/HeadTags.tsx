import { useEffect, useRef } from 'react';
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

const canonicalSelector = '[rel="canonical"]';

/** The URL of the document's canonical link, or else that of the page. */
const linkedUrl = () =>
  document.head.querySelector<HTMLLinkElement>(`link${canonicalSelector}`)?.href ?? location.href;

/** Keeps title, description, robots and canonical link in step with the page. */
export function HeadTags() {
  const head = useHead();
  const { pathname } = useLocation();
  /** The public origin, from the link of the first page; the one in the address bar may differ. */
  const origin = useRef<string>(null);
  useEffect(() => {
    if (!head) return;
    origin.current ??= new URL(linkedUrl()).origin;
    const href = new URL(head.canonical ?? pathname, origin.current).href;
    document.title = documentTitle(head);
    setMeta('description', head.description);
    setMeta('robots', head.noindex ? noindexRules : null);
    setElement('link', canonicalSelector, head.noindex ? null : { rel: 'canonical', href });
  }, [head, pathname]);
  return null;
}
