import { vera } from '../../src/mocks/seeds';
import { test } from './support/fixtures';
import { openProfileOf } from './support/steps';

test('the demo works over plain HTTP', async ({ page }) => {
  // Browsers lack both on plain HTTP outside localhost, for example on a phone.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await openProfileOf(page, vera);
});
