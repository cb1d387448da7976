import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CURRENT_VERDICT_MODEL, verdictModel } from '../src/analysis/verdict/verdict-models.js';
import { foundPairs, makeLists } from './verdict/judge-pairs.js';
import { judgeLabelled } from './verdict/labelled-persons.js';
import { calibrationError, emptyMeasures, type Measures, measurePair, share, total } from './verdict/measure.js';
import { isForFitting, populationOf, readRecords } from './verdict/population.js';

/**
 * What the verdict model in force says of generated pairs that it was not fitted on, beside its goals:
 * `node server/dist/bench/verdicts.js <data folder> [pairs, default 20000] [--tables]`. The data folder holds `ofac/` and
 * `un/`; `--tables` adds the tables of `docs/model-card.md`.
 */
const [data = fileURLToPath(new URL('../../../../shared/data', import.meta.url)), pairs = '20000'] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
if (existsSync(data)) await report(data, Number(pairs), process.argv.includes('--tables'));
else console.log(`verdicts are not measured: there is no folder ${data}`);

async function report(folder: string, count: number, tables: boolean): Promise<void> {
  const records = await readRecords(folder);
  const model = verdictModel(CURRENT_VERDICT_MODEL);
  const measures = emptyMeasures();
  const held = records.filter((record) => !isForFitting(record));
  const lists = makeLists(records);
  for (const pair of foundPairs(lists, held, populationOf(records), count, 7_041_776))
    measurePair(model, pair, measures);
  goals(measures);
  confusion('Advanced, records under sanctions', measures.byVerdict);
  confusion('Advanced, as if of other lists', measures.unsanctioned);
  confusion('Lite, records under sanctions', measures.lite);
  for (const [file, counts] of Object.entries(judgeLabelled(model, lists, folder, tables ? 10_000 : 1000)))
    console.log(file.padEnd(34), JSON.stringify(counts));
  if (tables) details(measures);
}

function goals(measures: Measures): void {
  const { byVerdict, unsanctioned, datedNamesakes } = measures;
  console.log(
    `verdict model ${CURRENT_VERDICT_MODEL}: ${measures.pairs} pairs kept apart, ${total(byVerdict.different)} of different parties`,
  );
  goal('true_positive on a different party', share(byVerdict.different, 'true_positive'), 1 / 1000);
  goal('the same where the list is no sanctions list', share(unsanctioned.different, 'true_positive'), 1 / 1000);
  goal('false_positive on the same party, sanctions', share(byVerdict.same, 'false_positive'), 1 / 10_000);
  goal('the same where the list is no sanctions list', share(unsanctioned.same, 'false_positive'), 1 / 2000);
  const settled = share(datedNamesakes, 'false_positive', 'uncertain');
  console.log(line('namesakes with a date of birth cleared or uncertain', percent(settled), '≥ 60 %', settled >= 0.6));
  const error = calibrationError(measures);
  console.log(line('expected calibration error', error.toFixed(4), '≤ 0.03', error <= 0.03));
}

function goal(what: string, found: number, most: number): void {
  console.log(line(what, percent(found), `≤ ${percent(most)}`, found <= most));
}

/** What the pairs are beside what is concluded of them. */
function confusion(title: string, tables: Measures['byVerdict']): void {
  const verdicts = ['true_positive', 'potential_match', 'uncertain', 'false_positive'] as const;
  console.log(`\n${title}`.padEnd(45), verdicts.map((verdict) => verdict.padStart(16)).join(''));
  for (const [pair, counts] of Object.entries(tables) as [keyof typeof tables, (typeof tables)['same']][])
    console.log(
      `  ${pair === 'same' ? 'the same party' : 'different parties'}`.padEnd(44),
      verdicts.map((verdict) => String(counts[verdict] ?? 0).padStart(16)).join(''),
    );
}

function details(measures: Measures): void {
  const groups: readonly (readonly [string, Readonly<Record<string, Readonly<Record<string, number>>>>])[] = [
    ['Namesakes with a date of birth', { namesakes: measures.datedNamesakes }],
    ['By type', measures.byType],
    ['By script', measures.byScript],
    ['By region', measures.byRegion],
  ];
  for (const [title, tables] of groups) {
    console.log(`\n${title}`);
    for (const [name, counts] of Object.entries(tables)) console.log(name.padEnd(30), JSON.stringify(counts));
  }
  console.log('\nCalibration: P, pairs, the same party');
  for (const { pairs: size, p, same } of measures.calibration)
    if (size > 0) console.log((p / size).toFixed(3), String(size).padStart(7), (same / size).toFixed(3));
}

function line(what: string, found: string, wanted: string, met: boolean): string {
  return `${what.padEnd(56)} ${found.padStart(9)}   goal ${wanted.padEnd(10)} ${met ? 'met' : 'MISSED'}`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(3)} %`;
}
