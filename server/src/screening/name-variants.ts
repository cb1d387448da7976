import type { EntityType } from '@touchstone/engine';

/** A name in another form; undefined where it has none. */
type Vary = (name: string, type: EntityType) => string | undefined;

/** Listed names as people write them: what a screening must see through. Each name has the same variants every time. */
export const VARIANTS = {
  /** `PETROV, Ivan` for `Ivan PETROV`, and the other way round. */
  'other order': (name, type) => {
    if (type !== 'Person') return undefined;
    const [surname, given, ...more] = name.split(',').map((part) => part.trim());
    if (more.length === 0 && surname && given) return `${given} ${surname}`;
    const words = name.split(' ');
    const last = words.pop();
    return words.length === 0 || name.includes(',') ? undefined : `${last}, ${words.join(' ')}`;
  },
  'other case': (name) => {
    const upper = name.toUpperCase();
    return upper === name ? name.toLowerCase() : upper;
  },
  'without accents': (name) => name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC'),
  /** Swaps two neighbouring letters of the longest word, or omits or doubles one. */
  'letters swapped': (name) => inLongestWord(name, (word, at) => swapped(word, at)),
  'letter left out': (name) => inLongestWord(name, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'letter doubled': (name) => inLongestWord(name, (word, at) => word.slice(0, at) + word[at] + word.slice(at)),
  'punctuation gone': (name) => name.replace(/[^\p{L}\p{N}\s,]+/gu, '').replace(/\s+/g, ' '),
} as const satisfies Readonly<Record<string, Vary>>;

export type Variant = 'as listed' | 'alias' | keyof typeof VARIANTS;

/** Shorter words are another name when a letter of them changes. */
const LONG = 6;

function inLongestWord(name: string, change: (word: string, at: number) => string): string | undefined {
  const words = name.match(/\p{Script=Latin}+/gu) ?? [];
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), '');
  if (longest.length < LONG) return undefined;
  return name.replace(longest, () => change(longest, longest.length >> 1));
}

function swapped(word: string, at: number): string {
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
}
