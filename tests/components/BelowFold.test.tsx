import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../support/visit.tsx';

for (const { part, link: name, hasContact } of [
  { link: 'Home', part: 'only the start of the page', hasContact: false },
  { link: 'Contact form', part: 'the whole page', hasContact: true },
]) {
  it(`a click on the link ${name} first renders ${part}`, async () => {
    const { user } = visit('/faq.html');
    const link = await screen.findByRole('link', { name });
    const renders: { hasContact: boolean }[] = [];
    const observer = new MutationObserver(() =>
      renders.push({ hasContact: document.getElementById('faq_contact') !== null }),
    );
    observer.observe(screen.getByRole('main'), { childList: true, subtree: true });
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeVisible();
    observer.disconnect();
    expect(renders[0]).toEqual({ hasContact });
  });
}
