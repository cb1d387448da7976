import { writeFileSync } from 'node:fs';
import { type BoostedTrees, treesProbability } from '../../src/adverse-media/understanding/boosted-trees.js';
import { CONTEXT_FEATURES } from '../../src/adverse-media/understanding/context-features.js';
import { ACCUSED_BAR } from '../../src/adverse-media/understanding/judge-roles.js';
import { NEIGHBOUR_FEATURES } from '../../src/adverse-media/understanding/neighbour-features.js';
import { PARTY_FEATURES } from '../../src/adverse-media/understanding/party-features.js';
import { probabilityOf } from '../../src/adverse-media/understanding/probability.js';
import { WRONGDOING_FEATURES, wrongdoingFeatures } from '../../src/adverse-media/understanding/wrongdoing-features.js';
import { boostedTrees, type Sample } from './boosted-trees.js';
import { labelledArticles } from './labelled-articles.js';
import { mayTrain, partyArticles } from './labelled-parties.js';
import { logisticRegression } from './logistic-regression.js';
import { judgedText, type Kind, newsRows, type PartyRow, partyRows, releaseRows, weightOf } from './training-rows.js';

/**
 * Fits the weights of `reader-model.ts` on the parts `fit` and `train` where the licence permits it, the Department of Justice's releases, Wikinews and
 * the invented news of the tests, and writes that file. `--compare` writes nothing: it prints how the rules alone, logistic
 * regression and boosted trees do, by cross-validation grouped by source, on the rest of `fit` and on `check`.
 * `npm run train-reader -- <folder of the labelled articles> <folder of the releases and Wikinews> [--compare]`
 */
const MODEL = new URL('../../../src/adverse-media/understanding/reader-model.ts', import.meta.url);
const FOLDS = 5;
const STEPS = 1200;
/** Weight of a report of wrongdoing: a missed one is worse. */
const REPORT = 3;
const NAMES = [...PARTY_FEATURES.map(([name]) => name), ...CONTEXT_FEATURES, ...NEIGHBOUR_FEATURES];
const SIGNS = PARTY_FEATURES.map(([, sign]) => sign);
const [folder, releases] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === undefined || releases === undefined) {
  console.error(
    'usage: train-reader <folder of the labelled articles> <folder of the releases and Wikinews> [--compare]',
  );
  process.exitCode = 2;
} else train(folder, releases, process.argv.includes('--compare'));

type Scorer = (row: PartyRow) => number;

function train(data: string, other: string, compared: boolean): void {
  const fit = partyArticles(data, 'fit');
  const open = [...fit, ...partyArticles(data, 'train')].filter(mayTrain);
  const rows = [...partyRows(open), ...releaseRows(other), ...newsRows()].filter(({ accusable }) => accusable);
  if (compared) {
    compare(rows, [
      ['rest of fit', partyRows(fit.filter((article) => !mayTrain(article)))],
      ['check', partyRows(partyArticles(data, 'check'))],
    ]);
    return;
  }
  const party = boostedTrees(rows, SIGNS);
  const wrongdoing = rounded(
    logisticRegression(
      articleRows(
        [...labelledArticles(other), ...open.map((article) => ({ ...article, weight: weightOf(article) }))],
        party,
      ),
      [],
      { steps: STEPS },
    ),
  );
  for (const [i, name] of NAMES.entries()) {
    const splits = party.nodes.filter((node, at) => at % 2 === 0 && node === i).length;
    console.log(String(splits).padStart(8), 'splits', name);
  }
  for (const [i, name] of WRONGDOING_FEATURES.entries())
    console.log((wrongdoing[i] as number).toFixed(3).padStart(8), name);
  writeFileSync(
    MODEL,
    `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: limits of splits.
import type { BoostedTrees } from './boosted-trees.js';

/**
 * Weights of reader 8: boosted trees over \`PARTY_FEATURES\`, \`CONTEXT_FEATURES\` and \`NEIGHBOUR_FEATURES\` tell whether a text accuses a party; a logistic regression
 * over \`WRONGDOING_FEATURES\`, its constant last, whether it reports wrongdoing. Written by \`npm run train-reader\` (docs/model-card.md).
 */
export const READER_MODEL: { readonly party: BoostedTrees; readonly wrongdoing: readonly number[] } = {
  party: ${JSON.stringify(party)},
  wrongdoing: ${JSON.stringify(wrongdoing)},
};
`,
  );
}

/** Rows of the wrongdoing model, with the probabilities of the parties under new weights; a language weighs less than its articles. */
function articleRows(
  articles: readonly { language: string; title: string; text: string; wrongdoing: boolean; weight?: number }[],
  party: BoostedTrees,
): Sample[] {
  const perLanguage = new Map<string, number>();
  for (const { language } of articles) perLanguage.set(language, (perLanguage.get(language) ?? 0) + 1);
  return articles.map(({ language, title, text, wrongdoing, weight: own = 1 }) => {
    const { read, judged } = judgedText(title, text, language);
    const parties = judged.map(({ accusable, features, stage, beside, mentions }) => {
      const accused = accusable ? treesProbability(party, features) : 0;
      return { accused, mentions, role: accused >= ACCUSED_BAR ? stage : beside };
    });
    const weight = own * (wrongdoing ? REPORT : 1) * (perLanguage.get(language) as number) ** -0.35;
    return { features: wrongdoingFeatures(read, parties), label: wrongdoing ? 1 : 0, weight };
  });
}

function compare(rows: readonly PartyRow[], others: readonly (readonly [string, readonly PartyRow[]])[]): void {
  const methods: readonly (readonly [string, (seen: readonly PartyRow[]) => Scorer])[] = [
    [
      'rules alone',
      () =>
        ({ ruled }) =>
          ruled ? 1 : 0,
    ],
    [
      'logistic regression',
      (seen) => {
        const weights = logisticRegression(seen, SIGNS, { steps: STEPS });
        return ({ features }) => probabilityOf(weights, features);
      },
    ],
    [
      'boosted trees',
      (seen) => {
        const trees = boostedTrees(seen, SIGNS);
        return ({ features }) => treesProbability(trees, features);
      },
    ],
  ];
  const groups = [...new Set(rows.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]));
  for (const [method, fit] of methods) {
    const guesses = new Map<PartyRow, number>();
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const scorer = fit(rows.filter(({ group }) => foldOf.get(group) !== fold));
      for (const row of rows) if (foldOf.get(row.group) === fold) guesses.set(row, scorer(row));
    }
    print(`${method}, cross-validation`, rows, (row) => guesses.get(row) as number);
    const scorer = fit(rows);
    for (const [name, own] of others) print(`${method}, ${name}`, own, scorer);
  }
}

function print(what: string, rows: readonly PartyRow[], score: Scorer): void {
  const scored = rows.map((row) => ({ kind: row.kind, p: row.accusable ? score(row) : 0 }));
  for (const bar of [0.3, 0.35, 0.4, 0.45, 0.5]) {
    const share = (kind: Kind) => {
      const own = scored.filter((one) => one.kind === kind);
      return (own.filter(({ p }) => p >= bar).length / Math.max(1, own.length)).toFixed(3);
    };
    const marked = scored.filter(({ p }) => p >= bar);
    const precision = marked.filter(({ kind }) => kind === 'wrongdoer').length / Math.max(1, marked.length);
    console.log(
      `${what.padEnd(40)} bar ${bar}: wrongdoers ${share('wrongdoer')}, precision ${precision.toFixed(3)}, bystanders ${share('bystander')}, officials ${share('official')}`,
    );
  }
}

function rounded(weights: readonly number[]): number[] {
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}
