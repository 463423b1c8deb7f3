import { expect, it } from 'vitest';
import { matchingStyles } from '../../../src/buildtime/firstPaint/matchingStyles.ts';

const page = `<!doctype html><html><head></head><body>
  <details class="unfolds"><summary>Question</summary></details>
  <button class="button">Send</button>
  <p class="dated">Now</p>
</body></html>`;

it.each([
  ':focus-visible{outline:red}',
  ':is(p,ul){color:red}',
  'details[open] summary{color:red}',
  '.unfolds::details-content{color:red}',
  '@media (forced-colors:none){.button{color:red}}',
  '.stale .dated{visibility:hidden}',
  ':root{--ink:red}.button{color:var(--ink)}',
])('the inline styles keep %s', (rule) => {
  expect(matchingStyles(rule, page).replaceAll(/\s/g, '')).toBe(rule.replaceAll(/\s/g, ''));
});

it.each([
  '.toast{color:red}',
  '.toast :is(ul,ol){color:red}',
  'details[open]::details-content{color:red}',
  '@media print{.button{color:red}}',
  '@media (width>=48rem) and (forced-colors:active){.button{color:red}}',
  '@supports (animation-timeline:view()){.button{color:red}}',
  '@media (hover:hover){.button:hover{color:red}}',
  ':is(.button,.link):active{color:red}',
])('the inline styles leave out %s', (rule) => {
  expect(matchingStyles(`.button{margin:0}${rule}`, page)).not.toContain('red');
});
