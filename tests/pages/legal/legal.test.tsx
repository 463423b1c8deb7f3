import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nonBreaking } from '../../../src/data/nonBreaking';
import { event } from '../../../src/data/event';
import { legalSections } from '../../../src/data/legal';
import { visit } from '../../support/visit';

it.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms & Conditions'],
])('%s has the heading %s and the whole text in numbered sections', async (path, title) => {
  visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByText(title).closest('li')).toHaveAttribute('aria-current', 'page');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const [index, { id, title, blocks }] of legalSections.entries()) {
    const section = screen.getByRole('region', { name: `${index + 1}. ${title}` });
    expect(section).toHaveAttribute('id', id);
    expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `${path}#${id}`);
    const texts = blocks.flatMap((block): readonly string[] => {
      if (typeof block === 'string') return [block];
      return 'items' in block ? block.items : block.facts.flat();
    });
    for (const text of texts) {
      expect(section.textContent).toContain(nonBreaking(text));
    }
  }
  const contact = within(screen.getByRole('region', { name: '8. Contact Information' }));
  const email = contact.getByRole('link', { name: event.email });
  expect(email).toHaveAttribute('href', `mailto:${event.email}`);
});
