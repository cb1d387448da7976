import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { analyseAgain } from '../../src/assess/analyse.js';
import { incompleteAnalysis } from '../../src/assess/incomplete-analysis.js';
import type { Analysis, AnalysisInput } from '../../src/domain/analysis.js';
import { canonicalJson } from '../../src/domain/canonical-json.js';

/**
 * Analyses as they were stored, one a line: input, output and, where there was one, failure. They are not made anew when a
 * table or a sentence changes: what customers have stored is not made anew either. A change that another output follows
 * from needs another version of what changed, and the old one kept beside it.
 */
const FILE = new URL('../../../test/assess/samples/stored-analyses.ndjson', import.meta.url);
const stored = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { input: AnalysisInput; output: string; failure?: string });

for (const { input, output, failure } of stored) {
  const { mode, verdict } = JSON.parse(output) as Analysis;
  test(`an analysis stored long ago gives the same bytes: ${input.party.name}, ${mode}, ${failure ?? verdict}`, () => {
    const again = failure === undefined ? analyseAgain(input, JSON.parse(output)) : incompleteAnalysis(input, failure);
    assert.equal(canonicalJson(again), output);
  });
}
