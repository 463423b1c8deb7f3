import { expect, it } from 'vitest';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import { legalSections, legalUpdated } from '../../src/data/legal';

it('the legal text has the eight sections of product.md', () => {
  expect(legalSections.map(({ title }) => title).join(', ')).toBe(
    'Introduction, Information We Collect, How We Use Your Data, Data Protection, Cookies and Tracking, Third-Party Services, Your Rights, Contact Information',
  );
  for (const { id, title } of legalSections) {
    expect(id).toBe(title.toLowerCase().replaceAll(' ', '-'));
  }
});

it('the date of the legal text is valid', () => {
  expect(new Date(legalUpdated).toISOString()).toBe(`${legalUpdated}T00:00:00.000Z`);
});

/** The items of the privacy policy that describe a request body, by its schema. */
const itemsAbout: Record<string, readonly string[]> = {
  Registration: ['Account'],
  Credentials: ['Account'],
  PasswordReset: ['Account'],
  PasswordChange: ['Account'],
  ProfileUpdate: ['Account', 'Profile'],
  ProfileDeletion: ['Account', 'Deleted accounts'],
  ContactRequest: ['Contact and sponsor enquiries'],
  SponsorRequest: ['Contact and sponsor enquiries'],
  EmailOnly: ['Newsletter'],
  Verification: [],
};

/** The policy's words for a field, if they are not those of its name: `zipCode` is "zip code". */
const otherWords: Record<string, string> = {
  type: 'visitor or a participant',
  email: 'email address',
  dialCode: 'country code',
  phone: 'phone number',
  avatar: 'picture',
  place: 'its place',
  currentPassword: 'password',
  newPassword: 'password',
  confirmPassword: 'password',
};

/** Fields without personal data: always empty, or the key of a link. */
const withoutData = ['sponsorType', 'token'];

const bodies = Object.values(contract.paths).flatMap((path) =>
  'post' in path ? path.post.requestBody.content['application/json'].schema.$ref : [],
);
const schemaNames = new Set(bodies.map((ref) => ref.slice(ref.lastIndexOf('/') + 1)));

it.each([...schemaNames])('the privacy policy names every field of %s', (name) => {
  const schemas: Readonly<Record<string, { type: string; properties?: object }>> =
    contract.components.schemas;
  const fields = Object.keys(schemas[name]?.properties ?? {});
  expect(fields).not.toEqual([]);
  const collected = legalSections
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block !== 'string' && 'items' in block ? block.items : [])),
    )
    .filter((item) => itemsAbout[name]?.some((start) => item.startsWith(start)))
    .join(' ');
  const unnamed = fields
    .filter((field) => !withoutData.includes(field))
    .filter((field) => {
      const words = otherWords[field] ?? field.replace(/[A-Z]/g, ' $&').toLowerCase();
      return !collected.includes(words);
    });
  expect(unnamed).toEqual([]);
});
