import { axeFindings, hiddenLists, undeclaredFields } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { unreadable, unseen } from './media.ts';
import { wordsLostInPictures } from './pictureContrast.ts';
import { brokenWords, cutOff, enlarged, resize, tinyWords, tooWide, unseenFocus } from './zoom.ts';

/* Examples for the checks of this folder. */

const words = (style: string) => `<p style="${style}">Words</p>`;
const list = (style: string) => `<ul style="${style}"><li>Words</li></ul>`;
const belowHeader = (position: string) => `
  <header class="site-header" style="position: ${position}; inset: 0; height: 90px"></header>
  <a href="/">Link</a>`;
const onBlack = (color: string) => `
  <main>
    <img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='300' height='150'/></svg>">
    ${words(`position: absolute; top: 0; color: ${color}`)}
  </main>`;

const examples = [
  { check: tooWide, good: words('width: 300px'), bad: words('width: 330px') },
  {
    check: brokenWords,
    good: words('width: 2em'),
    bad: words('width: 2em; word-break: break-all'),
  },
  { check: cutOff, good: words('overflow: hidden'), bad: words('overflow: hidden; height: 9px') },
  { check: tinyWords, good: words('font-size: 11px'), bad: words('font-size: 7px') },
  { check: unseenFocus, good: belowHeader('static'), bad: belowHeader('fixed') },
  // 4.54:1 and 4.48:1 on white paper.
  { check: unreadable, good: words('color: #767676'), bad: words('color: #777') },
  { check: unseen, good: '<input>', bad: '<input style="border: 0">' },
  { check: wordsLostInPictures, good: onBlack('white'), bad: onBlack('#444') },
  {
    check: undeclaredFields,
    good: '<input name="a" autocomplete="name">',
    bad: '<input name="a">',
  },
  { check: hiddenLists, good: list(''), bad: list('list-style: none') },
  {
    check: axeFindings,
    good: '<button aria-label="Save changes">Save</button>',
    bad: '<button aria-label="Store">Save</button>',
  },
];

test('each check accepts its good example and reports its bad one', async ({ page }) => {
  await resize(page, enlarged);
  for (const { check, good, bad } of examples) {
    await page.setContent(good);
    await expect.poll(() => check(page), good).toEqual([]);
    await page.setContent(bad);
    expect.soft(await check(page), bad).not.toEqual([]);
  }
});
