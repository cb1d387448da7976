import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const ana = service && (await makeUser(service, 'analyst', 'ana'));
const [reference = ''] = service ? await makeCases(service, 1) : [];

for (const [name, path, needs] of [
  ['the queue', '/console/cases', ['/api/me', '/assets/cases-page-']],
  ['a case', `/console/cases/${reference}`, ['/api/me', `/api/searches/${reference}?`, '/assets/case-page-']],
] as const) {
  test(`a browser asks for what ${name} needs before the first script has run, and once`, { skip }, async () => {
    const { page, complaints, close } = await newTab(service?.address ?? '');
    await signIn(page, ana ?? assert.fail());
    const asked: string[] = [];
    page.on('request', (request: Request) => asked.push(request.url()));
    const all = Promise.all(needs.map((part) => page.waitForRequest((request) => request.url().includes(part))));
    await holdFirstScript(page, all);
    await page.goto(path);
    await page.getByRole('row').nth(1).waitFor();
    for (const part of needs) assert.equal(asked.filter((url) => url.includes(part)).length, 1, part);
    assert.deepEqual(complaints, []);
    await close();
  });
}

/** The first script arrives only once all of these were asked for. */
async function holdFirstScript(page: Page, before: Promise<unknown>): Promise<void> {
  await page.route('**/assets/index-*.js', async (route) => {
    await before;
    await route.continue();
  });
}
