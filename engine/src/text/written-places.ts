import { normalizeText, readAsUtf8 } from './normalize.js';
import { PUNCTUATION_IN_WORDS } from './tokenize.js';

/** Finds where a stretch of the text that a name's words are cut from stands in the name itself, in UTF-16 units. */
export type WrittenPlace = (from: number, to: number) => readonly [start: number, end: number];

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The way back from normalized text to the name as it is written. It leads to whole characters as they are seen, with
 * their marks. Undefined for a text whose normal form cannot be told character by character.
 */
export function writtenPlaces(name: string): WrittenPlace | undefined {
  // Most names: no character is dropped or merged with another.
  if (/^[\x20\x21\x23-\x26\x28-\x2d\x2f-\x7e]*$/.test(name) && !/\d,\d/.test(name)) return (from, to) => [from, to];
  if (readAsUtf8(name) !== name) return undefined;
  const normalized = normalizeText(name);
  const places = byCharacter(name, normalized);
  if (places === undefined) return undefined;
  const { starts, ends } = PUNCTUATION_IN_WORDS.reduce(withoutPunctuation, places);
  return (from, to) => (from < to ? [starts[from] as number, ends[to - 1] as number] : [0, 0]);
}

/** Of each UTF-16 unit of `text` where its character begins and ends in the name. */
interface Places {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function byCharacter(name: string, text: string): Places | undefined {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { segment, index } of characters.segment(name)) {
    const { length } = isKept(segment) ? segment : normalizeText(segment);
    for (let unit = 0; unit < length; unit += 1) {
      starts.push(index);
      ends.push(index + segment.length);
    }
    if (starts.length >= text.length) break;
  }
  return starts.length < text.length ? undefined : { text, starts, ends };
}

/** Tells whether normalization keeps a character's length, as for most letters; cheaper than normalizing. */
function isKept(character: string): boolean {
  return (
    character === ' ' || (/^\p{L}$/u.test(character) && character !== 'ـ' && character.normalize('NFKC') === character)
  );
}

/** Replaces like `text.replace`, and keeps the positions of the remaining characters. */
function withoutPunctuation(
  { text, starts, ends }: Places,
  [pattern, change]: (typeof PUNCTUATION_IN_WORDS)[number],
): Places {
  const kept = { text: '', starts: [] as number[], ends: [] as number[] };
  const keep = (from: number, to: number) => {
    kept.text += text.slice(from, to);
    kept.starts.push(...starts.slice(from, to));
    kept.ends.push(...ends.slice(from, to));
  };
  let last = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    keep(last, index);
    let next = index;
    for (const unit of change(found).split('')) {
      const at = found.indexOf(unit, next - index);
      if (at >= 0) next = index + at + 1;
      // A blank or mark that is put in is no part of a word: its place is never asked for.
      kept.text += unit;
      kept.starts.push(starts[next - 1] as number);
      kept.ends.push(ends[next - 1] as number);
    }
    last = index + found.length;
  }
  keep(last, text.length);
  return kept;
}
