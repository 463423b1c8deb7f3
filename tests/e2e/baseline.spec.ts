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

/** Newer CSS features that the site uses: what a visitor sees without each, or why nobody lacks it. */
const withoutIt = {
  'anchor-name:': 'Menus open at the edge of the page.',
  'anchor-size(': 'A menu in the drawer is as wide as its words.',
  'animation-range:': 'Animations that follow scrolling run more slowly.',
  'break-after:avoid': 'A heading may be the last line on a sheet of paper.',
  'clip:': 'Deprecated, but in all browsers.',
  'content-visibility:': 'Disclosures open at once.',
  ':details-content': 'Disclosures open at once.',
  'forced-color-adjust:': 'Only Safari lacks it, and Safari forces no colours.',
  'interpolate-size:': 'Disclosures open at once.',
  ':marker': 'The bullets of lists have the colour of the text.',
  'overscroll-behavior:': 'Scrolling past the end of the menu scrolls the page.',
  'paint-order:': 'The exclusion zones on the floor plan cover the edges of the courses.',
  ':popover-open': 'The header shows all its links.',
  'position-anchor:': 'Menus open at the edge of the page.',
  'position-area:': 'Menus open at the edge of the page.',
  'position-area:span-left': 'Menus open at the edge of the page.',
  'position-area:span-right': 'Menus open at the edge of the page.',
  'position-try-fallbacks:': 'Menus open at the edge of the page.',
  'print-color-adjust:': 'Chromium before 136 has it with a prefix.',
  'resize:': 'Message fields keep their height.',
  'scrollbar-width:': 'The sections of a page show their scrollbar.',
  '@starting-style': 'The drawer opens at once.',
  'text-wrap:': 'The last line of a heading may be short.',
  'user-select:': 'Safari has it with a prefix.',
  'word-break:break-word': 'Deprecated, but in all browsers.',
};
const features = Object.keys(withoutIt);

const styleSheets = distFiles().filter((file) => file.endsWith('.css'));

test('every CSS feature beyond Baseline is in the list of fallbacks', () => {
  const found = styleSheets.flatMap((file) => featuresBeyondBaseline(distText(file)));
  expect([...new Set(found)].sort()).toEqual([...features].sort());
});

// If a closed popover has fallbacks, WebKit 2.50 computes its styles for ever, and the page freezes.
test('a closed menu has no position-try-fallbacks, which may freeze WebKit', async ({ page }) => {
  await page.goto(siteUrl);
  const fallbacks = await page
    .locator('[popover]')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).positionTryFallbacks));
  expect(fallbacks.length).toBeGreaterThan(0);
  expect(new Set(fallbacks)).toEqual(new Set(['none']));
});

// A name must not be the end of another: `clip:` is not in `background-clip:`.
const patterns = features.map((name) => name.replace('(', '\\(').replace(/^\w/, '(?<![\\w-])$&'));
const used = new RegExp(patterns.join('|'), 'g');

/** Renames the features in styles, so that browsers ignore them. */
const withoutFeatures = (styles: string) =>
  styles.replace(used, (feature) => feature.replace(/\w/, 'x-$&'));

test('`withoutFeatures` leaves no CSS beyond Baseline', () => {
  const styles = styleSheets.map((file) => withoutFeatures(distText(file)));
  expect(styles.flatMap(featuresBeyondBaseline)).toEqual([]);
});

/** Serves the site without these features, popovers and modules. */
async function lackFeatures(page: Page) {
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/*.css', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill({ contentType: 'text/css', body: withoutFeatures(distText(file)) });
  });
  await page.route(/^[^.]+(\.html)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<style>.*?<\/style>/gs, withoutFeatures)
      .replace(/ popover(?:target|targetaction)?="[^"]*"/gi, '')
      // Of the disclosures with one name, only one can be open.
      .replace(/(<details[^>]*?) name="[^"]*"/g, '$1')
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

test('one page of each public layout works without CSS beyond Baseline', async ({ page }) => {
  await lackFeatures(page);
  for (const { path } of onePageOfEachLayout) {
    await page.goto(siteUrl + path);
    await expect(page.locator('[popover], [popovertarget], details:not([open])')).toHaveCount(0);
    expect(featuresBeyondBaseline((await page.locator('style').textContent()) ?? '')).toEqual([]);
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
  // Styles of Bootstrap, and of the toasts.
  const intended = /^(?:\.btn|\.form-|\.Toastify|a\b)/;
  expect(found.filter((selector) => !intended.test(selector))).toEqual([]);
});
