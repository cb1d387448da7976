import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { en } from '../../src/i18n/en.js';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { takePicture } from '../support/pictures.js';
import { readPdf } from '../support/read-pdf.js';
import { decideFirst, FALSE_POSITIVE } from '../support/review-policy.js';
import { makeCustomers, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const viewer = service && (await makeUser(service, 'viewer', 'vera'));
const [reference = ''] = service ? await makeCustomers(service, 1) : [];
const COMMENT = 'Copy of the passport requested on 3 November';
if (service) {
  await service.ask('POST', `/api/searches/${reference}/comments`, { comment: COMMENT });
  await decideFirst(service, reference, FALSE_POSITIVE);
}

test('a case is saved as a report that the audit log knows, and printed to a PDF that holds all of it', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, viewer ?? assert.fail());
  await page.goto(`/console/cases/${reference}`);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: en.case.report }).click();
  const download = await started;
  assert.equal(download.suggestedFilename(), `case-${reference}.html`);
  const file = join(mkdtempSync(join(tmpdir(), 'touchstone-report-')), download.suggestedFilename());
  await download.saveAs(file);

  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  const query = `action=case.exported&target_id=${reference}`;
  const { entries } = (await service?.ask('GET', `/api/audit?${query}`)) ?? assert.fail();
  assert.deepEqual(
    entries.map(({ details, actor }: { details: object; actor: { email: string } }) => [details, actor.email]),
    [[{ format: 'html', sha256 }, viewer?.email]],
  );
  assert.deepEqual(complaints, []);
  await close();

  const report = await newTab('', { acceptDownloads: true });
  await report.page.goto(pathToFileURL(file).href);
  const seen = (await report.page.locator('body').innerText()).replace(/\s+/g, ' ');
  await takePicture(report.page, 'report-light');
  await report.page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(report.page, 'report-dark');
  await report.page.setViewportSize({ width: 320, height: 720 });
  const [content, width] = await report.page.evaluate(
    () => [document.documentElement.scrollWidth, window.innerWidth] as const,
  );
  assert.ok(content <= width, `${content} of ${width} pixels`);
  await takePicture(report.page, 'report-narrow');
  await assertAccessible(report.page, 'report');

  const { title, pages } = readPdf(await report.page.pdf({ preferCSSPageSize: true }));
  assert.equal(title, `Case report ${reference}`);
  assert.ok(pages.length > 1);
  const printed = pages.join(' ').replace(/\s/g, '');
  for (const stated of [reference, COMMENT, 'Date of birth or incorporation differs', 'Key drivers', 'Verdict model']) {
    assert.ok(seen.includes(stated), `${stated} is missing on the page`);
    assert.ok(printed.includes(stated.replace(/\s/g, '')), `${stated} is missing on paper`);
  }
  for (const [index, text] of pages.entries()) {
    assert.ok(text.replace(/\s/g, '').includes(`${index + 1}/${pages.length}`), `page ${index + 1} has no number`);
  }
  assert.deepEqual(report.complaints, []);
  await report.close();
});
