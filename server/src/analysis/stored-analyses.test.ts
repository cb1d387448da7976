import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { AnalysedMedia, Analysis, AnalysisInput } from '../domain/analysis.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { SearchGaps } from '../domain/search-gaps.js';
import { analyseAgain } from './analyse.js';
import { incompleteAnalysis } from './incomplete-analysis.js';
import { withWordsOf } from './narrative/narrative-version.js';
import { areWordsKnown, NARRATIVE_VERSION } from './narrative/narrative-versions.js';

/**
 * Analyses as stored, one a line: input, output and any failure. Never regenerated when a table or a sentence changes,
 * because stored analyses of customers are not either. A change with another outcome needs a new version of the changed
 * part beside the old one. The words of narrative version 1 are no longer in this release and are taken as stored.
 */
const stored = ['stored-analyses', 'narrative-3', 'narrative-4', 'narrative-5'].flatMap((name) =>
  readFileSync(new URL(`../../../src/analysis/samples/${name}.ndjson`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { input: AnalysisInput; output: string; failure?: string }),
);

for (const { input, output, failure } of stored) {
  const { mode, verdict } = JSON.parse(output) as Analysis;
  const { narrativeVersion = '1' } = input;
  test(`a stored analysis gives the same bytes: narrative ${narrativeVersion}, ${input.party.name}, ${mode}, ${failure ?? verdict}`, () => {
    const again = failure === undefined ? analyseAgain(input, JSON.parse(output)) : incompleteAnalysis(input, failure);
    assert.equal(canonicalJson(areWordsKnown(input) ? again : withWordsOf(JSON.parse(output), again)), output);
  });
}

/** SHA-256 of the samples' narratives. Other words are another `NARRATIVE_VERSION`, with its hash here. */
const WORDS: Readonly<Record<string, string>> = {
  '3': '0c9bcb89c3105458169dfb1ec9faed9bc179159b33d733e415bbfad491e1c0a6',
  '4': 'a8b96cba77b952ee8e09b8aed8a84070b4e65e77841881c67cf92c2d9b7197da',
  '5': '208b7f5d9099107a44e603d442c799917c8388d3c3e801a6bcbc006cc9353e47',
  '6': '044598d68eb55916c8cd7d533edba391b4d7320e05575761b8413b6d99f8e9d9',
};

test('each sample is worded as in its version', () => {
  assert.deepEqual(Object.fromEntries(Object.keys(WORDS).map((version) => [version, hashOfWords(version)])), WORDS);
  assert.ok(NARRATIVE_VERSION in WORDS);
});

function hashOfWords(narrativeVersion: string): string {
  const gaps: SearchGaps = {
    ...{ unlisted: ['SIP'], unlistedLevels: ['PEP Level 3'], asked: 'by_name' },
    hidden: [{ by: 'country', count: 2, identified: 1, categories: ['Sanctions'] }],
  };
  const left = { title: 'A cobbler is charged', reason: 'the same name in another country' };
  const adverseMedia: AnalysedMedia = {
    ...{ status: 'completed', articles: [], excluded: [{ ...left, onlyCountryDiffers: true }] },
  };
  const reported = stored
    .filter(({ input }) => input.narrativeVersion === undefined)
    .map((one) => ({ ...one, input: { ...one.input, narrativeVersion } }))
    .flatMap(({ input, output, failure }) =>
      failure === undefined
        ? [input, { ...input, matchScore: 0, gaps, adverseMedia }].map((one) => analyseAgain(one, JSON.parse(output)))
        : [incompleteAnalysis(input, failure)],
    );
  const words = reported.map(({ narrative, keyDrivers }) => [narrative, keyDrivers.map(({ text }) => text)]);
  return createHash('sha256').update(canonicalJson(words)).digest('hex');
}
