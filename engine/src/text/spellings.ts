import { once } from '../once.js';
import { simplifyHan } from './data/han.js';
import { KNOWN_SPELLINGS } from './data/known-spellings.js';
import { LEARNT_SPELLINGS } from './data/learnt-spellings.js';
import { RULED_SPELLINGS } from './data/ruled-spellings.js';

/** Longer words are no names of persons: they are read in one way. */
const MAX_LETTERS = 16;
/** Syllables of the longest word in a Korean name; longer ones are names of other languages. */
const KOREAN_SYLLABLES = 2;
/** Beginnings that are followed up at each letter. */
const BREADTH = 20;

type Table = ReadonlyMap<string, readonly (readonly [latin: string, cost: number])[]>;

/** Scripts of India that Unicode lays out alike: their letters stand as far from the first as those of Devanagari. */
const DEVANAGARI = 0x900;
const LAID_OUT_ALIKE: Readonly<Record<string, number>> = {
  gurmukhi: 0xa00,
  gujarati: 0xa80,
  telugu: 0xc00,
  kannada: 0xc80,
};

const tables = once(() => ({ learnt: tablesOf(LEARNT_SPELLINGS), ruled: tablesOf(RULED_SPELLINGS) }));

function tablesOf(scripts: Readonly<Record<string, string>>): ReadonlyMap<string, Table> {
  return new Map(Object.entries(scripts).map(([script, text]) => [script, tableOf(text)]));
}

function tableOf(text: string): Table {
  return new Map(
    entriesOf(text).map(([letters, ...spellings]) => [
      letters,
      spellings.map((spelling) => {
        const latin = spelling.replace(/\d+$/, '');
        return [latin === '-' ? '' : latin, Number(spelling.slice(latin.length))];
      }),
    ]),
  );
}

function entriesOf(text: string): readonly (readonly [string, ...string[]])[] {
  return text
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(' ') as [string, ...string[]]);
}

const known = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Latin spellings of a name that a table has. */
function knownSpellings(word: string, script: string): readonly string[] {
  const text = KNOWN_SPELLINGS[script];
  if (text === undefined) return [];
  let names = known.get(script);
  if (names === undefined) {
    names = new Map(entriesOf(text).map(([name, ...spellings]) => [name, spellings]));
    known.set(script, names);
  }
  return names.get(word) ?? [];
}

/** Tells whether there are several ways to spell a word of this script. */
export function hasSpellings(script: string): boolean {
  return (
    script in KNOWN_SPELLINGS || script in LEARNT_SPELLINGS || script in RULED_SPELLINGS || script in LAID_OUT_ALIKE
  );
}

/**
 * The likeliest Latin spellings of a word by its sound, the best first, at most so many: those of a table of names, then those that the
 * letters give by rule and by count. None for a word that is too long.
 */
export function likelySpellings(word: string, script: string, most: number): readonly string[] {
  const plain = script === 'han' ? Array.from(word, simplifyHan).join('') : word.toLowerCase();
  const ways = [knownSpellings(plain, script)];
  const { learnt, ruled } = tables();
  const first = LAID_OUT_ALIKE[script];
  const byRule = ruled.get(first === undefined ? script : 'devanagari');
  const byCount = learnt.get(script === 'hangul' && word.length > KOREAN_SYLLABLES ? 'hangulForeign' : script);
  const share = byRule !== undefined && byCount !== undefined ? Math.ceil(most / 2) : most;
  if (byCount !== undefined)
    ways.push(spelt(Array.from(script === 'hangul' ? plain.normalize('NFD') : plain), byCount, share));
  if (byRule !== undefined)
    ways.push(spelt(Array.from(first === undefined ? plain : moved(plain, first)), byRule, share));
  return [...new Set(ways.flat())].filter((latin) => latin.length > 1).slice(0, most);
}

/** The cheapest ways to spell one or two letters after the other. */
function spelt(letters: readonly string[], table: Table, most: number): readonly string[] {
  if (letters.length > MAX_LETTERS) return [];
  const beams = Array.from({ length: letters.length + 1 }, () => new Map<string, number>());
  (beams[0] as Map<string, number>).set('', 0);
  for (let at = 0; at < letters.length; at += 1) {
    const written = cheapest(beams[at] as Map<string, number>, BREADTH);
    for (let length = 1; length <= 2 && at + length <= letters.length; length += 1) {
      const spellings = table.get(letters.slice(at, at + length).join('')) ?? [];
      const next = beams[at + length] as Map<string, number>;
      for (const [before, cost] of written)
        for (const [latin, more] of spellings) {
          const whole = before + latin;
          const least = next.get(whole);
          if (least === undefined || cost + more < least) next.set(whole, cost + more);
        }
    }
  }
  return cheapest(beams[letters.length] as Map<string, number>, most).map(([latin]) => latin);
}

function cheapest(spellings: ReadonlyMap<string, number>, most: number): readonly (readonly [string, number])[] {
  const all = [...spellings];
  return all.length < 2 ? all : all.sort(([, a], [, b]) => a - b).slice(0, most);
}

/** Letters of such a script as those of Devanagari; digits and signs of other scripts stay. */
function moved(word: string, first: number): string {
  return Array.from(word, (char) => {
    const place = (char.codePointAt(0) as number) - first;
    return place >= 0 && place < 0x80 ? String.fromCodePoint(DEVANAGARI + place) : char;
  }).join('');
}
