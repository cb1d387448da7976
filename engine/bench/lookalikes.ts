import { existsSync } from 'node:fs';
import { compareNames } from '../src/index.js';
import { tokenFeatures } from '../src/names/token-features.js';
import { MET, tokenSimilarity } from '../src/names/token-similarity.js';
import { type NamedPerson, namedPersons, type OneWordApart, oneWordApart } from './given-names.js';

/**
 * Persons whose names are one word apart, and that word nearly alike: two parties of one list, who should stay below 80, and two
 * names of one party, which should be found. Both halves; the table of look-alikes is made of the tuned one.
 * `node dist/bench/lookalikes.js <data folder> [--show judge]`: `--show` prints pairs of a half that are judged wrongly.
 */
const THRESHOLD = 80;
/** Words that are one by their sound are not look-alikes, and less alike ones are not nearly so. */
const [LEAST, MOST] = [600, 970] as const;

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error('usage: lookalikes <data folder> [--show judge]');
  process.exitCode = 2;
} else {
  const persons = namedPersons(folder);
  for (const half of ['fit', 'judge'] as const) {
    const own = persons.filter((person) => person.half === half);
    report(`${half}: two persons of one list, flagged`, othersAlike(own), half, true);
    report(`${half}: two names of one person, found`, namesAlike(own), half, false);
  }
}

function report(title: string, pairs: readonly OneWordApart[], half: string, wrong: boolean): void {
  let found = 0;
  for (const { names } of pairs) {
    const { score } = compareNames(...names, 'Person');
    if (score >= THRESHOLD) found += 1;
    if (score >= THRESHOLD === wrong && process.argv[process.argv.indexOf('--show') + 1] === half)
      console.log(`  ${score.toFixed(1).padStart(5)}  ${names.join(' | ')}`);
  }
  console.log(`${title} ${((100 * found) / pairs.length).toFixed(1)}% of ${pairs.length}`);
}

function othersAlike(persons: readonly NamedPerson[]): readonly OneWordApart[] {
  const byFrame = new Map<string, (readonly [NamedPerson, readonly string[]])[]>();
  const found = new Map<string, OneWordApart>();
  for (const person of persons)
    for (const words of person.names)
      for (const i of words.keys()) {
        const frame = `${person.source} ${words.map((word, k) => (k === i ? '*' : word)).join(' ')}`;
        const others = byFrame.get(frame) ?? [];
        byFrame.set(frame, others);
        for (const [other, theirs] of others) if (other !== person) addApart(found, theirs, words);
        others.push([person, words]);
      }
  return [...found.values()];
}

function namesAlike(persons: readonly NamedPerson[]): readonly OneWordApart[] {
  const found = new Map<string, OneWordApart>();
  for (const { names } of persons)
    for (const [i, words] of names.entries()) for (const other of names.slice(i + 1)) addApart(found, words, other);
  return [...found.values()];
}

function addApart(found: Map<string, OneWordApart>, a: readonly string[], b: readonly string[]): void {
  const apart = oneWordApart(a, b);
  if (apart === undefined) return;
  const [one, other] = apart.words.map(tokenFeatures) as [
    ReturnType<typeof tokenFeatures>,
    ReturnType<typeof tokenFeatures>,
  ];
  const packed = tokenSimilarity(one, other);
  if ((packed & 15) === MET.variant || packed >> 4 < LEAST || packed >> 4 > MOST) return;
  found.set(apart.names.join('|'), apart);
}
