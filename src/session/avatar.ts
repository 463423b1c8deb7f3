import { apiHost } from '../api/host';

/** The folder of the API host that uploaded pictures are served from. */
const uploads = '/public/uploads';

/**
 * A stored avatar as it is sent back: a path, without the API host.
 * Anything that does not stand on the API host stays as it is.
 * See product.md, Calls.
 */
export const avatarPath = (avatar: string): string =>
  apiHost && avatar.startsWith(`${apiHost}/`) ? avatar.slice(apiHost.length) : avatar;

/**
 * Where a stored avatar is shown from.
 * @returns null where the default picture stands in: no avatar, or one that is not among the uploads of
 *   the API host. Another host's address is never asked for, whatever the server stored.
 */
export function avatarUrl(avatar: string): string | null {
  const path = avatarPath(avatar);
  if (!path.includes(uploads)) return null;
  // "https://…", "//host/…" and, as browsers read it, "/\host/…" all lead elsewhere.
  if (/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path)) return null;
  return `${apiHost}${path.startsWith('/') ? '' : '/'}${path}`;
}
