import type { Page } from 'playwright-core';
import { noBrowser } from '../support/browser.js';
import { startService } from '../support/service.js';
import { sweep } from '../support/sweep.js';

const service = noBrowser ? undefined : await startService();
if (service) {
  const subject = { name: 'Harald Mistelbach', entity_type: ['Person'], categories: ['Sanctions'] };
  const references: string[] = [];
  for (const client_reference of ['KYC-7', 'KYC-8 of the branch in Limassol, second floor']) {
    references.push((await service.ask('POST', '/api/search', { ...subject, client_reference })).search_reference);
  }
  const reason = 'Proceedings before the court of first instance';
  await service.ask('POST', '/api/legal-holds', { search_references: references.slice(0, 1), reason });
  const { custom_list: list } = await service.ask('POST', '/api/custom-lists', { name: 'Former partners' });
  const entries = [{ id: 'c-1', name: 'Harald Mistelbach' }];
  await service.ask('POST', `/api/custom-lists/${list.id}/entries`, { entries });
}

const find = (name: string) => async (page: Page) => {
  await page.locator('form input').first().fill(name);
  await page.locator('form button[type=submit]').first().click();
};

const path = '/console/administration/data-protection';
await sweep(service, [
  { name: 'data-protection', path },
  {
    name: 'data-protection-nothing',
    path,
    enter: async (page) => {
      await find('Nobody at all')(page);
      await page.getByRole('heading', { level: 2 }).nth(3).waitFor();
    },
  },
  {
    name: 'data-protection-found',
    path,
    enter: async (page) => {
      await find('Harald Mistelbach')(page);
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'data-protection-erase',
    path,
    enter: async (page) => {
      await find('Harald Mistelbach')(page);
      await page.getByRole('checkbox').first().check();
      await page.locator('main section').first().locator('button:not([type=submit])').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
]);
