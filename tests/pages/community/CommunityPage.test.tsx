import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contactEmails, socialLinks } from '../../../src/data/championship.ts';
import { expectLinks } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

it('each topic of the community page has an anchor and its questions', async () => {
  visit('/faq.html');
  const nav = within(await screen.findByRole('navigation', { name: 'Questions by topic' }));
  expectLinks(nav, {
    'Visitors and tickets': '/faq.html#visitors',
    'Teams and robots': '/faq.html#teams',
    'Rules and scoring': '/faq.html#rules',
    'Accounts and data': '/faq.html#accounts',
    'Sponsors and media': '/faq.html#sponsors',
    'Getting to Zurich': '/faq.html#travel',
    Accessibility: '/faq.html#accessibility',
  });
  const travel = screen.getByRole('region', { name: 'Getting to Zurich' });
  expect(travel).toHaveAttribute('id', 'travel');
  expect(travel).toHaveTextContent('How do I get to Zurich?');
  expect(screen.getByRole('link', { name: 'Community' })).toHaveAttribute('aria-current', 'page');
});

it('the answers link to pages, social channels and email addresses', async () => {
  visit('/faq.html');
  await screen.findByText('Something else?');
  const links = [...screen.getByRole('main').querySelectorAll('a')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/faq.html#newsletter',
      '/register',
      '/register/participant',
      '/#contact',
      ...contactEmails.map(({ email }) => `mailto:${email}`),
      ...socialLinks.map(({ url }) => url),
    ]),
  );
  expect(screen.getByRole('main')).not.toHaveTextContent(/[[\]]/);
});
