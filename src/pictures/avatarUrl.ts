import { apiUrl } from '../api/client.ts';

/** Path of uploaded pictures on the API host. */
const uploads = '/public/uploads';

const withoutScheme = (url: string) => url.replace(/^(https?:)?\/\//i, '');

/** A stored avatar without the API host, for the profile update. See product.md, The avatar. */
export function avatarPath(avatar: string): string {
  const url = withoutScheme(avatar);
  // A server behind a proxy may use a different scheme in its own URLs.
  const host = withoutScheme(apiUrl || window.location.origin);
  const isOnHost = url !== avatar && url.toLowerCase().startsWith(`${host.toLowerCase()}/`);
  return isOnHost ? url.slice(host.length) : avatar;
}

/** URL of an avatar that is a data URL or on the API host; null for any other, which means the default picture. */
export function avatarUrl(avatar: string): string | null {
  // A picture that was just saved, if the response contained no path.
  if (avatar.startsWith('data:image/')) return avatar;
  const path = avatarPath(avatar);
  if (!path.includes(uploads)) return null;
  // "https://…", "//host/…" and, in browsers, "/\host/…" are other hosts.
  if (/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path)) return null;
  return `${apiUrl}${path.startsWith('/') ? '' : '/'}${path}`;
}
