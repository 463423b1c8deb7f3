import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { documentTitle, robots, type Head, type RouteHandle } from './head';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** The head of the deepest matched route that has one. */
export function useHead(): Head | null {
  const match = useMatches().findLast(({ handle }) => isHandle(handle));
  if (!match || !isHandle(match.handle)) return null;
  const { head } = match.handle;
  return typeof head === 'function' ? head(match.params) : head;
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

/** Writes the page's title, description and robots into the document, which has one of each at most. */
export function HeadTags() {
  const head = useHead();
  useEffect(() => {
    if (!head) return;
    document.title = documentTitle(head);
    setMeta('description', head.description);
    setMeta('robots', robots(head));
  });
  return null;
}
