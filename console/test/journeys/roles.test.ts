import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const address = service?.address ?? '';
const users = service && {
  viewer: await makeUser(service, 'viewer', 'vera'),
  analyst: await makeUser(service, 'analyst', 'ana'),
  lead: await makeUser(service, 'lead', 'lea'),
};
const references = service ? await makeCases(service, 4) : [];
const [reference = ''] = references;

/** Actions offered on the two pages, by the names of buttons. */
const OFFERED = {
  viewer: { queue: [], selection: [], work: [], decision: [] },
  analyst: {
    queue: ['Claim next case'],
    selection: [en.cases.take, en.cases.wait, en.cases.bulk.open, 'Clear'],
    work: [en.cases.take, 'Escalate'],
    decision: ['False positive F', 'True positive T', 'Unknown U'],
  },
  lead: {
    queue: ['Claim next case'],
    selection: [en.cases.take, 'Assign…', en.cases.wait, en.cases.bulk.open, 'Clear'],
    work: [en.cases.take, 'Escalate'],
    decision: ['False positive F', 'True positive T', 'Unknown U'],
  },
} as const;

for (const role of ['viewer', 'analyst', 'lead'] as const) {
  test(`the console offers a ${role} what the service allows, and nothing else`, { skip }, async () => {
    const user = users?.[role] ?? assert.fail();
    const { page, complaints, close } = await newTab(address);
    await signIn(page, user);
    const names = (region: ReturnType<typeof page.locator>) =>
      region
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => (button as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
        );
    await page.getByRole('row').nth(1).waitFor();
    assert.deepEqual(await names(page.locator('main header')), [...OFFERED[role].queue]);
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    assert.deepEqual(await names(page.getByRole('toolbar')), [...OFFERED[role].selection]);

    await page.goto(`/console/cases/${reference}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('tab', { name: 'Comparison' }).waitFor();
    assert.deepEqual(
      (await names(page.locator('main header'))).filter((name) => name !== ''),
      [...OFFERED[role].work],
    );
    assert.deepEqual(await names(page.getByRole('region', { name: 'Decision' })), [...OFFERED[role].decision]);
    assert.deepEqual(complaints, []);
    await close();

    const refused = async (path: string, body: unknown) => {
      const error = await service?.ask('POST', path, body, user.token).then(() => '', String);
      return / 403 /.test(error ?? '');
    };
    assert.equal(await refused('/api/queue/next', undefined), role === 'viewer');
    const two = {
      search_references: references.slice(0, 2),
      assignee_id: users?.lead ? await idOf(users.lead.token) : null,
    };
    assert.equal(await refused('/api/queue/assign', two), role !== 'lead');
  });
}

async function idOf(token: string): Promise<string> {
  const { user } = (await service?.ask('GET', '/api/me', undefined, token)) ?? {};
  return user.user_id;
}
