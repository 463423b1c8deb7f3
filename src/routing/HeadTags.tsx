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

/** Keeps title, description, robots and canonical link in step with the page. */
export function HeadTags() {
  const head = useHead();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!head) return;
    const href = __SITE_URL__ + (head.canonical ?? pathname);
    document.title = documentTitle(head);
    setMeta('description', head.description);
    setMeta('robots', head.noindex ? noindexRules : null);
    setElement('link', '[rel="canonical"]', head.noindex ? null : { rel: 'canonical', href });
  }, [head, pathname]);
  return null;
}
