import { describe, expect, it } from 'vitest';
import { event } from '../../src/data/event';
import { legalSections, legalUpdated } from '../../src/data/legal';

const textOf = (id: string) => JSON.stringify(legalSections.find((section) => section.id === id));

describe('the legal text', () => {
  it('has the eight sections of the specification, at anchors that are their titles', () => {
    const titles =
      'Introduction, Information We Collect, How We Use Your Data, Data Protection, Cookies and Tracking, Third-Party Services, Your Rights, Contact Information';
    expect(legalSections.map(({ title }) => title).join(', ')).toBe(titles);
    for (const { id, title } of legalSections) {
      expect(id).toBe(title.toLowerCase().replaceAll(' ', '-'));
    }
  });

  it.each([
    ['information-we-collect', ['Personal information', 'Technical data', 'Usage data']],
    ['your-rights', ['Access', 'Modify', 'Delete', 'Unsubscribe']],
    ['contact-information', [event.email]],
    [
      'cookies-and-tracking',
      [
        'user:',
        'token:',
        'draft-contact',
        'draft-sponsor',
        'draft-sign-up',
        'draft-sign-in',
        'draft-account',
      ],
    ],
  ])('%s mentions %s', (id, words) => {
    for (const word of words) expect(textOf(id)).toContain(word);
  });

  it('says on which day it was last changed', () => {
    expect(new Date(legalUpdated).toISOString()).toBe(`${legalUpdated}T00:00:00.000Z`);
  });
});
