import type { Page } from 'playwright-core';
import { noBrowser } from '../support/browser.js';
import { countedDays } from '../support/counted-days.js';
import { startService } from '../support/service.js';
import { sweep } from '../support/sweep.js';
import { changeEntry, WHITELISTED, whitelistPairs } from '../support/whitelisted-pairs.js';

const service = noBrowser ? undefined : await startService();
const [list, bare] = service ? [await makeList('Former partners'), await makeList('Nobody yet')] : ['', ''];

async function makeList(name: string): Promise<string> {
  const made = await service?.ask('POST', '/api/custom-lists', { name, description: 'Until the end of 2020' });
  return made.custom_list.id;
}

await service?.ask('POST', `/api/custom-lists/${list}/entries`, {
  entries: [
    { id: 'c-1', name: 'Adalbert Quendelin', aliases: ['Bert'], birth_incorporation_date: '1961', countries: ['DE'] },
    { id: 'c-2', name: 'Ferdinand Oakhollow Shipping and Trading Company of the Lower Danube', entity_type: 'Company' },
    { id: 'c-3', name: 'Соня Мармеладова', categories: ['Sanctions', 'PEP Level 2'] },
  ],
});

if (service) {
  await changeEntry(service, await whitelistPairs(service), WHITELISTED[0] ?? '');
  await countedDays(service);
  await service.ask('POST', '/api/search-profile', { name: 'Onboarding', categories: ['Sanctions', 'PEP'] });
}

const check = (content: string) => async (page: Page) => {
  const file = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('table').nth(1).waitFor();
};

await sweep(service, [
  { name: 'custom-lists', path: '/console/custom-lists' },
  {
    name: 'custom-lists-new',
    path: '/console/custom-lists',
    enter: async (page) => {
      await page.locator('main header').getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'custom-list-empty', path: `/console/custom-lists/${bare}` },
  {
    name: 'custom-list-entry',
    path: `/console/custom-lists/${list}`,
    enter: async (page) => {
      await page.getByRole('table').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'custom-list-import',
    path: `/console/custom-lists/${list}`,
    enter: check('id,name\nc-1,Adalbert\n9,Anna\n'),
  },
  { name: 'custom-list-faults', path: `/console/custom-lists/${list}`, enter: check('name,gender\n--,\nAnna,\n,\n') },
  { name: 'custom-list-none-match', path: `/console/custom-lists/${list}?search=nobody` },
  { name: 'whitelist', path: '/console/whitelist' },
  { name: 'whitelist-none-match', path: '/console/whitelist?search=nobody' },
  {
    name: 'whitelist-end',
    path: '/console/whitelist',
    enter: async (page) => {
      await page.getByRole('table').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'profiles', path: '/console/profiles' },
  {
    name: 'profiles-edit',
    path: '/console/profiles',
    enter: async (page) => {
      await page.getByRole('table').getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('checkbox').nth(3).waitFor();
    },
  },
  { name: 'dashboard', path: '/console/dashboard' },
  {
    name: 'dashboard-table',
    path: '/console/dashboard?days=7',
    enter: async (page) => {
      await page.keyboard.press('t');
      await page.getByRole('table').first().waitFor();
    },
  },
  { name: 'custom-list-gone', path: '/console/custom-lists/0123456789abcdef01234567' },
]);
