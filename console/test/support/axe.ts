import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with every finding of axe on the page as it is now, WCAG 2.2 AA and best practices; given `rules`, of these alone. */
export async function assertAccessible(page: Page, what: string, rules?: readonly string[]): Promise<void> {
  if (await page.evaluate('window.axe === undefined')) await page.evaluate(SOURCE);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as AxeResults;
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary}`),
  );
  assert.deepEqual(findings, [], what);
}
