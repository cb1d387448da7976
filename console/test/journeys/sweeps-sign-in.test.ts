import { noBrowser } from '../support/browser.js';
import { startService } from '../support/service.js';
import { sweep } from '../support/sweep.js';

const service = noBrowser ? undefined : await startService();
const strict = noBrowser ? undefined : await startService();
await strict?.ask('POST', '/api/sign-in-policy', { second_factor_required: true });
const password = service?.admin.password ?? '';

await sweep(service, [
  { name: 'sign-in-policy', path: '/console/administration/sign-in' },
  { name: 'preferences-second-factor', path: '/console/preferences' },
  {
    name: 'second-factor-qr',
    path: '/console/preferences',
    enter: async (page) => {
      await page.locator('main section').last().getByRole('button').click();
      const field = page.getByRole('dialog').locator('input');
      await field.waitFor();
      // The password, unless it was confirmed less than five minutes ago.
      if ((await field.getAttribute('type')) === 'password') {
        await field.fill(password);
        await page.keyboard.press('Enter');
      }
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
]);

await sweep(strict, [{ name: 'second-factor-needed', path: '/console/cases' }]);
