import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { compileArticle } from '../../../src/buildtime/plugins/articles.ts';
import { requireNonNull } from '../../support/requireNonNull.ts';

const articles = import.meta.glob<{ default: ComponentType }>('./article.html', {
  query: '?article',
  eager: true,
});

const file = 'src/pages/news/articles/1.html';

it.each([
  { part: 'a script', html: '<script>alert(1)</script>' },
  { part: 'an event handler', html: '<p onclick="alert(1)">a</p>' },
  { part: 'an image', html: '<img src="x" onerror="alert(1)">' },
  { part: 'a frame', html: '<iframe src="https://example.org"></iframe>' },
  { part: 'a style sheet', html: '<style>p { color: red }</style>' },
  { part: 'a style attribute', html: '<p style="color: red">a</p>' },
  { part: 'an SVG', html: '<svg><script>alert(1)</script></svg>' },
  { part: 'MathML', html: '<math><mtext>a</mtext></math>' },
  { part: 'a form', html: '<form action="https://example.org"><input name="q"></form>' },
  { part: 'a template', html: '<template><script>alert(1)</script></template>' },
  { part: 'a comment', html: '<!-- a -->' },
  { part: 'a class on a list', html: '<ul class="skip-link">a</ul>' },
  { part: 'an id', html: '<p id="main">a</p>' },
  { part: 'a data attribute', html: '<p data-path="/">a</p>' },
  { part: 'an h1', html: '<h1>a</h1>' },
  { part: 'a script link', html: '<a href="javascript:alert(1)">a</a>' },
  { part: 'a disguised script link', html: '<a href=" java&#10;script:alert(1)">a</a>' },
  { part: 'a data link', html: '<a href="data:text/html,a">a</a>' },
  { part: 'a link to nowhere', html: '<a>a</a>' },
  { part: 'a malformed link', html: '<a href="https://">a</a>' },
  { part: 'a relative link', html: '<a href="purchase">a</a>' },
  { part: 'a link with a target', html: '<a href="/" target="_blank">a</a>' },
  { part: 'an href outside a link', html: '<p href="/">a</p>' },
  { part: 'a body', html: '<body onload="alert(1)">' },
  { part: 'a cell outside a table', html: '<td>a</td>' },
  { part: 'half a tag', html: '<p>a</p' },
])('the build refuses an article with $part, and names file and line', ({ html }) => {
  expect(() => compileArticle(`<p>\n  a\n</p>\n${html}`, file)).toThrow(`${file}:4: `);
  expect(() => compileArticle(html, file)).toThrow(`${file}:1: `);
});

it('a compiled article has client-side links, scrolling tables and no-break spaces', () => {
  const Article = requireNonNull(articles['./article.html'], 'The article').default;
  const { container } = render(<Article />, { wrapper: MemoryRouter });
  for (const link of container.querySelectorAll('[data-discover]')) {
    link.textContent = `client-side ${link.textContent}`;
    link.removeAttribute('data-discover');
  }
  expect(container.innerHTML).toBe(
    [
      '<p>A <a href="/competition-categories#cat2">client-side page</a>, <em>as HTML</em>: ',
      '<a href="/faq.html">client-side FAQ</a> <em>wraps</em>, <a href="/feed.xml">feed</a>, ',
      '<a href="https://example.org/">other</a>, ',
      '<a href="mailto:a@example.org">email</a></p>',
      '<h2>65\u00a0N &amp; &lt;7–\u206013&gt; {9\u00a0kg} set-\u2060up</h2><h3>B</h3>',
      '<ul><li><strong>c</strong></li></ul>',
      '<ol><li>e</li></ol>',
      // A label with the caption would be read twice.
      '<figure tabindex="0" aria-label="Table (scrolls sideways)"><table class="figures"><caption>h</caption>',
      '<thead><tr><th scope="col">i</th></tr></thead>',
      '<tbody><tr><th scope="row">j</th><td>k</td></tr></tbody></table></figure>',
      '<p class="key-figure"><strong>0.5\u00a0s</strong> o</p>',
    ]
      .join('')
      .replaceAll('\u00a0', '&nbsp;'),
  );
});

it.each([
  { element: '<arena-floor></arena-floor>', code: 'createElement(ArenaFloor,{})' },
  { element: '<run-bars></run-bars>', code: 'createElement(RunBars,{})' },
  {
    element: '<course-plan category="cat1"></course-plan>',
    code: 'createElement(CoursePlan,{"category":"cat1"})',
  },
])('$element becomes a drawing', ({ element, code }) => {
  expect(compileArticle(element, file)).toContain(code);
});

it.each([
  { words: 2, minutes: 1 },
  { words: 329, minutes: 1 },
  { words: 331, minutes: 2 },
  { words: 700, minutes: 3 },
])('the reading time of an article with $words words is $minutes min', ({ words, minutes }) => {
  const html = '<p>word <em>word</em></p>'.repeat(words / 2) + '<p>word</p>'.repeat(words % 2);
  expect(compileArticle(html, file)).toContain(`export const minutes = ${minutes};`);
});
