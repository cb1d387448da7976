import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with every finding of axe on the page as it is now, WCAG 2.2 AA and best practices. */
export async function assertAccessible(page: Page, what: string): Promise<void> {
  if (await page.evaluate('window.axe === undefined')) await page.evaluate(SOURCE);
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults;
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary}`),
  );
  assert.deepEqual(findings, [], what);
}
