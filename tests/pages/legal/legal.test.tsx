import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { event } from '../../../src/data/event';
import { expectLinks } from '../../support/controls';
import { visit } from '../../support/visit';

it.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms & Conditions'],
])('%s has the heading %s and links to eight numbered sections', async (path, title) => {
  visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByText(title).closest('li')).toHaveAttribute('aria-current', 'page');

  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link')).toHaveLength(8);
  expectLinks(contents, {
    Introduction: `${path}#introduction`,
    'Cookies and Tracking': `${path}#cookies-and-tracking`,
    'Contact Information': `${path}#contact-information`,
  });
  const contact = screen.getByRole('region', { name: '8. Contact Information' });
  expect(contact).toHaveAttribute('id', 'contact-information');
  expectLinks(within(contact), { [event.email]: `mailto:${event.email}` });
  const cookies = screen.getByRole('region', { name: '5. Cookies and Tracking' });
  expect(cookies).toHaveTextContent('draft-sign-in');
});
