import { apiHost } from '../api/host';

/** Where the API host serves uploaded pictures. */
const uploads = '/public/uploads';

/**
 * A stored avatar as the profile update sends it: the API host is stripped, any other value is unchanged.
 * See product.md, Calls.
 */
export const avatarPath = (avatar: string): string =>
  avatar.startsWith(`${apiHost}/`) ? avatar.slice(apiHost.length) : avatar;

/**
 * The address of a stored avatar.
 * @returns null for the default picture: no avatar, or one outside the API host's uploads. The site never
 *   requests an address of another host, whatever the server stored.
 */
export function avatarUrl(avatar: string): string | null {
  const path = avatarPath(avatar);
  if (!path.includes(uploads)) return null;
  // "https://…", "//host/…" and, as browsers read it, "/\host/…" all lead elsewhere.
  if (/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path)) return null;
  return `${apiHost}${path.startsWith('/') ? '' : '/'}${path}`;
}
