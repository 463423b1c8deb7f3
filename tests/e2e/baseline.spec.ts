import css from '@eslint/css';
import { expect, type Page, test } from '@playwright/test';
import { Linter } from 'eslint';
import packageJson from '../../package.json' with { type: 'json' };
import { siteUrl } from './playwright.config.ts';
import { axeViolations } from './support/accessibility.ts';
import { distFiles, distText, onePageOfEachLayout } from './support/dist.ts';
import { resize } from './support/zoom.ts';

/* The site needs no CSS that browsers of the Baseline in package.json may lack. */

/** `widely` or `newly`. */
const available = packageJson.browserslist.split(' ')[1];

const config: Linter.Config = {
  files: ['**/*.css'],
  plugins: { css },
  language: 'css/css',
  languageOptions: { tolerant: true },
  rules: { 'css/use-baseline': ['error', { available }] },
};

/** CSS spelling of the names in messages. */
const spellings: Record<string, (name: string, property: string) => string> = {
  Property: (name) => `${name}:`,
  Value: (name, property) => `${property}:${name}`,
  Selector: (name) => `:${name}`,
  Function: (name) => `${name}(`,
  'Media condition': (name) => `(${name}`,
  'At-rule': (name) => name,
};

/**
 * Features of a minified style sheet that the browsers in package.json may lack, and that no `@supports` guards.
 * @returns for example `text-wrap:`, `break-after:avoid`, `:popover-open`, `@scope`.
 */
function featuresBeyondBaseline(styles: string): string[] {
  return new Linter().verify(styles, [config], { filename: 'site.css' }).map(({ message }) => {
    const [, kind = '', name = '', property = ''] =
      /^(.+?) '(.+?)'(?: of property '(.+?)')?/.exec(message) ?? [];
    return spellings[kind]?.(name, property) ?? message;
  });
}

/** Newer CSS features that the site uses. Each key says what a visitor sees without it, or why nobody lacks it. */
const progressive = {
  'The header lets some of the page shine through.': ['(prefers-reduced-transparency'],
  'Disclosures open at once.': [':details-content', 'content-visibility:', 'interpolate-size:'],
  'Disclosures show a second marker.': [':marker'],
  'The header shows all its links.': [':popover-open'],
  'The drawer opens at once.': ['@starting-style'],
  'Menus open at the edge of the page.': [
    'anchor-name:',
    'position-anchor:',
    'position-area:',
    'position-area:span-left',
    'position-area:span-right',
    'position-try-fallbacks:',
  ],
  'A menu in the drawer is as wide as its words.': ['anchor-size('],
  'The bar of points fills more slowly.': ['animation-range:'],
  'Safari before 18 has it with a prefix.': ['backdrop-filter:'],
  'A heading may be the last line on a sheet of paper.': ['break-after:avoid'],
  'Text for screen readers alone is visible. All browsers have it; it is deprecated.': ['clip:'],
  'Only Safari lacks it, which forces no colours.': ['forced-color-adjust:'],
  'Scrolling past the end of the menu scrolls the page.': ['overscroll-behavior:'],
  'The safety zones on the floor plan cover the edges of the courses.': ['paint-order:'],
  'Chromium before 136 has it with a prefix.': ['print-color-adjust:'],
  'Message fields keep their height.': ['resize:'],
  'The sections of a page and of the profile show their scrollbar.': ['scrollbar-width:'],
  'The last line of a heading may be short.': ['text-wrap:'],
  'Safari has it with a prefix.': ['user-select:'],
  'A tile at the edge of a phone shows half of its words.': ['view-timeline:'],
  'No line below the tiles shows their position.': ['scroll-timeline:', 'timeline-scope:'],
  'Deprecated, but in all browsers.': ['word-break:break-word'],
};
const features = Object.values(progressive).flat();

const styleSheets = distFiles().filter((file) => file.endsWith('.css'));

test('every CSS feature beyond Baseline is in the list of fallbacks', () => {
  const found = styleSheets.flatMap((file) => featuresBeyondBaseline(distText(file)));
  expect([...new Set(found)].sort()).toEqual([...features].sort());
});

// If a closed popover has fallbacks, WebKit 2.50 computes its styles for ever, and the page freezes.
test('a closed menu has no position-try-fallbacks, because they may freeze WebKit', async ({
  page,
}) => {
  await page.goto(siteUrl);
  const fallbacks = await page
    .locator('[popover]')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).positionTryFallbacks));
  expect(fallbacks.length).toBeGreaterThan(0);
  expect(new Set(fallbacks)).toEqual(new Set(['none']));
});

/** Serves the site without these features, popovers and modules. */
async function lackFeatures(page: Page) {
  const names = features.map((feature) => feature.replace('(', '\\('));
  const known = new RegExp(`(?<![\\w-])(?:${names.join('|')})`, 'g');
  const spoil = (styles: string) =>
    styles.replace(known, (feature) => feature.replace(/\w/, 'x-$&'));
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/*.css', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill({ contentType: 'text/css', body: spoil(distText(file)) });
  });
  await page.route(/^[^.]+(\.html)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<style>[^<]*/g, spoil)
      .replace(/ popover(?:target|targetaction)?="[^"]*"/gi, '')
      .replaceAll(' name="faq"', '')
      .replaceAll('<details', '<details open');
    // The policy has the hash of the original styles.
    const headers = { ...response.headers(), 'content-security-policy': '' };
    return route.fulfill({ response, body, headers });
  });
}

/** Visible links of a part of the page that a press in their middle would miss. */
const missedLinks = (page: Page, part: string) =>
  page.locator(`${part} a`).evaluateAll((links) =>
    links
      .filter((link) => {
        link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const [box] = link.getClientRects();
        if (!box || !link.checkVisibility({ visibilityProperty: true })) return false;
        const { left, top, width, height } = box;
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map(({ outerHTML }) => outerHTML),
  );

test('every layout works without CSS beyond Baseline', async ({ page }) => {
  await lackFeatures(page);
  for (const { path } of onePageOfEachLayout) {
    await page.goto(siteUrl + path);
    for (const width of [390, 1280]) {
      await resize(page, { width, height: 800 });
      const where = `${path} at ${width} px`;
      // Header and footer are the same on every page.
      const part = path === '/' ? ':is(nav, main, footer)' : 'main';
      const lost = await axeViolations(page, { type: 'rule', values: ['color-contrast'] }, part);
      expect(lost, where).toEqual([]);
      await expect(page.getByRole('banner').getByRole('link', { name: 'All News' })).toBeVisible();
      expect(await missedLinks(page, part), where).toEqual([]);
    }
  }
});

test('hover styles apply only to devices that hover', () => {
  const asking = /@media[^{]*\(hover: ?hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const found = styleSheets.flatMap((file) =>
    [
      ...distText(file)
        .replace(asking, '')
        .matchAll(/[^{}]*:hover[^{}]*(?=\{)/g),
    ].map(String),
  );
  // Buttons take their colours from variables, which _buttons.scss sets for touch.
  // On the floor plan, a tap on a course marks its day until the next tap.
  const intended = /^(?:\.btn|\.form-|\.Toastify|\.event-plan|a\b)/;
  expect(found.filter((selector) => !intended.test(selector))).toEqual([]);
});
