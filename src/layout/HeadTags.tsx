import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle, headOf, robots, type Head } from './head';

/** The head of the deepest matched route that has one. */
export function useHead(): Head | null {
  const heads = useMatches().map(headOf);
  return heads.findLast((head) => head !== null) ?? null;
}

function setMeta(name: string, content: string | null): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === null) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

/** Sets the canonical link. @param path null for pages that search engines must not index. */
function setCanonical(path: string | null): void {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === null) {
    existing?.remove();
    return;
  }
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  // The static page names the site's public address, which may differ from this one.
  link.href = new URL(path, existing?.href ?? location.origin).href;
}

/** Keeps title, description, robots and canonical link in step with the page. */
export function HeadTags() {
  const head = useHead();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!head) return;
    document.title = documentTitle(head);
    setMeta('description', head.description);
    setMeta('robots', robots(head));
    setCanonical(head.noindex ? null : (head.canonical ?? pathname));
  });
  return null;
}
