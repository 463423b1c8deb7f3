import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { championship } from '../../src/data/championship.ts';
import { visit } from '../support/visit.tsx';

/** The page's metadata for search engines. */
const head = () => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
  robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
  canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
});

it('title, description, robots and canonical link change with the page', async () => {
  const { router } = visit('/login');
  const signIn = {
    title: `Sign In – ${championship.shortName}`,
    description: expect.stringMatching(/sign in/i) as string,
    robots: 'noindex, nofollow',
    canonical: undefined,
  };
  await waitFor(() => expect(head()).toEqual(signIn));
  await router.navigate('/terms-conditions');
  await waitFor(() =>
    expect(head()).toEqual({
      title: `Terms & Conditions – ${championship.shortName}`,
      description: expect.stringMatching(/terms/i) as string,
      robots: undefined,
      canonical: `https://${championship.domain}/terms-conditions`,
    }),
  );
  await router.navigate('/login');
  await waitFor(() => expect(head()).toEqual(signIn));
  expect(document.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
});

it('the canonical link is spelled as in the route table', async () => {
  visit('/PURCHASE');
  const canonical = `https://${championship.domain}/purchase`;
  await waitFor(() => expect(head()).toMatchObject({ canonical }));
});
