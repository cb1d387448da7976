import { compareNames, detectScript, normalizeName } from '@touchstone/engine';
import type { ListedRecord } from '../src/domain/listed-record.js';
import { readList } from '../src/lists/read-list.js';

/**
 * Mines word variants from lists, for the tables of the engine: two names of one party that agree but for one word on
 * each side give a variant of a name; the words of an organization's names in two scripts that go together give a translation.
 * `node dist/bench/mine-variants.js <source>=<file>[,<file>…] …` prints each pair with the number of parties that have it.
 * Only pairs of words leave here, and only those that several parties share.
 */
const MIN_PARTIES = 3;
const MIN_TRANSLATED = 4;
/** Of all parties with either word, the share that has both. */
const MIN_COOCCURRENCE = 0.4;
/** Names of one party beyond these are seldom new. */
const MAX_NAMES = 12;

const lists = process.argv.slice(2).map((argument) => argument.split('='));
if (lists.length === 0 || lists.some((list) => list.length !== 2)) {
  console.error('usage: mine-variants <source>=<file>[,<file>…] …');
  process.exitCode = 2;
} else await mine(lists as [string, string][]);

async function mine(sources: readonly (readonly [string, string])[]): Promise<void> {
  const variants = new Map<string, Set<string>>();
  const together = new Map<string, Set<string>>();
  const alone = new Map<string, Set<string>>();
  for (const [source, files] of sources) {
    const reading = await readList(source, files.split(','), { mustBeWhole: false });
    for await (const record of reading.records()) {
      // One party on several lists counts once.
      const party = normalizeName(record.names[0]?.full ?? '');
      for (const [a, b] of pairsOf(record)) {
        const [own, others] = differing(a, b, record.entityType);
        if (own.length === 0 || others.length === 0) continue;
        const scripts = detectScript(a) === 'latin' && detectScript(b) === 'latin';
        if (scripts && own.length === 1 && others.length === 1)
          add(variants, [...own, ...others].sort().join(' '), party);
        if (scripts || record.entityType === 'Person') continue;
        for (const x of own) add(alone, x, party);
        for (const y of others) add(alone, `=${y}`, party);
        for (const x of own) for (const y of others) add(together, `${x} ${y}`, party);
      }
    }
  }
  print('variants', variants, (parties) => parties.size >= MIN_PARTIES);
  print('translations', together, (parties, pair) => {
    const [x, y] = pair.split(' ') as [string, string];
    const either = (alone.get(x)?.size ?? 0) + (alone.get(`=${y}`)?.size ?? 0);
    return parties.size >= MIN_TRANSLATED && (2 * parties.size) / either >= MIN_COOCCURRENCE;
  });
}

/** Names of a party two by two, the one in another script first. */
function pairsOf(record: ListedRecord): readonly (readonly [string, string])[] {
  const names = record.names
    .filter(({ kind, quality }) => kind !== 'relative' && quality === 'strong')
    .slice(0, MAX_NAMES);
  return names.flatMap(({ full: a }, i) =>
    names.slice(i + 1).map(({ full: b }) => (detectScript(a) === 'latin' ? ([b, a] as const) : ([a, b] as const))),
  );
}

/** Words, in Latin letters, that the first and the second name have alone, if they agree in others. */
function differing(a: string, b: string, type: ListedRecord['entityType']): readonly [string[], string[]] {
  const { alignment, contradicted } = compareNames(a, b, type);
  const agreed = alignment.filter(({ similarity, kind }) => similarity >= 0.9 && kind !== 'legal_form').length;
  if (contradicted.length === 0 || (agreed === 0 && detectScript(a) === detectScript(b))) return [[], []];
  const words = (name: string) => new Set(normalizeName(name).split(' '));
  const [own, others] = [words(a), words(b)];
  const alone = [...new Set(contradicted.map(normalizeName))].filter((word) => word.length >= 3 && !word.includes(' '));
  return [
    alone.filter((word) => own.has(word) && !others.has(word)),
    alone.filter((word) => others.has(word) && !own.has(word)),
  ];
}

function add(counts: Map<string, Set<string>>, key: string, party: string): void {
  const parties = counts.get(key) ?? new Set();
  parties.add(party);
  counts.set(key, parties);
}

function print(
  title: string,
  counts: Map<string, Set<string>>,
  keeps: (parties: Set<string>, key: string) => boolean,
): void {
  const kept = [...counts].filter(([key, parties]) => keeps(parties, key)).sort(([, a], [, b]) => b.size - a.size);
  console.log(`\n${title}: ${kept.length}`);
  for (const [key, parties] of kept) console.log(`${String(parties.size).padStart(4)}  ${key}`);
}
