import { expect, test } from '@playwright/test';
import { distFiles, distText } from './dist';
import { newInPage, newInStyles } from './newFeatures';

/*
 * The oldest browsers that package.json promises: what they lack is used only where the site works without it.
 * What the lint of the code cannot know is read from the styles and pages as the build has written them.
 */

/** What the site uses although one of these browsers lacks it: what is different there. */
const progressive = {
  ':popover-open': 'The header shows all its links at once.',
  '@starting-style': 'The drawer is there at once.',
  'anchor-name': 'Menus open at the edge of the page.',
  'position-anchor': 'Menus open at the edge of the page.',
  ':view-transition-group': 'Pages change at once.',
  ':view-transition-new': 'Pages change at once.',
  ':view-transition-old': 'Pages change at once.',
  'view-transition-name': 'Pages change at once.',
  'scrollbar-width': 'The bars of a page’s sections and of the profile show their scrollbar.',
  'position-area': 'Menus open at the edge of the page.',
  'position-try-fallbacks': 'Menus open at the edge of the page.',
  'width: anchor-size()': 'A menu in the drawer is as wide as its words.',
  ':details-content': 'What unfolds is open at once.',
  'content-visibility': 'What unfolds is open at once.',
  'interpolate-size': 'What unfolds is open at once.',
  ':has': 'A card does not light up with its link, and the space around some hidden parts stays.',
  'text-wrap': 'The last line of a heading may be a short one.',
  '1lh': 'What the tiers bring may begin at different heights.',
  'size-adjust': 'Lines may move when the face of the headings arrives.',
  'ascent-override': 'Lines may move when the face of the headings arrives.',
  'descent-override': 'Lines may move when the face of the headings arrives.',
  'line-gap-override': 'Lines may move when the face of the headings arrives.',
  'break-after: avoid': 'A heading may be the last line of a sheet of paper.',
  'forced-color-adjust': 'Only Safari lacks it, which forces no colours.',
  '(scripting)': 'Sign In is there before it is known whether somebody is signed in.',
  '(prefers-reduced-transparency)': 'The header lets some of the page shine through.',
  'clip: rect()': 'As old as the property; the data know another one of that name.',
  'word-wrap': 'The old name of overflow-wrap.',
  'button popovertarget': 'The header shows all its links at once.',
  'nav popover': 'The header shows all its links at once.',
  'ul popover': 'The header shows all its links at once.',
  'details name': 'More than one question can be open.',
  'img fetchpriority': 'Pictures, faces and scripts load in the order of the browser.',
  'link fetchpriority': 'Pictures, faces and scripts load in the order of the browser.',
  'link imagesrcset': 'The first picture loads a little later.',
  'link imagesizes': 'The first picture loads a little later.',
  'input autocapitalize': 'A phone may begin an email address with a capital.',
};

const filesOf = (ending: string) => distFiles().filter((file) => file.endsWith(ending));

test('what the oldest promised browsers lack is used only where the site works without it', () => {
  const found = [
    ...filesOf('.css').flatMap((file) => newInStyles(distText(file))),
    ...filesOf('.html').flatMap((file) => newInPage(distText(file))),
  ];
  expect([...new Set(found)].sort()).toEqual(Object.keys(progressive).sort());
});

test('what was tapped does not stay lit: styles of hovering ask whether something can hover', () => {
  const asking = /@media[^{]*\(hover: ?hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const found = filesOf('.css').flatMap((file) =>
    [
      ...distText(file)
        .replace(asking, '')
        .matchAll(/[^{}]*:hover[^{}]*(?=\{)/g),
    ].map(String),
  );
  // Bootstrap's buttons take their colours from variables, which _buttons.scss sets for touch.
  expect(found.filter((selector) => !/^(?:\.btn|\.form-|\.Toastify|a\b)/.test(selector))).toEqual(
    [],
  );
});

test('what is newer than the oldest promised browsers is found', () => {
  const styles = `
    @scope (.card) { a { color: light-dark(red, blue) } }
    p:user-valid { field-sizing: content; width: 1rlh; -webkit-mask-composite: xor; mask-composite: exclude }
    @supports (height: stretch) { p { height: calc-size(auto, size); margin: 0 1dvh } }`;
  expect(newInStyles(styles)).toEqual([
    '@scope',
    'color: light-dark()',
    ':user-valid',
    'field-sizing',
    '1rlh',
    'height: calc-size()',
  ]);
  expect(newInPage('<details name="a" open><dialog closedby="any">')).toEqual([
    'details name',
    'dialog closedby',
  ]);
});
