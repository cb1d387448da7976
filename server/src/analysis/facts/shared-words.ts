/** Words that many addresses or offices have. */
const EMPTY_WORDS = new Set(
  'the of and for in at de la el al street st road rd avenue ave no house building floor apartment apt box po city district province area former member officer head'.split(
    ' ',
  ),
);

/** Share of the wanted words that occur, 0 to 1. */
export function share(wanted: readonly string[], words: ReadonlySet<string>): number {
  return wanted.length === 0 ? 0 : wanted.filter((word) => words.has(word)).length / wanted.length;
}

/** Distinctive words of an address or office, in lower case and without diacritics. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => !EMPTY_WORDS.has(word));
}
