import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understandArticle } from '../../src/adverse-media/understanding/understand-article.js';
import { WRONGDOING_BAR } from '../../src/domain/article.js';
import { labelledArticles } from './labelled-articles.js';
import { f1, measureRe3d } from './re3d.js';

/** Where the parties of the Department of Justice's releases stand, by hand: the first place each is named in full. */
const PARTIES = new URL('../../../bench/labels/doj-parties.json', import.meta.url);

/**
 * How well articles are understood, beside the goals. The weights were fitted on the same labels (see `train-reader`
 * for the figures by cross-validation). `node dist/bench/media/quality.js [folder of the articles] [--wrong]`
 */
const [folder = '../shared/data/adverse-media'] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
if (existsSync(folder)) report(folder);
else console.log(`adverse media: not measured, ${folder} is not there`);

function report(data: string): void {
  const readings = labelledArticles(data).map((article) => ({
    article,
    reading: understandArticle(article, article.language),
  }));
  for (const [language, goal] of [
    ['en', 0.9],
    ['fr', 0.8],
    ['ja', 0.8],
  ] as const) {
    const of = readings.filter(({ article }) => article.language === language);
    const said = of.filter(({ reading }) => reading.wrongdoing >= WRONGDOING_BAR);
    const right = said.filter(({ article }) => article.wrongdoing).length;
    const all = of.filter(({ article }) => article.wrongdoing).length;
    tell(
      `wrongdoing told from other news, ${language} (${of.length} articles), F1`,
      f1({ right, found: said.length, all }),
      `>= ${goal}`,
    );
  }
  const parties = JSON.parse(readFileSync(PARTIES, 'utf8')) as Record<
    string,
    Record<'wrongdoers' | 'officials', [number, number][]>
  >;
  const share = (kind: 'wrongdoers' | 'officials'): [number, number] => {
    const spans = readings.flatMap(({ article, reading }) =>
      (parties[article.id]?.[kind] ?? []).map(([start, end]) => ({
        article,
        start,
        hit: reading.parties.some(
          (party) => party.adverse && party.mentions.some(([from, to]) => from < end && start < to),
        ),
        end,
      })),
    );
    if (process.argv.includes('--wrong'))
      for (const { article, start, end, hit } of spans)
        if (hit !== (kind === 'wrongdoers'))
          console.log(`  ${article.id} ${kind}: ${`${article.title}\n\n${article.text}`.slice(start, end)}`);
    return [spans.filter(({ hit }) => hit).length / Math.max(1, spans.length), spans.length];
  };
  const [found, wrongdoers] = share('wrongdoers');
  const [marked, officials] = share('officials');
  tell(`Department of Justice, wrongdoers found (${wrongdoers}), recall`, found, '>= 0.9');
  tell(`Department of Justice, officials marked adverse (${officials}), share`, marked, '<= 0.03');
  const re3d = measureRe3d(join(data, 're3d'));
  if (re3d === undefined) return;
  tell('re3d persons and organizations, touching, F1', f1(re3d.touching), '>= 0.75');
  tell('re3d persons and organizations, to the letter, F1', f1(re3d.exact), 'told, no goal');
}

function tell(what: string, value: number, goal: string): void {
  console.log(`${what.padEnd(72)} ${value.toFixed(3)}   goal ${goal}`);
}
