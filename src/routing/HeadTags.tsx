import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle, type Head, headOfMatches, noindexRules } from './head.ts';

export const useHead = (): Head | null => headOfMatches(useMatches());

/** Finds or creates an element of the head, or removes it. */
function headElement<Tag extends 'meta' | 'link'>(tag: Tag, selector: string, isWanted: boolean) {
  const existing = document.head.querySelector<HTMLElementTagNameMap[Tag]>(tag + selector);
  if (isWanted) return existing ?? document.head.appendChild(document.createElement(tag));
  existing?.remove();
  return null;
}

function setMeta(name: string, content: string | null): void {
  const meta = headElement('meta', `[name="${name}"]`, content !== null);
  if (meta) Object.assign(meta, { name, content });
}

function setCanonical(path: string | null): void {
  const link = headElement('link', '[rel="canonical"]', path !== null);
  // Keeps the origin of the static page's link: the public URL may differ from the one in the address bar.
  if (link)
    Object.assign(link, {
      rel: 'canonical',
      href: new URL(path ?? '', link.href || location.origin).href,
    });
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
