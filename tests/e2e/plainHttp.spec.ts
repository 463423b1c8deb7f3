import { vera } from '../../src/mocks/seeds';
import { openProfileOf } from './demoSteps';
import { test } from './fixtures';

test('the demo works over plain HTTP', async ({ page }) => {
  // Browsers lack both on plain HTTP outside localhost, for example on a phone.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await openProfileOf(page, vera);
});
