import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { adaAsParticipant, goodPassword, sessionToken } from '../../support/accounts.ts';
import { siteUrl } from '../playwright.config.ts';

/** A visitor without an account; registers in the demo. */
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

/** Browser storage with the participant's session. */
export const participantSignedIn = {
  cookies: [],
  origins: [
    {
      origin: siteUrl,
      localStorage: [
        { name: 'user', value: JSON.stringify(adaAsParticipant) },
        { name: 'token', value: sessionToken },
      ],
    },
  ],
};

/** Responds to a stubbed call. */
export const respondWith = (body: object) => (route: Route) => route.fulfill({ json: body });
export const signInResponse = { success: true, token: sessionToken, user: adaAsParticipant };
