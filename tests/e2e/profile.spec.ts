import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { paul, vera } from '../../src/mocks/seeds.ts';
import { expectAccessible } from './support/accessibility.ts';
import {
  expectArrived,
  field,
  fillIn,
  follow,
  openPage,
  openProfileOf,
  press,
} from './support/browserSteps.ts';
import { expect, test } from './support/fixtures.ts';
import { photograph } from './support/testData.ts';

/* The profile: the team and the picture. */

/** The bytes of a picture, fetched by the page. */
async function bytesOf(picture: Locator): Promise<Buffer> {
  const bytes = await picture.evaluate(async (element) => {
    const response = await fetch((element as HTMLImageElement).currentSrc);
    return [...new Uint8Array(await response.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('a participant drafts a team, and is asked before leaving the page', async ({ page }) => {
  await openProfileOf(page, paul);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Profile pages' });
  await follow(menu, 'Team Management');
  await expectArrived(page, '/profile/team', 'Team Management');
  await expect(main.getByText('No team members added yet')).toBeVisible();
  await press(main, 'Add Member');
  await expect(field(main, 'Name')).toBeFocused();
  await expectAccessible(page);
  for (const name of ['Ada Keller', 'Ben Meier']) {
    await fillIn(main, { Name: name, Organization: 'Team Nordlicht' });
    await page.keyboard.press('Enter');
    await expect(main.getByText(`${name} was added.`)).toBeInViewport();
  }
  await press(main, 'Edit Ada Keller');
  await expect(field(main, 'Name')).toHaveValue('Ada Keller');
  await field(main, 'Qualification').fill('Control engineer');
  await expectAccessible(page, 'main');
  await press(main, 'Update Member');
  await expect(main.getByText('Control engineer')).toBeVisible();
  await press(main, 'Delete Ben Meier');
  await expect(main.getByText('Ben Meier was deleted.')).toBeInViewport();
  await expectAccessible(page, 'main');

  await follow(menu, 'Support');
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await press(question, 'Leave');
  await expectArrived(page, '/profile/support', 'Support');
});

test('a photograph is scaled and turned upright; a broken picture is refused', async ({ page }) => {
  await openProfileOf(page, vera);
  const main = page.getByRole('main');
  await press(main, 'Edit profile');
  const picker = main.getByLabel('Edit avatar');
  const half = Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1');
  await picker.setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer: half });
  await expect(main.getByRole('alert')).toContainText('cannot open this file as a picture');
  await expectAccessible(page, 'main');
  const photo = await photograph();
  expect(await sharp(photo.buffer).metadata()).toMatchObject({ orientation: 6, width: 1600 });
  await picker.setInputFiles(photo);
  await press(main, 'Save');
  await expect(main.getByRole('status')).toHaveText('Profile updated successfully!');

  // Decorative, beside the name.
  const avatars = [
    page.getByRole('button', { name: 'Hi, Vera' }).getByRole('presentation'),
    main.getByRole('presentation').first(),
  ];
  for (const avatar of avatars) {
    await expect(avatar).toHaveAttribute('src', /^\/public\/uploads\/[\w-]+\.webp$/);
    await expect(avatar).toHaveJSProperty('complete', true);
    await expect(avatar).toHaveJSProperty('naturalWidth', 384);
    const bytes = await bytesOf(avatar);
    expect(bytes.length).toBeLessThanOrEqual(300 * 1024);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 384, height: 512, exif: undefined });
  }
  await openPage(page, '/profile');
  await expect(main.getByRole('presentation').first()).toHaveAttribute('src', /uploads/);
});
