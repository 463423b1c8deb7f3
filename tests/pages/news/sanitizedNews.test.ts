import { expect, it, onTestFinished, vi } from 'vitest';
import { sanitizedNews } from '../../../src/pages/news/sanitizedNews';

it.each([
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a form', '<form action="https://example.org"><input name="q">a</form>', 'a'],
  ['a class or an id of the site', '<p class="skip-link" id="main">a</p>', '<p>a</p>'],
])('hostile HTML in an article loses %s', (_, html, left) =>
  expect(sanitizedNews(html)).toBe(left),
);

it('allowed elements stay, and each table is in a box that scrolls', () => {
  const table =
    '<table><caption>e “f”</caption><thead><tr><th scope="col">g</th></tr></thead></table>';
  const inline = '<p><em>h</em><code>i</code><sub>j</sub><sup>k</sup><abbr title="l">m</abbr></p>';
  const html = `<h2>A</h2><p><strong>b</strong> <a href="/purchase">c</a></p>${table}<ul><li>d</li></ul>${table}${inline}`;
  // The label does not repeat the caption, which would be read twice.
  const box = '<figure tabindex="0" aria-label="Table (scrolls sideways)">';
  const shown = html
    .replaceAll('<table>', `${box}<table>`)
    .replaceAll('</table>', '</table></figure>');
  expect(sanitizedNews(html)).toBe(shown);
  vi.stubGlobal('window', undefined);
  expect(sanitizedNews(html)).toBe(shown);
});

it('an article in a browser with Trusted Types is made trusted by the one policy of the site', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createHTML: (html: string) => string }) => ({
    ...rules,
    createHTML: (html: string) => rules.createHTML(html),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  onTestFinished(() => {
    vi.resetModules();
  });
  const fresh = await import('../../../src/pages/news/sanitizedNews');
  expect(fresh.sanitizedNews('<p onclick="alert(1)">a</p>')).toBe('<p>a</p>');
  expect(fresh.sanitizedNews('<p>b</p>')).toBe('<p>b</p>');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['news-html']);
});
