import { http, HttpResponse } from 'msw';
import { readDb } from './db.ts';
import { type Account, newId, Refusal } from './model.ts';

const folder = '/public/uploads/';
const maxBytes = 300 * 1024;
const dataUrl = /^data:image\/(png|jpeg|webp|gif|avif);base64,([A-Za-z0-9+/]+={0,2})$/;

/** Stores an avatar: empty, the path of the last response, or a data URL. @returns its path. */
export function storeAvatar(account: Account, avatar: string): string {
  if (avatar === account.user.avatar) return avatar;
  const [, format, base64 = ''] = dataUrl.exec(avatar) ?? [];
  if (avatar !== '' && format === undefined) {
    throw new Refusal(
      400,
      'This picture does not belong to your account. Please choose a picture file.',
    );
  }
  if (atob(base64).length > maxBytes) {
    throw new Refusal(413, 'This picture is larger than 300 KiB. Please choose a smaller one.');
  }
  account.picture = avatar;
  return format === undefined ? '' : `${folder}${newId()}.${format.replace('jpeg', 'jpg')}`;
}

export const serveUpload = http.get(`*${folder}:file`, ({ params }) => {
  const path = `${folder}${String(params.file)}`;
  const owner = readDb().accounts.find(({ user }) => user.avatar === path);
  const [, format, base64 = ''] = dataUrl.exec(owner?.picture ?? '') ?? [];
  const headers = { 'X-Content-Type-Options': 'nosniff' };
  if (format === undefined) return new HttpResponse(null, { status: 404, headers });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new HttpResponse(bytes, { headers: { ...headers, 'Content-Type': `image/${format}` } });
});
