import { readFileSync } from 'node:fs';
import { findNames } from '../../src/adverse-media/understanding/find-names.js';
import { gatherParties } from '../../src/adverse-media/understanding/gather-parties.js';
import { ACCUSED_BAR, type JudgedParty, judgeRoles } from '../../src/adverse-media/understanding/judge-roles.js';
import { PARTY_FEATURES } from '../../src/adverse-media/understanding/party-features.js';
import { readText } from '../../src/adverse-media/understanding/read-text.js';
import type { ReadLanguage } from '../../src/adverse-media/understanding/terms.js';
import { boostedTrees, type Sample } from './boosted-trees.js';
import { labelledArticles } from './labelled-articles.js';
import { ADVERSE, placesOfName, trainingArticles } from './labelled-parties.js';
import { linear, logisticRegression } from './logistic-regression.js';

/**
 * Fits the weights of `party-model.ts` on the labelled parties of the part `fit`, the Department of Justice's releases
 * and the invented news of the tests; compares by cross-validation, ten parts of whole articles, the rules alone, logistic
 * regression and boosted trees. `node dist/bench/media/train-parties.js <folder of the party articles> <folder of the releases>
 * [--trees] [--wrong]`
 */
/** Weight of an invented party, each written for one form that the rest does not show. */
const INVENTED = 2;
const SIGNS = PARTY_FEATURES.map(([, sign]) => sign);
const [folder, releases] = process.argv.slice(2);
if (folder === undefined || releases === undefined) {
  console.error('usage: train-parties <folder of the party articles> <folder of the releases>');
  process.exitCode = 2;
} else train(folder, releases);

interface Row extends Sample {
  readonly article: string;
  readonly group: string;
  readonly name: string;
  readonly ruled: boolean;
}

type Span = readonly [start: number, end: number];

function train(data: string, justice: string): void {
  const rows = [...fitRows(data), ...releaseRows(justice), ...inventedRows()];
  const groups = [...new Set(rows.map(({ group }) => group))];
  const articles = [...new Set(rows.map(({ article }) => article))];
  const partOf = new Map(articles.map((article, i) => [article, i % 10]));
  const compared = process.argv.includes('--trees');
  const guesses = new Map<Row, { regression: number; trees: number }>();
  for (let part = 0; part < 10; part += 1) {
    const seen = rows.filter(({ article }) => partOf.get(article) !== part);
    const weights = logisticRegression(seen, SIGNS);
    const trees = compared ? boostedTrees(seen) : () => 0;
    for (const row of rows)
      if (partOf.get(row.article) === part)
        guesses.set(row, { regression: linear(weights, row.features), trees: trees(row.features) });
  }
  for (const group of [...groups, 'all']) {
    const own = rows.filter((row) => group === 'all' || row.group === group);
    const print = (what: string, said: (row: Row) => boolean) => {
      const found = own.filter(said);
      const right = found.filter(({ label }) => label === 1).length;
      const all = own.filter(({ label }) => label === 1).length;
      const [p, r] = [right / Math.max(1, found.length), right / Math.max(1, all)];
      console.log(
        `${group.padEnd(12)} ${what.padEnd(22)} P ${p.toFixed(3)} R ${r.toFixed(3)} F1 ${((2 * p * r) / Math.max(0.001, p + r)).toFixed(3)} of ${all} in ${own.length}`,
      );
    };
    print('rules', ({ ruled }) => ruled);
    for (const bar of [0.25, 0.3, 0.35, 0.4, 0.5]) {
      print(`logistic regression ${bar}`, (row) => (guesses.get(row)?.regression ?? 0) >= bar);
      if (compared) print(`boosted trees ${bar}`, (row) => (guesses.get(row)?.trees ?? 0) >= bar);
    }
  }
  if (process.argv.includes('--wrong'))
    for (const row of rows) {
      const p = guesses.get(row)?.regression ?? 0;
      if (p >= ACCUSED_BAR !== (row.label === 1))
        console.log(row.group, row.article, row.label, p.toFixed(2), row.name);
    }
  const weights = logisticRegression(rows, SIGNS).map((weight) => Math.round(weight * 1000) / 1000);
  console.log(JSON.stringify(weights));
  for (const [i, [name]] of PARTY_FEATURES.entries()) console.log((weights[i] as number).toFixed(3).padStart(8), name);
}

function judged(title: string, text: string, language: string): JudgedParty[] {
  const read = readText(title, text, language as ReadLanguage);
  return judgeRoles(read, gatherParties(findNames(read), read.text)).filter(({ grounds }) => grounds.length > 0);
}

function row(article: string, group: string, party: JudgedParty, accused: boolean, weight: number): Row {
  return {
    article,
    group,
    name: party.name,
    label: accused ? 1 : 0,
    weight,
    features: party.features,
    ruled: party.features.at(-1) === 1,
  };
}

function touches({ mentions }: JudgedParty, spans: readonly Span[]): boolean {
  return mentions.some((name) => spans.some(([start, end]) => name.start < end && start < name.end));
}

function fitRows(data: string): Row[] {
  return trainingArticles(data).flatMap(({ id, language, title, text, parties }) => {
    const whole = `${title}\n\n${text}`;
    const spans = parties.flatMap(({ name, role }) => (ADVERSE.has(role) ? placesOfName(whole, name) : []));
    return judged(title, text, language).map((party) => row(id, language, party, touches(party, spans), 1));
  });
}

function releaseRows(data: string): Row[] {
  const labels = JSON.parse(
    readFileSync(new URL('../../../bench/labels/doj-parties.json', import.meta.url), 'utf8'),
  ) as Record<string, Record<'wrongdoers' | 'officials', Span[]>>;
  return labelledArticles(data).flatMap(({ id, title, text, language }) => {
    const label = labels[id];
    if (label === undefined) return [];
    return judged(title, text, language).flatMap((party) => {
      const accused = touches(party, label.wrongdoers);
      // Only wrongdoers and officials are labelled there.
      return accused || touches(party, label.officials) ? [row(id, 'releases', party, accused, 1)] : [];
    });
  });
}

/** Invented news "headline|| text" with "[name|role]"; "-" is nobody accused. */
function inventedRows(): Row[] {
  const news = JSON.parse(
    readFileSync(new URL('../../../src/adverse-media/understanding/samples/news.json', import.meta.url), 'utf8'),
  ) as Record<string, string[]>;
  return Object.entries(news).flatMap(([language, list]) =>
    list.flatMap((sample, i) => {
      const [title = '', body = ''] = sample.split('|| ');
      const spans: Span[] = [];
      let plain = '';
      for (const piece of body.split(/(\[[^\]]+\])/)) {
        const [, name, role] = /^\[(.+)\|(.+)\]$/.exec(piece) ?? [];
        if (name !== undefined && role !== '-') {
          const start = title.length + 2 + plain.length;
          spans.push([start, start + name.length]);
        }
        plain += name ?? piece;
      }
      return judged(title, plain, language).map((party) =>
        row(`invented-${language}-${i}`, `invented-${language}`, party, touches(party, spans), INVENTED),
      );
    }),
  );
}
