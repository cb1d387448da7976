import { countryNamed } from '../../domain/country.js';
import { GIVEN_NAMES } from './given-names.js';
import type { LanguageTerms } from './language-terms.js';
import { ORGANIZATION_WORDS, PLACES } from './name-words.js';
import { isRussianGivenName } from './russian-cases.js';
import { type ReadLanguage, TERMS } from './terms.js';
import { foldWord, type TextWord } from './text-words.js';

/** Words that may follow a family name. */
export const SUFFIXES = new Set(['jr', 'jr.', 'sr', 'sr.', 'ii', 'iii', 'iv']);

/** Final words of firms' names that are not legal forms. */
export const FIRM_WORDS = new Set('company sons co co. partners associates brothers'.split(' '));

const wordSet = (list = ''): ReadonlySet<string> =>
  new Set(
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(foldWord),
  );
const WORDS = Object.fromEntries(
  Object.entries<LanguageTerms>(TERMS).map(([language, { stopWords: stop, givenNames }]) => [
    language,
    { stop: wordSet(stop), given: wordSet(givenNames) },
  ]),
) as Record<ReadLanguage, { readonly stop: ReadonlySet<string>; readonly given: ReadonlySet<string> }>;
const OWN_ORGANIZATION_WORDS: ReadonlySet<string> = new Set(
  Object.values<LanguageTerms>(TERMS).flatMap(({ organizationWords }) => [...wordSet(organizationWords)]),
);

/** Words of a language that never occur in names, folded. */
export function stopWords(language: ReadLanguage): ReadonlySet<string> {
  return WORDS[language].stop;
}

/** Tells whether a word as written is a given name in texts of this language. */
export function isGivenName(language: ReadLanguage, { fold }: TextWord, written: string): boolean {
  return GIVEN_NAMES.has(fold) || WORDS[language].given.has(fold) || (language === 'ru' && isRussianGivenName(written));
}

/** True for a capital, or for an article that names begin with. */
export function isCapital(text: string, word: TextWord): boolean {
  const surface = text.slice(word.start, word.end);
  return /^(?:\p{Lu}|al-\p{Lu}|el-\p{Lu}|ad-\p{Lu}|ar-\p{Lu}|as-\p{Lu}|d['’]\p{Lu}|l['’]\p{Lu}|\d+(?:st|nd|rd|th)$)/u.test(
    surface,
  );
}

/** Tells whether a folded word occurs in names of organizations. */
export function isOrganizationWord(fold: string): boolean {
  return ORGANIZATION_WORDS.has(fold) || OWN_ORGANIZATION_WORDS.has(fold);
}

/** Tells whether one or more folded words name a place. */
export function isPlace(fold: string): boolean {
  return PLACES.has(fold) || countryNamed(fold) !== undefined;
}

/** Recognises abstract nouns, which are not names, by their ending: "Removal Operations", "Criminal Investigation". */
export function isAbstract(fold: string): boolean {
  return (
    !GIVEN_NAMES.has(fold) &&
    !fold.startsWith('mc') &&
    /(?:tions?|ments?|[bdlrsv]ity|ities|ship|ness|isms?|ances?|ences?|ings|ology|cies)$/.test(fold)
  );
}

/** Returns the end position of a word without its possessive. */
export function endOf(text: string, word: TextWord): number {
  return /['’]s$/.test(text.slice(word.start, word.end)) ? word.end - 2 : word.end;
}

/** Returns the family name among folded words. */
export function surnameOf(words: readonly string[]): string {
  const own = words.filter((word) => !SUFFIXES.has(word));
  return (own.at(-1) ?? words.at(-1)) as string;
}
