import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf, type VerdictModel } from '../src/analysis/verdict/verdict-model.js';
import type { IdentityEvidence } from '../src/domain/identity-evidence.js';
import { FIRST_GUESS } from './verdict/first-guess.js';
import { type Example, fitWeights, type Sign } from './verdict/fit-weights.js';
import { foundPairs, judge, makeLists } from './verdict/judge-pairs.js';
import { isForFitting, populationOf, readRecords } from './verdict/population.js';

/** Rules of their own, or told for information alone. */
const UNFITTED: ReadonlySet<string> = new Set(['entity_type', 'deceased']);
/** Every hit has a name: what is never left out needs no law about leaving it out. */
const OF_THE_NAME: ReadonlySet<string> = new Set(['name', 'name_rarity', 'alias_quality', 'rivals']);

/**
 * Fits the weights of the verdict model on generated pairs of one half of the records and writes the model:
 * `node server/dist/bench/train-verdict-model.js <data folder> <version> [pairs, default 60000]`. The data folder holds
 * `ofac/` and `un/`. The same arguments give the same file. Measure with `verdicts.js` before a version is released.
 */
const [data, version, pairs = '60000'] = process.argv.slice(2);
if (data === undefined || version === undefined) {
  console.error('usage: train-verdict-model <data folder> <version> [pairs]');
  process.exitCode = 2;
} else await train(data, version, Number(pairs));

async function train(folder: string, ofVersion: string, count: number): Promise<void> {
  const records = await readRecords(folder);
  const others = populationOf(records);
  const lists = makeLists(records);
  const first: VerdictModel = { ...FIRST_GUESS, countryShares: sharesOf(records), version: ofVersion, hash: '' };
  const examples: Example[] = [];
  const signs = new Map<string, Sign>();
  const targets = records.filter(isForFitting);
  for (const pair of foundPairs(lists, targets, others, count, 20_261_120)) {
    const said = judge(first, pair.party, pair.found).find(({ recordId }) => recordId === pair.recordId);
    const facts = (said?.evidence ?? []).filter(({ outcome, code }) => outcome !== 'missing' && !UNFITTED.has(code));
    for (const fact of facts) signs.set(keyOf(fact), signOf(fact));
    examples.push({ keys: facts.map(keyOf), same: pair.kind === 'same' });
  }
  const { constant, weights } = fitWeights(examples, first, (key) => signs.get(key) ?? 'free');
  const { hash: _, ...content } = { ...first, constant, weights };
  write({ ...content, hash: hashOf(content) });
  console.log(`${examples.length} pairs, ${Object.keys(weights).length} weights`);
}

function keyOf({ code, level }: IdentityEvidence): string {
  return `${code}.${level}`;
}

function signOf({ code, outcome }: IdentityEvidence): Sign {
  if (OF_THE_NAME.has(code) || outcome === 'close' || outcome === 'missing') return 'free';
  return outcome === 'agree' ? 'positive' : 'negative';
}

/** The share of all records that are tied to a country, three decimals, for countries of one in two hundred. */
function sharesOf(records: readonly { readonly countries: readonly string[] }[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { countries } of records) for (const code of countries) counts.set(code, (counts.get(code) ?? 0) + 1);
  const shares = [...counts].map(
    ([code, times]) => [code, Math.round((1000 * times) / records.length) / 1000] as const,
  );
  return Object.fromEntries(shares.filter(([, share]) => share >= 0.005).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function write(model: VerdictModel): void {
  const name = `VERDICT_MODEL_${model.version}`;
  const file = fileURLToPath(new URL(`../../src/analysis/verdict/verdict-model-${model.version}.ts`, import.meta.url));
  const text = `import type { VerdictModel } from './verdict-model.js';\n\n/** Made by \`bench/train-verdict-model.ts\`; never edited, because analyses name it by its version. */\nexport const ${name}: VerdictModel = ${JSON.stringify(model, null, 2)};\n`;
  writeFileSync(file, text);
  console.log(`wrote ${file}; bring it to format with \`npm run format\``);
}
