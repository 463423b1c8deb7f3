import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nonBreaking } from '../../../src/components/nonBreaking';
import { event } from '../../../src/data/event';
import { legalSections } from '../../../src/data/legal';
import { visit } from '../../visit';

describe.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms & Conditions'],
])('%s', (path, title) => {
  it(`is headed ${title}, with a breadcrumb from Home`, async () => {
    visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByText(title).closest('li')).toHaveAttribute('aria-current', 'page');
  });

  it('has eight numbered sections, each at its anchor and in the table of contents', async () => {
    visit(path);
    await screen.findByRole('heading', { level: 1, name: title });
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
    for (const [index, section] of legalSections.entries()) {
      const name = `${index + 1}. ${section.title}`;
      expect(screen.getByRole('region', { name })).toHaveAttribute('id', section.id);
      expect(nav.getByRole('link', { name: section.title })).toHaveAttribute(
        'href',
        `${path}#${section.id}`,
      );
    }
  });

  it('shows the whole text, with email addresses that can be clicked', async () => {
    visit(path);
    const contact = await screen.findByRole('region', { name: '8. Contact Information' });
    expect(within(contact).getByRole('link', { name: event.email })).toHaveAttribute(
      'href',
      `mailto:${event.email}`,
    );
    const shown = screen.getByRole('main').textContent;
    for (const { blocks } of legalSections) {
      for (const block of blocks) {
        for (const text of 'text' in block ? [block.text] : block.items) {
          expect(shown).toContain(nonBreaking(text));
        }
      }
    }
  });
});
