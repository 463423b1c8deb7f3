import { event } from '../../src/data/event';
import { expectArrived, field, fillPhone, openNewestEmail, visit } from './people';
import { expect, expectAccessible, test } from './site';

test('a company chooses a tier, sends an enquiry and is thanked', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Become a Sponsor' }).click();
  await expectArrived(page, 'Become a Sponsor');

  await page.getByRole('link', { name: 'Choose Gold' }).click();
  const form = page.getByRole('form', { name: 'Send an enquiry' });
  await expect(form).toBeInViewport();
  const message = field(form, 'Message');
  await expect(message).toHaveValue('We are interested in the Gold tier (CHF 25,000).');
  await form.getByRole('radio', { name: 'Platinum' }).check();
  const sentence = 'We are interested in the Platinum tier (CHF 50,000).';
  await expect(message).toHaveValue(sentence);

  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(field(form, 'Name')).toBeFocused();
  await expectAccessible(page, 'main');
  await field(form, 'Name').fill('Mia Muster');
  await field(form, 'Organization').fill('Muster Drives');
  await field(form, 'Email').fill('mia@muster.example');
  await fillPhone(form, 'Germany (+49)', '15123456789');
  await message.press('End');
  await message.pressSequentially(' And in the plant!');
  await page.reload();
  await expect(message).toHaveValue(`${sentence} And in the plant!`);
  await expect(form.getByRole('radio', { name: 'Platinum' })).toBeChecked();
  await expect(field(form, 'Name')).toHaveValue('Mia Muster');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  const thanks = form.getByRole('status');
  await expect(thanks).toContainText('Thank you for your enquiry!');
  await expect(thanks).toBeFocused();
  await expect(message).toBeEmpty();
  await expectAccessible(page, 'main');

  const mail = await openNewestEmail(page, 'Sponsor request');
  await expect(mail).toContainText(event.sponsorEmail);
  await expect(mail).toContainText('mia@muster.example');
  await expect(mail).toContainText('Organization: Muster Drives');
  await expect(mail).toContainText(`${sentence} And in the plant!`);
});
