import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { championship } from '../../src/data/championship.ts';
import { expectLinks } from '../support/steps.ts';
import { visit } from '../support/visit.tsx';

it('the footer has its links and the copyright line of 2025', async () => {
  visit('/purchase');
  const inFooter = within(await screen.findByRole('contentinfo'));
  expectLinks(inFooter, {
    Instagram: 'https://www.instagram.com/whrc2026',
    LinkedIn: 'https://www.linkedin.com/company/whrc2026',
    'X (social network)': 'https://x.com/whrc2026',
    'Privacy Policy': '/privacy-policy',
    'Terms & Conditions': '/terms-conditions',
  });
  expect(inFooter.getByText(`© 2025 ${championship.name}`)).toBeVisible();
});
