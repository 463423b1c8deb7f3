import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../support/visit';

it.each([
  ['Home', 'renders the start of the home page first', false],
  ['Contact form', 'renders its section at once', true],
])('the link "%s" %s', async (name, _, isComplete) => {
  const { user } = visit('/faq.html');
  const link = await screen.findByRole('link', { name });
  const sections: (HTMLElement | null)[] = [];
  const observer = new MutationObserver(() =>
    sections.push(document.getElementById('faq_contact')),
  );
  observer.observe(screen.getByRole('main'), { childList: true, subtree: true });
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
  observer.disconnect();
  expect(sections[0] !== null).toBe(isComplete);
});
