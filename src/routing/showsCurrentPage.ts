import { documentTitle, type Head, isNotFoundPath } from './page.ts';

/**
 * True if the prerendered HTML of the document shows the page of the current URL: hosts may send it for other URLs, too.
 * @param path the path of the prerendered page, from the data attribute of `#root`; the shell has none.
 * @param head the head of the current URL's page; null for an error.
 */
export function showsCurrentPage(path: string | undefined, head: Head | null): boolean {
  // Not-found pages look the same at every URL.
  if (path !== undefined && isNotFoundPath(path)) {
    return head !== null && documentTitle(head) === document.title;
  }
  // An article has one canonical path, whatever slug the visitor came with.
  return path === (head?.canonical ?? (location.pathname.replace(/\/+$/, '') || '/'));
}
