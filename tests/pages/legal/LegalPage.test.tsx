import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { championship } from '../../../src/data/championship.ts';
import { closest, expectLinks } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

it.each([
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/terms-conditions', title: 'Terms & Conditions' },
])('$path has the heading $title and links to eight numbered sections', async ({ path, title }) => {
  visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(closest(trail.getByText(title), 'li')).toHaveAttribute('aria-current', 'page');

  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link')).toHaveLength(8);
  expectLinks(contents, {
    Introduction: `${path}#introduction`,
    'Cookies and Tracking': `${path}#cookies-and-tracking`,
    'Contact Information': `${path}#contact-information`,
  });
  const contact = screen.getByRole('region', { name: '8. Contact Information' });
  expect(contact).toHaveAttribute('id', 'contact-information');
  expectLinks(within(contact), { [championship.email]: `mailto:${championship.email}` });
});
