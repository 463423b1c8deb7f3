import sharp from 'sharp';
import { ada, adaSignedIn, main, button } from './member';
import { siteUrl } from './playwright.config';
import { expect, expectAccessible, test } from './site';

/* Unusual names, files and input devices on the profile. */

test.use({ baseURL: siteUrl, storageState: adaSignedIn });

test('names, long, short and of other scripts, fit 320 px without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/profile');
  for (const name of ['x'.repeat(300), '못했습니다失敗李', `${'Anna-'.repeat(40)}Maria`]) {
    const user = { ...ada, firstName: name, lastName: name, organization: name };
    const email = `${name.slice(0, 60)}@${'sub.'.repeat(20)}example.org`;
    await page.evaluate(
      (text) => localStorage.setItem('user', text),
      JSON.stringify({ ...user, email }),
    );
    await page.reload();
    await expect(main(page).getByText(name).first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name.slice(0, 20)).toBe(320);
  }
});

test('each unusable file is rejected with a reason, and nothing changes', async ({ page }) => {
  await page.goto('/profile');
  await button(page, 'Edit profile').click();
  const picker = page.getByLabel('Edit avatar');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files = [
    ['empty.png', 'image/png', ''],
    ['drawing.svg', 'image/svg+xml', svg],
    ['drawing.png', 'image/png', svg],
    ['phone.heic', 'image/heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
    ['half.png', 'image/png', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
  ] as const;
  for (const [name, mimeType, text] of files) {
    await picker.setInputFiles({ name, mimeType, buffer: Buffer.from(text, 'latin1') });
    const sentence = 'Your browser cannot open this file as a picture.';
    await expect(page.getByRole('alert'), name).toContainText(sentence);
    await expect(page.getByText('New picture selected.'), name).toHaveCount(0);
    expect(await picker.inputValue(), name).toBe('');
  }
  await expectAccessible(page, 'main');

  // 144 megapixels in a small file, rejected before decoding.
  const side = { width: 12_000, height: 12_000 };
  const giant = sharp({ create: { ...side, channels: 3, background: '#888' } }).png();
  const buffer = await giant.toBuffer();
  expect(buffer.length).toBeLessThan(10_000_000);
  await picker.setInputFiles({ name: 'giant.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('alert')).toContainText('This picture is too large.');
  await expect(page.getByText('New picture selected.')).toHaveCount(0);
});

test('without a mouse a country is found by its letters, and the dialog keeps the focus until it closes', async ({
  page,
}) => {
  await page.goto('/profile');
  await button(page, 'Edit profile').click();
  const country = page.getByRole('combobox', { name: 'Country code' });
  await country.focus();
  await page.keyboard.type('canad');
  await expect(country).toHaveValue('1-CA');
  await button(page, 'Cancel').click();

  const opener = button(page, 'Delete Account');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog.getByPlaceholder('Your reason...')).toBeFocused();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) return 'browser';
      if (!activeElement.closest('[role="dialog"]')) return activeElement.outerHTML;
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    });
  const way = ['', 'Cancel', 'Delete', 'Close', '', 'Cancel'];
  for (const [key, places] of [
    ['Tab', way],
    ['Shift+Tab', way.toReversed()],
  ] as const) {
    for (const place of places.slice(1)) {
      await page.keyboard.press(key);
      // Between the last and the first control, the focus is on the browser's own controls.
      if ((await focused()) === 'browser') await page.keyboard.press(key);
      expect(await focused(), key).toBe(place);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
