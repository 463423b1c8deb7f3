import type { DataRouter } from 'react-router-dom';
import { documentTitle, headOf } from './page';

/**
 * True if the prerendered HTML is for this route: hosts may serve it for other URLs, too.
 * @param root the dataset of `#root`; the build sets `path`.
 */
export function isPrerendered({ path }: DOMStringMap, router: DataRouter): boolean {
  const match = router.state.matches.at(-1);
  const loaderData: unknown = match && router.state.loaderData[match.route.id];
  const head = match ? headOf({ handle: match.route.handle, loaderData }) : null;
  // Not-found pages look the same at every URL.
  if (path?.endsWith('*')) return head !== null && documentTitle(head) === document.title;
  // An article has one canonical path, whatever slug the visitor came with.
  return path === (head?.canonical ?? (location.pathname.replace(/\/+$/, '') || '/'));
}
