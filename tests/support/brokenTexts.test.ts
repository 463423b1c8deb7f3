import { expect, it } from 'vitest';
import { brokenTexts, elementOf } from './brokenTexts';

it.each([
  '<p></p>',
  '<p>It costs  francs.</p>',
  '<p>It takes minutes .</p>',
  '<p>It costs nothing.You pay later.</p>',
  '<li><strong>65 N</strong> </li>',
  '<p>One sentence. Half a</p>',
  '<a href="/"></a>',
  '<nav aria-label=""></nav>',
])('a missing or broken text is found: %s', (html) => {
  expect(brokenTexts(elementOf(html))).toHaveLength(1);
});
