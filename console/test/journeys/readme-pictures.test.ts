import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { decideFirst, FALSE_POSITIVE, requireSecondPerson, TRUE_POSITIVE } from '../support/review-policy.js';
import { makeCustomers, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const FOLDER = join(ROOT, 'docs', 'pictures');
const PICTURES = ['queue', 'case', 'disputed'] as const;
const OF_GUIDES = ['search', 'lists', 'users', 'review-policy'] as const;
const LARGEST = 150_000;

// `npm run pictures` takes them again.
if (process.env.WRITE_PICTURES === 'yes') {
  test('the pictures of the README and of the guides are taken', { skip: noBrowser }, async () => {
    const service = await startService();
    const [ana, ben] = [
      await makeUser(service, 'analyst', 'ana', 'Ana Silva'),
      await makeUser(service, 'analyst', 'ben', 'Ben Okafor'),
    ];
    const lea = await makeUser(service, 'lead', 'lea', 'Lea Novak');
    const references = await makeCustomers(service, 14);
    const [, shown = '', disputed = '', second = ''] = references;
    for (const [index, { token }] of [ana, ben, lea, ana].entries()) {
      const { user } = await service.ask('GET', '/api/me', undefined, token);
      const search_references = references.slice(4 + 2 * index, 5 + 2 * index);
      await service.ask('POST', '/api/queue/assign', { search_references, assignee_id: user.user_id });
    }
    await requireSecondPerson(service);
    await decideFirst(service, second, TRUE_POSITIVE, ana.token);
    await decideFirst(service, disputed, TRUE_POSITIVE, ana.token);
    await decideFirst(service, disputed, FALSE_POSITIVE, ben.token);
    mkdirSync(FOLDER, { recursive: true });
    const { page, close } = await newTab(service.address, { viewport: { width: 1280, height: 700 } });
    await signIn(page, lea);
    const take = (name: (typeof PICTURES)[number] | (typeof OF_GUIDES)[number]) =>
      page.screenshot({ path: join(FOLDER, `${name}.png`) });
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    await take('queue');
    await page.goto(`/console/cases/${shown}`);
    const form = page.getByRole('region', { name: 'Decision' }).getByRole('form');
    await page.getByRole('tab', { name: 'Comparison' }).waitFor();
    await page.waitForLoadState('networkidle');
    while (!(await form.isVisible())) await page.keyboard.press('f');
    await page.keyboard.press('1');
    await take('case');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/console/cases/${disputed}`);
    await page.getByText('Two reviewers disagree').waitFor();
    await page.waitForLoadState('networkidle');
    await take('disputed');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/console/search');
    await page.getByLabel(en.search.name, { exact: true }).fill('Gavril Tverdokhlebenko');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Gavril Tverdokhlebenko' }).waitFor();
    await take('search');
    await close();
    const admin = await newTab(service.address, { viewport: { width: 1280, height: 700 } });
    await signIn(admin.page, service.admin);
    for (const [name, path] of [
      ['lists', '/console/lists'],
      ['users', '/console/administration/users'],
      ['review-policy', '/console/administration/review-policy'],
    ] as const) {
      await admin.page.goto(path);
      await admin.page.getByRole('heading', { level: 1 }).waitFor();
      await admin.page.waitForLoadState('networkidle');
      await admin.page.screenshot({ path: join(FOLDER, `${name}.png`) });
    }
    await admin.close();
  });
}

test('the README shows three pictures of the console, each of them small', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  for (const name of PICTURES) {
    assert.match(readme, new RegExp(`!\\[[^\\]]+\\]\\(docs/pictures/${name}\\.png\\)`));
    assert.ok(statSync(join(FOLDER, `${name}.png`)).size <= LARGEST, name);
  }
});
