/** Numbers in English words, as they name funds, plants, units and ships. */
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ORDINALS =
  ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const words = new Map<string, number>();
for (const [value, word] of ONES.entries()) words.set(word, value);
for (const [value, word] of ORDINALS.entries()) if (word !== '') words.set(word, value);
for (const [at, word] of TENS.entries()) {
  words.set(word, 10 * (at + 2));
  words.set(word.replace(/y$/, 'ieth'), 10 * (at + 2));
}

/** Words before a number that only say that one follows. */
export const BEFORE_NUMBER: ReadonlySet<string> = new Set(['no', 'nr', 'num', 'number', 'numero', 'nomer']);

/** Words before a letter that counts like a number (`Series A`, `Block B`). */
export const BEFORE_LETTER: ReadonlySet<string> = new Set(
  'series serie class clase classe klasse tranche fund portfolio compartment subfund unit plant factory block zone lot phase'.split(
    ' ',
  ),
);

/** The number that begins at this word, in words (`twenty`, `twenty-first`, `two hundred`) or as `21st`, and how many words it takes. */
export function numberAt(latin: readonly string[], start: number): { value: string; length: number } | undefined {
  const first = latin[start];
  if (first === undefined) return undefined;
  const code = first.charCodeAt(0);
  if (code < 58) {
    const digits = /^(\d+)(?:st|nd|rd|th)?$/.exec(first)?.[1];
    return digits === undefined ? undefined : { value: digits, length: 1 };
  }
  let value = words.get(first);
  if (value === undefined) return undefined;
  let length = 1;
  const ones = words.get(latin[start + 1] ?? '');
  if (value >= 20 && ones !== undefined && ones > 0 && ones < 10) {
    value += ones;
    length = 2;
  }
  for (const [word, factor] of [
    ['hundred', 100],
    ['thousand', 1000],
  ] as const) {
    if (latin[start + length] !== word) continue;
    value *= factor;
    length += 1;
  }
  return { value: String(value), length };
}

const ROMAN = /^(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})$/;
const ROMAN_LETTERS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** `Fund VII` is the seventh. A first word is never a number, and a lone `I`, `V` or `X` only where nothing but a legal form follows. */
export function romanAt(latin: readonly string[], position: number, last: boolean): string | undefined {
  const word = latin[position] as string;
  if (position === 0 || !ROMAN.test(word) || (word.length === 1 && !last)) return undefined;
  let sum = 0;
  for (let i = 0; i < word.length; i += 1) {
    const value = ROMAN_LETTERS[word[i] as string] as number;
    sum += value < (ROMAN_LETTERS[word[i + 1] ?? ''] ?? 0) ? -value : value;
  }
  return String(sum);
}
