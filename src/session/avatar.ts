import { apiHost } from '../api/host';

/** Where the API host serves uploaded pictures. */
const uploads = '/public/uploads';

const withoutScheme = (url: string) => url.replace(/^(https?:)?\/\//i, '');

/**
 * A stored avatar as the profile update sends it: the API host is stripped, any other value is unchanged.
 * See product.md, Calls.
 */
export function avatarPath(avatar: string): string {
  const url = withoutScheme(avatar);
  // A server behind a proxy may name itself with another scheme.
  const host = withoutScheme(apiHost || window.location.origin);
  const isOnHost = url !== avatar && url.toLowerCase().startsWith(`${host.toLowerCase()}/`);
  return isOnHost ? url.slice(host.length) : avatar;
}

/**
 * URL of a stored avatar.
 * @returns null for the default picture: no avatar, or one outside the API host's uploads. The site never
 *   requests a URL of another host, whatever the server stored.
 */
export function avatarUrl(avatar: string): string | null {
  // A picture that was saved, but whose path the server did not return.
  if (avatar.startsWith('data:image/')) return avatar;
  const path = avatarPath(avatar);
  if (!path.includes(uploads)) return null;
  // "https://…", "//host/…" and, as browsers read it, "/\host/…" all lead elsewhere.
  if (/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path)) return null;
  return `${apiHost}${path.startsWith('/') ? '' : '/'}${path}`;
}
