/**
 * Distinct words of a text; a search matches their beginnings. In scripts without blanks, a word is found from each of its
 * characters on.
 */
export function searchWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.flatMap((word) => (UNSPACED.test(word) ? endingsOf(word) : [word.slice(0, MAX_WORD)])))];
}

/** PostgreSQL takes words of less than 2 KB. */
const MAX_WORD = 200;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

function endingsOf(word: string): string[] {
  const characters = [...word].slice(0, MAX_WORD);
  return characters.map((_, start) => characters.slice(start).join(''));
}
