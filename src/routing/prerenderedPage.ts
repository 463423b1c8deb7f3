import { documentTitle, type Head } from './head.ts';

/**
 * True if the prerendered HTML of the document shows the page of the current URL. Hosts send some documents at other
 * URLs, too.
 * @param data the data attributes of `#root`: `path`, or `notFound` for a 404 page; the shell has neither.
 * @param head the head of the current URL's page; null for an error.
 */
export function showsCurrentPage({ path, notFound }: DOMStringMap, head: Head | null): boolean {
  // Not-found pages look the same at every URL.
  if (notFound !== undefined) {
    return head !== null && documentTitle(head) === document.title;
  }
  // An article has one canonical path, whatever slug the visitor came with.
  return path === (head?.canonical ?? (location.pathname.replace(/\/+$/, '') || '/'));
}

/** Corrects the URL if the host has stripped the extension: some serve /faq.html at /faq. */
export function restoreExtension({ path }: DOMStringMap): void {
  if (path === `${location.pathname}.html`) {
    history.replaceState(null, '', path + location.search + location.hash);
  }
}
