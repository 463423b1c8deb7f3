import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { emptyUser } from '../../../src/api/user.ts';
import { goodPassword } from '../../support/passwords.ts';
import { siteUrl } from '../playwright.config.ts';

/** Registers in the demo. */
export const noa = { email: 'noa.newcomer@example.org', password: goodPassword };

/** A photograph as phones save it: 1600 × 1200, rotated by metadata. */
export async function photograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#888', noise } as const;
  const buffer = await sharp({ create })
    .withExif({ IFD0: { Make: 'A camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer };
}

/** A participant. */
export const pia = {
  ...emptyUser,
  firstName: 'Pia',
  lastName: 'Keller',
  email: 'pia@example.org',
  dialCode: '41',
  phone: '791234567',
  userType: 'participant',
};
/** The token of Pia's session. */
export const piaToken = 'token-of-pia';

/** Browser storage with Pia's session. */
export const piaSignedIn = {
  cookies: [],
  origins: [
    {
      origin: siteUrl,
      localStorage: [
        { name: 'user', value: JSON.stringify(pia) },
        { name: 'token', value: piaToken },
      ],
    },
  ],
};

/** Responds to a stubbed call. */
export const respondWith = (body: object) => (route: Route) => route.fulfill({ json: body });
/** The response to a sign-in. */
export const signInResponse = { success: true, token: piaToken, user: pia };
