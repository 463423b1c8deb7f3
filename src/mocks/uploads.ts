import { http, HttpResponse } from 'msw';
import { newId } from './accounts';
import { ApiError } from './apiError';
import { readDb } from './db';
import type { Account, Db } from './model';

const folder = '/public/uploads/';
const maxBytes = 300 * 1024;
const picture = /^data:(image\/(png|jpeg|webp|gif|avif));base64,([A-Za-z0-9+/]+={0,2})$/;

/** Stores an avatar: empty, the path of the last response, or a data URL. @returns its path. */
export function storeAvatar(db: Db, account: Account, avatar: string): string {
  if (avatar === account.user.avatar) return avatar;
  if (avatar === '') {
    removePictures(db, account);
    return avatar;
  }
  if (!avatar.startsWith('data:'))
    throw new ApiError(
      400,
      'This picture does not belong to your account. Please choose a picture file.',
    );

  // `readPayload` has checked the same pattern.
  const [, , type = '', base64 = ''] = picture.exec(avatar) ?? [];
  if (atob(base64).length > maxBytes) {
    throw new ApiError(413, 'This picture is larger than 300 KiB. Please choose a smaller one.');
  }
  removePictures(db, account);
  const file = `${newId()}.${type === 'jpeg' ? 'jpg' : type}`;
  db.uploads.unshift({ file, accountId: account.id, dataUrl: avatar });
  return folder + file;
}

function removePictures(db: Db, account: Account): void {
  db.uploads = db.uploads.filter(({ accountId }) => accountId !== account.id);
}

export const serveUpload = http.get(`*${folder}:file`, ({ params }) => {
  const upload = readDb().uploads.find(({ file }) => file === params.file);
  const [, contentType, , base64] = picture.exec(upload?.dataUrl ?? '') ?? [];
  if (contentType === undefined || base64 === undefined) {
    return new HttpResponse(null, {
      status: 404,
      headers: { 'X-Content-Type-Options': 'nosniff' },
    });
  }
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new HttpResponse(bytes, {
    headers: { 'Content-Type': contentType, 'X-Content-Type-Options': 'nosniff' },
  });
});
