import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { decideFirst, FALSE_POSITIVE, requireSecondPerson, TRUE_POSITIVE } from '../support/review-policy.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService('official');
const address = service?.address ?? '';
const ana = service && (await makeUser(service, 'analyst', 'ana'));
const ben = service && (await makeUser(service, 'analyst', 'ben'));
const lea = service && (await makeUser(service, 'lead', 'lea'));
const [agreed = '', disputed = '', stuck = ''] = service ? await makeCases(service, 3) : [];
if (service) await requireSecondPerson(service);

const NOTE = 'The customer said so on the phone';

/** A browser of one's own, and everything the service answers to it. */
async function browserOf(user: typeof ana) {
  const tab = await newTab(address);
  const answers: string[] = [];
  tab.page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
  });
  await signIn(tab.page, user ?? assert.fail());
  return { ...tab, answers };
}

async function decide(page: Page, reference: string, key: 'f' | 't', digit: string, note = NOTE): Promise<void> {
  await page.goto(`/console/cases/${reference}`);
  const form = page.getByRole('region', { name: 'Decision' }).getByRole('form');
  await page.getByRole('tab', { name: 'Comparison' }).waitFor();
  while (!(await form.isVisible())) await page.keyboard.press(key);
  await page.keyboard.press('+');
  await page.keyboard.press(digit);
  const field = page.getByRole('textbox', { name: /^Note/ });
  await field.fill(note);
  if (key === 't' && page === anaPage) await page.getByText('every true positive is reviewed').waitFor();
  await page.keyboard.press('Control+Enter');
}
let anaPage: Page | undefined;

test('a second person decides blind in every answer, and agreement is final', { skip }, async () => {
  const [first, second] = [await browserOf(ana), await browserOf(ben)];
  anaPage = first.page;
  await decide(first.page, agreed, 't', '9');
  await first.page.getByText('Another person must agree').waitFor();
  await first.page.goto(`/console/cases/${agreed}`);
  await first.page.getByText('You proposed this decision').waitFor();
  await first.page.getByText(NOTE).first().waitFor();
  assert.equal(await first.page.getByRole('button', { name: /^True positive/ }).count(), 0);
  await first.page.getByLabel('Add a comment').fill('I am certain that it is her');
  await first.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await first.page.getByText('I am certain that it is her').waitFor();

  await second.page.goto('/console/cases?view=second-review');
  await second.page.getByRole('row').nth(1).waitFor();
  await second.page.goto(`/console/cases/${agreed}?tab=history`);
  await second.page.getByText('2 entries are hidden').waitFor();
  await second.page.getByText('You will see it once you have decided').waitFor();
  await decide(second.page, agreed, 't', '9', 'Their passport has the same number');
  const told = second.answers.filter((text) => text.includes(NOTE) || text.includes('I am certain'));
  await second.page.getByText('Everything is decided').waitFor();
  assert.deepEqual(told, [], 'nothing told the second person before');
  await second.page.goto(`/console/cases/${agreed}?tab=history`);
  await second.page.getByText('Decision proposed').waitFor();
  await second.page.getByText(NOTE).first().waitFor();
  assert.deepEqual([...first.complaints, ...second.complaints], []);
  await Promise.all([first.close(), second.close()]);
});

test('two who differ see each other, and an arbiter settles it', { skip }, async () => {
  const [first, second, third] = [await browserOf(ana), await browserOf(ben), await browserOf(lea)];
  anaPage = first.page;
  await decide(first.page, disputed, 't', '9');
  await first.page.getByText('Another person must agree').waitFor();
  await decide(second.page, disputed, 'f', '1', 'Born in another year');
  await second.page.getByText('an arbiter decides').waitFor();
  for (const { page } of [first, second]) {
    await page.goto(`/console/cases/${disputed}`);
    await page.getByText('You and another person disagree').waitFor();
    await page.getByText(NOTE).first().waitFor();
    await page.getByText('Born in another year').first().waitFor();
    assert.equal(await page.getByRole('button', { name: /^True positive/ }).count(), 0);
  }
  await third.page.goto(`/console/cases/${disputed}`);
  await third.page.getByText('Your decision is final').waitFor();
  await decide(third.page, disputed, 'f', '1', 'The passport shows another year');
  await third.page.getByText('Everything is decided').waitFor();
  const { work, results } = await (service ?? assert.fail()).ask('GET', `/api/searches/${disputed}?mark_read=false`);
  assert.deepEqual(
    [work.state, results[0].match_status, results[0].decision.opinions.length],
    ['closed', 'False Positive', 2],
  );
  assert.deepEqual([...first.complaints, ...second.complaints, ...third.complaints], []);
  await Promise.all([first.close(), second.close(), third.close()]);
});

test('a proposal on which nobody is left to act says so, and what to do', { skip }, async () => {
  const running = service ?? assert.fail();
  await decideFirst(running, stuck, TRUE_POSITIVE, ana?.token);
  await decideFirst(running, stuck, FALSE_POSITIVE);
  const { colleagues } = await running.ask('GET', '/api/colleagues');
  const lead = colleagues.find(({ role }: { role: string }) => role === 'lead');
  await running.ask('POST', `/api/users/${lead.user_id}`, { disabled: true });
  const { page, complaints, close } = await browserOf(ben);
  await page.goto(`/console/cases/${stuck}`);
  await page.getByText(en.review.stuck).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
