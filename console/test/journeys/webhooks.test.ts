import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyWebhook } from '@touchstone/client';
import { receiver } from '@touchstone/server/testing/receiver';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { confirmPassword } from '../support/confirm-password.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip
  ? undefined
  : await startService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1', WEBHOOK_ALLOW_HTTP: 'true' });
const admin = service?.admin ?? { email: '', password: '' };
const { webhooks: words, common } = en;

test('a webhook is added with a secret shown once, tested, sent to again, and deleted', { skip }, async () => {
  let status = 503;
  const hook = await receiver((_received, response) => void response.writeHead(status).end());
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, admin);
  await page.getByRole('link', { name: en.frame.administration }).waitFor();
  await pressSequence(page, 'g', 'h');
  await page.getByRole('heading', { name: words.none.title }).waitFor();
  await page.getByRole('button', { name: words.add }).click();
  const form = page.getByRole('dialog', { name: words.addTitle });
  await form.getByLabel(words.name).fill('Onboarding');
  await form.getByLabel(words.endpoint).fill('http://10.0.0.1/hook');
  await form.getByLabel(words.payload).selectOption('thin');
  await form.getByRole('button', { name: words.add }).click();
  await confirmPassword(page, admin.password);
  // An address inside another network is refused at its field.
  await form.getByRole('alert').waitFor();
  await form.getByLabel(words.endpoint).fill(hook.url);
  await form.getByRole('button', { name: words.add }).click();
  const shown = page.getByRole('alertdialog', { name: words.secret });
  const first = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: common.done }).click();
  await page.getByRole('heading', { level: 1, name: 'Onboarding' }).waitFor();
  assert.ok(!(await page.content()).includes(first));

  await page.getByRole('button', { name: words.test }).click();
  const failed = page.getByRole('row').filter({ hasText: words.statuses.failed });
  await failed.getByText(words.answered('503')).waitFor();
  status = 204;
  await page.getByRole('button', { name: words.test }).click();
  await page.getByText(words.testedWell('204')).waitFor();
  const [refused, accepted] = hook.received;
  for (const { body, headers } of [refused ?? assert.fail(), accepted ?? assert.fail()]) {
    assert.equal(verifyWebhook(first, body, headers).event, 'webhook.test');
  }

  await failed.getByRole('button').click();
  await hook.count(3);
  assert.deepEqual(hook.received[2]?.body, refused?.body);
  await page.goto(`${page.url()}?status=failed`);
  await page.getByRole('heading', { name: words.noneMatches.title }).waitFor();

  await page.getByRole('button', { name: words.rotate }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.rotate }).click();
  const second = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: common.done }).click();
  assert.notEqual(second, first);
  await page.getByRole('button', { name: words.pause }).click();
  await page.getByText(words.stateHints.paused).waitFor();
  await page.getByRole('button', { name: words.activate }).click();
  await page.getByText(words.stateHints.active).waitFor();
  await page.getByLabel(words.allEvents).uncheck();
  await page.getByRole('button', { name: common.save }).click();
  // A webhook without an event is refused, with the service's reason.
  await page.getByRole('alert').waitFor();
  await page.getByLabel('case.created').check();
  await page.getByRole('button', { name: common.save }).click();
  await page.getByText(words.saved).waitFor();
  const { webhooks } = await (service?.ask('GET', '/api/webhooks') ?? assert.fail());
  assert.deepEqual([webhooks[0].type, webhooks[0].payload, webhooks[0].status], ['case.created', 'thin', 'active']);

  await page.getByRole('button', { name: words.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
  await page.getByRole('heading', { name: words.none.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
