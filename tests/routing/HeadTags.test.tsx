import { screen, waitFor } from '@testing-library/react';
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
      canonical: 'http://localhost:3000/terms-conditions',
    }),
  );
  await router.navigate('/login');
  await waitFor(() => expect(head()).toEqual(signIn));
  expect(document.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
});

it('the canonical link keeps its origin on the next page, even after a page without such a link', async () => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'canonical', href: 'https://whrc.example/' }));
  const { router } = visit('/');
  await screen.findByRole('heading', { level: 1 });
  await router.navigate('/purchase');
  await waitFor(() => expect(head().canonical).toBe('https://whrc.example/purchase'));
  await router.navigate('/login');
  await waitFor(() => expect(head().canonical).toBeUndefined());
  await router.navigate('/terms-conditions');
  await waitFor(() => expect(head().canonical).toBe('https://whrc.example/terms-conditions'));
});
