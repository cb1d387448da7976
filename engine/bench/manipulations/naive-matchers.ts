import { jaroWinkler } from '../jaro-winkler.js';

/** Comparisons of names in screening without an engine of its own, 0 to 1. Words are sorted once. */
export const NAIVE: Readonly<Record<'jaroWinkler' | 'tokenSet', (a: SortedName, b: SortedName) => number>> = {
  jaroWinkler: (a, b) => jaroWinkler(a.text, b.text),
  tokenSet: (a, b) => {
    const [both, onlyA, onlyB] = split(a.words, b.words);
    if (both.length === 0 && Math.abs(a.text.length - b.text.length) > 0.6 * Math.max(a.text.length, b.text.length))
      return 0;
    const shared = both.join(' ');
    const [withA, withB] = [join(shared, onlyA), join(shared, onlyB)];
    return Math.max(ratio(shared, withA), ratio(shared, withB), ratio(withA, withB));
  },
};

export interface SortedName {
  readonly words: readonly string[];
  readonly text: string;
}

export function sortedName(name: string): SortedName {
  const words = [
    ...new Set(
      name
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].sort();
  return { words, text: words.join(' ') };
}

function join(shared: string, words: readonly string[]): string {
  return `${shared} ${words.join(' ')}`.trim();
}

function split(a: readonly string[], b: readonly string[]): [string[], string[], string[]] {
  const both = a.filter((word) => b.includes(word));
  return [both, a.filter((word) => !both.includes(word)), b.filter((word) => !both.includes(word))];
}

const row = new Uint16Array(700);

/** Twice the letters in common, in order, by the letters of both (longest common subsequence). */
function ratio(a: string, b: string): number {
  const total = a.length + b.length;
  if (a.length === 0 || b.length === 0) return 0;
  if (a === b) return 1;
  row.fill(0, 0, b.length + 1);
  for (let i = 0; i < a.length; i += 1) {
    const letter = a.charCodeAt(i);
    let diagonal = 0;
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] as number;
      const left = row[j - 1] as number;
      row[j] = letter === b.charCodeAt(j - 1) ? diagonal + 1 : above > left ? above : left;
      diagonal = above;
    }
  }
  return (2 * (row[b.length] as number)) / total;
}
