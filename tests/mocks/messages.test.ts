import { describe, expect, it } from 'vitest';
import {
  requestContact,
  requestSponsorship,
  subscribeNewsletter,
  type ContactRequest,
  type SponsorRequest,
} from '../../src/api/calls';
import { mails } from '../../src/mocks/db';
import { contact, enquiry } from './payloads';

describe('newsletter', () => {
  it('welcomes a reader once', async () => {
    const before = mails().length;
    expect(await subscribeNewsletter('reader@example.org')).toEqual({ status: 200, success: true });
    expect(await subscribeNewsletter('Reader@example.org')).toEqual({ status: 200, success: true });
    expect(mails()).toHaveLength(before + 1);
    expect(mails()[0]).toMatchObject({
      to: 'reader@example.org',
      subject: 'Welcome to the WHRC 2026 newsletter',
      body: expect.stringContaining('To unsubscribe, write to info@whrc2026.example.') as string,
    });
  });

  it.each(['', 'reader', 'reader@', 'two readers@example.org', 'r@example..org'])(
    'refuses "%s"',
    async (email) => {
      expect(await subscribeNewsletter(email)).toMatchObject({ status: 400, success: false });
    },
  );
});

describe('contact and sponsor requests', () => {
  it('a message reaches the team as it was typed', async () => {
    expect(await requestContact(contact)).toEqual({ status: 200, success: true });
    expect(mails()[0]).toMatchObject({
      to: 'info@whrc2026.example',
      replyTo: 'sam@example.org',
      body: 'Name: Sam Sponsor\nPhone: +1 2025550123\n\nTwo lines\n<b>as typed</b>',
    });
  });

  it("a sponsor's enquiry reaches the team with the organization", async () => {
    expect(await requestSponsorship(enquiry)).toEqual({ status: 200, success: true });
    expect(mails()[0]).toMatchObject({
      to: 'sponsors@whrc2026.example',
      body: expect.stringContaining('Organization: Example Ltd') as string,
    });
  });

  it.each([
    [{ name: '' }, 'The field name must not be empty.'],
    [{ email: 'sam' }, 'Please enter a valid email address.'],
    [{ dialCode: '' }, 'The country code must have 1 to 4 digits.'],
    [{ phone: '1'.repeat(16) }, 'The phone number must have 4 to 15 digits.'],
    [{ message: ' \n' }, 'The field message must not be empty.'],
    [{ message: ['a', 'b'] }, 'The field message must be text.'],
  ])('both refuse %o', async (change, error) => {
    const refused = { status: 400, success: false, error };
    expect(await requestContact({ ...contact, ...change } as ContactRequest)).toEqual(refused);
    expect(await requestSponsorship({ ...enquiry, ...change } as SponsorRequest)).toEqual(refused);
  });

  it('each takes its own fields and no others', async () => {
    expect(await requestContact(enquiry)).toMatchObject({
      status: 400,
      error: 'Unexpected field: organization',
    });
    expect(await requestSponsorship(contact as SponsorRequest)).toMatchObject({
      status: 400,
      error: 'Missing field: organization',
    });
  });

  it('the sponsor type must be an empty text', async () => {
    const payload = { ...enquiry, sponsorType: 'gold' } as unknown as SponsorRequest;
    expect(await requestSponsorship(payload)).toMatchObject({
      status: 400,
      error: 'The field sponsorType must be empty text.',
    });
  });
});
