import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { communityTopics } from '../../../src/data/communityTopics';
import { contactEmails, socialLinks } from '../../../src/data/event';
import { ada } from '../../support/accounts';
import { visit } from '../../support/visit';

it('each topic has an anchor, its questions and a link', async () => {
  visit('/faq.html');
  const nav = await screen.findByRole('navigation', { name: 'Questions by topic' });
  for (const { id, title, questions } of communityTopics) {
    expect(within(nav).getByText(title).closest('a')).toHaveAttribute('href', `/faq.html#${id}`);
    const topic = document.getElementById(id);
    expect(topic).toHaveAccessibleName(title);
    for (const { question } of questions) expect(topic).toHaveTextContent(question);
  }
});

it('the answers link to pages, social channels and email addresses', async () => {
  visit('/faq.html');
  await screen.findByText('Something else?');
  const links = within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link', {
    hidden: true,
  });
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...['/faq.html#newsletter', '/register', '/register/participant', '/#contact'],
      ...contactEmails.map(({ email }) => `mailto:${email}`),
      ...socialLinks.map(({ url }) => url),
    ]),
  );
  expect(links.map(({ textContent }) => textContent).join()).not.toMatch(/[[\]]/);
});

it('the page links to the registration, for signed-in users to the profile', async () => {
  const { unmount } = visit('/faq.html');
  const register = await screen.findByRole('link', { name: 'Choose your role' });
  expect(register).toHaveAttribute('href', '/register');
  unmount();
  visit('/faq.html', { user: ada });
  const profile = await screen.findByRole('link', { name: 'Go to your profile' });
  expect(profile).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Community' })).toHaveAttribute('aria-current', 'page');
});
