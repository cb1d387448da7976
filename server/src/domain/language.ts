/** Scripts that one language alone is written in, or nearly so. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
];

/**
 * The language of a name as a BCP 47 tag, as far as its script tells: a name in Latin, Cyrillic or Arabic letters can be
 * of many languages, and is `und` (undetermined).
 */
export function languageOf(name: string): string {
  return LANGUAGES.find(([script]) => script.test(name))?.[1] ?? 'und';
}
