import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withSiteUrl } from '../../../src/buildtime/plugins/faqPage';

it('names the address of the site it is built for', () => {
  const page = withSiteUrl(readFileSync('public/faq.html', 'utf8'), 'https://robots.test');
  expect(page).toContain('<link rel="canonical" href="https://robots.test/faq.html" />');
});

it('does not let a page go without an address', () => {
  expect(() => withSiteUrl('<title>FAQ</title>', 'https://robots.test')).toThrow('canonical');
});
