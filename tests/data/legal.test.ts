import { expect, it } from 'vitest';
import { legalSections, legalUpdated } from '../../src/data/legal';

it('the legal text has the eight sections of the specification, at anchors that are their titles', () => {
  expect(legalSections.map(({ title }) => title).join(', ')).toBe(
    'Introduction, Information We Collect, How We Use Your Data, Data Protection, Cookies and Tracking, Third-Party Services, Your Rights, Contact Information',
  );
  for (const { id, title } of legalSections) {
    expect(id).toBe(title.toLowerCase().replaceAll(' ', '-'));
  }
});

it('the legal text says on which day it was last changed', () => {
  expect(new Date(legalUpdated).toISOString()).toBe(`${legalUpdated}T00:00:00.000Z`);
});
