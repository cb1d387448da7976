import type { ListedName, NameKind } from '@touchstone/engine';
import type { ListedRecord } from '../../domain/listed-record.js';

const KNOWN = 'also known as|a\\.\\s?k\\.\\s?a\\.?|doing business as|d\\.b\\.a\\.?';
const FORMER = 'formerly known as|previously known as|f\\.\\s?k\\.\\s?a\\.?';
/** Keywords of aliases; they count only after a bracket, as in prose they may be part of a name ("AKA Integral Services"). */
const IN_BRACKETS = 'aka|fka|dba|formerly(?!\\s+(?:of|in|at|an?|the|part|listed)\\b)';
const LANGUAGES =
  'Arabic|Armenian|Belarus+ian|Burmese|Chinese|Cyrillic|Dari|Farsi|Hebrew|Korean|Pashto|Persian|Russian|Ukrainian|Urdu|original script';

const LABEL = new RegExp(`^(?:in )?(?:${LANGUAGES})\\s*:\\s*`, 'i');
const LISTED_AS = new RegExp(
  `\\s*\\((?:previously|formerly) listed as[.,]?\\s*(?:in (?:${LANGUAGES})\\s*:\\s*([^)]*))?\\)?\\s*$`,
  'i',
);
const FIRST = new RegExp(`^(?:${KNOWN}|${FORMER})[.,:]*\\s+`, 'i');
const WITHIN = new RegExp(
  `[\\s,;]*(?:([([])\\s*(?:${KNOWN}|${FORMER}|${IN_BRACKETS})|\\s(?:${KNOWN}|${FORMER}))[.,:]*\\s+`,
  'i',
);
/** Longest name, in characters. */
const LONGEST = 1000;
/** "A (North Korean individual)": a remark. */
const INDIVIDUAL = /\s*\([^()]*\bindividual\b[^()]*\)\s*$/i;

const FORM = '(?:[OZ]?AO|P?JSC|OOO|LLC|Ltd|Inc|PA|SC|(?:Open |Public |Closed )?Joint Stock)';
/** Several names behind one word: "A; B", and "A and JSC B", but not the "and" that is a part of one. */
const BETWEEN = new RegExp(
  `\\s*;\\s*|,?\\s+and\\s+(?=${FORM}\\b)|(?<=\\b${FORM}\\.?),?\\s+and\\s+|,\\s+(?=(?:[OZ]?AO|JSC|OOO)\\s)`,
);

/**
 * Splits several names in one field: `A (also known as B; C)`, `A, a.k.a., B`, `A (previously listed as)`, `Russian:
 * A`; nobody bears such a name, and a search for A or B must find it. The published text is kept as a note.
 */
export function withNamesApart(record: ListedRecord): ListedRecord {
  const parted = record.names.map((name) => ({ name, apart: namesIn(name) }));
  if (parted.every(({ apart }) => apart === undefined)) return record;
  const names = new Map<string, ListedName>();
  // The names that stand first in their fields stay before those that were behind them.
  for (const { name, apart = [name] } of parted)
    for (const one of apart.slice(0, 1)) names.set(one.full, names.get(one.full) ?? one);
  for (const { apart = [] } of parted) for (const one of apart) names.set(one.full, names.get(one.full) ?? one);
  const published = parted.flatMap(({ name, apart }) =>
    apart === undefined ? [] : [`Name as published: ${name.full}`],
  );
  return { ...record, names: [...names.values()], notes: [...record.notes, ...published] };
}

/** Splits a field into its names, the main one first; undefined if it holds one name. */
function namesIn(name: ListedName): ListedName[] | undefined {
  const { kind } = name;
  if (name.full.length > LONGEST) return undefined;
  const found: ListedName[] = [];
  const add = (text: string, of: NameKind, quality = name.quality): void => {
    const full = text.replace(/\s+/g, ' ').replace(/^[\s,;.]+|[\s,;]+$/g, '');
    if (/\p{L}/u.test(full)) found.push({ full, kind: of, quality });
  };
  const labelled = LABEL.exec(name.full)?.[0] ?? '';
  const listedAs = LISTED_AS.exec(name.full);
  const text = name.full.slice(labelled.length, listedAs?.index).replace(INDIVIDUAL, '');
  const within = WITHIN.exec(text);
  const own = FIRST.exec(text)?.[0] ?? '';
  if (within === null && own === '' && text === name.full) return undefined;
  if (within !== null) {
    const { inside, outside } = partedAt(text, within);
    add(outside, kind);
    for (const part of inside.split(BETWEEN)) add(part.replace(FIRST, ''), kindBy(FIRST.exec(part)?.[0] ?? within[0]));
  } else if (labelled !== '') {
    // "Galina Knizhonak or Knizhonok": the second is half a name.
    for (const [index, part] of text.split(/\/|\sor\s/).entries())
      add(part, kind, index > 0 && !/\S\s+\S/.test(part) ? 'weak' : name.quality);
  } else {
    const isFormer = listedAs !== null || (own !== '' && kindBy(own) === 'fka');
    add(text.slice(own.length), isFormer && kind !== 'primary' ? 'fka' : kind);
  }
  if (listedAs?.[1] !== undefined) add(listedAs[1], 'original');
  return found.length === 0 ? undefined : found;
}

function kindBy(word: string): NameKind {
  return /former|previous|f\.?\s?k/i.test(word) ? 'fka' : 'aka';
}

/** The text behind the word, up to the end of the bracket before it, if there is one; and all the rest. */
function partedAt(text: string, within: RegExpExecArray): { inside: string; outside: string } {
  const from = within.index + within[0].length;
  const [open, close] = within[1] === '[' ? ['[', ']'] : ['(', ')'];
  let depth = within[1] === undefined ? Number.NaN : 1;
  let to = from;
  while (to < text.length && depth !== 0) {
    if (text[to] === open) depth += 1;
    if (text[to] === close) depth -= 1;
    to += 1;
  }
  const inside = text.slice(from, depth === 0 ? to - 1 : to);
  return { inside, outside: `${text.slice(0, within.index)} ${text.slice(to)}` };
}
