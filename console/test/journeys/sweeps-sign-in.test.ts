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

/** Where browsers know passkeys: not at an IP address. */
const named = noBrowser ? undefined : await startService();
const local = named && { ...named, address: named.address.replace('127.0.0.1', 'localhost') };

await sweep(local, [
  { name: 'sign-in-with-passkey', path: '/console/sign-in', signedOut: true },
  {
    name: 'passkey-new',
    path: '/console/preferences',
    enter: async (page) => {
      await page.locator('main section').nth(-2).getByRole('button').last().click();
      await page.getByRole('dialog').locator('input').waitFor();
    },
  },
  {
    name: 'preferences-passkeys',
    path: '/console/preferences',
    enter: async (page) => {
      // After the sign-in of the sweep, which would have to show it.
      await named?.change(
        `insert into passkeys
         select repeat('a', 24), organization_id, id, 'AAAA', 'AAAA', 0, '{}', '', 'The laptop that I use at work, and its very long name', now()
         from users where email = $1 on conflict do nothing`,
        [named.admin.email],
      );
      await page.reload();
      await page.locator('main section').nth(-2).getByRole('listitem').scrollIntoViewIfNeeded();
    },
  },
]);

await sweep(strict, [{ name: 'second-factor-needed', path: '/console/cases' }]);
