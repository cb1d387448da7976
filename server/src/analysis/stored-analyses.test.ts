import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { AnalysedMedia, Analysis, AnalysisInput } from '../domain/analysis.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { SearchGaps } from '../domain/search-gaps.js';
import { analyseAgain } from './analyse.js';
import { incompleteAnalysis } from './incomplete-analysis.js';
import { NARRATIVE_VERSION, narrativeVersionOf, withWordsOf } from './narrative/narrative-version.js';

/**
 * Analyses as they were stored, one a line: input, output and, where there was one, failure. They are not made anew when a
 * table or a sentence changes: what customers have stored is not made anew either. A change that another output follows
 * from needs another version of what changed; of what concludes, the old one is kept beside it. Words are not kept.
 */
const FILE = new URL('../../../src/analysis/samples/stored-analyses.ndjson', import.meta.url);
const stored = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { input: AnalysisInput; output: string; failure?: string });

for (const { input, output, failure } of stored) {
  const { mode, verdict } = JSON.parse(output) as Analysis;
  test(`an analysis stored long ago gives the same bytes: ${input.party.name}, ${mode}, ${failure ?? verdict}`, () => {
    const again = failure === undefined ? analyseAgain(input, JSON.parse(output)) : incompleteAnalysis(input, failure);
    const isSameVersion = narrativeVersionOf(input) === NARRATIVE_VERSION;
    assert.equal(canonicalJson(isSameVersion ? again : withWordsOf(JSON.parse(output), again)), output);
  });
}

/** SHA-256 of what the samples are told in. Other words are another `NARRATIVE_VERSION`, with its hash here. */
const WORDS: Readonly<Record<string, string>> = {
  '3': '0c9bcb89c3105458169dfb1ec9faed9bc179159b33d733e415bbfad491e1c0a6',
};

test('the words in which analyses are told are those of their version', () => {
  const gaps: SearchGaps = {
    ...{ unlisted: ['SIP'], unlistedLevels: ['PEP Level 3'], asked: 'by_name' },
    hidden: [{ by: 'country', count: 2, identified: 1, categories: ['Sanctions'] }],
  };
  const left = { title: 'A cobbler is charged', reason: 'the same name in another country' };
  const adverseMedia: AnalysedMedia = {
    ...{ status: 'completed', articles: [], excluded: [{ ...left, onlyCountryDiffers: true }] },
  };
  const told = stored.flatMap(({ input, output, failure }) =>
    failure === undefined
      ? [input, { ...input, matchScore: 0, gaps, adverseMedia }].map((one) => analyseAgain(one, JSON.parse(output)))
      : [incompleteAnalysis(input, failure)],
  );
  const words = told.map(({ narrative, keyDrivers }) => [narrative, keyDrivers.map(({ text }) => text)]);
  assert.equal(createHash('sha256').update(canonicalJson(words)).digest('hex'), WORDS[NARRATIVE_VERSION]);
});
