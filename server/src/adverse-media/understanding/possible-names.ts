import type { FoundName } from './found-name.js';
import { LEGAL_FORMS, NOT_ORGANIZATIONS, OTHER_WORDS } from './name-words.js';
import type { ReadText } from './read-text.js';
import type { TextWord } from './text-words.js';
import { endOf, isAbstract, isCapital, isOrganizationWord, isPlace, stopWords } from './word-kinds.js';
import type { Run } from './word-run.js';

/** Maximum number of words of a name that nothing else shows to be one. */
const MAX_WORDS = 5;
/** Adjectives of peoples and creeds, nouns of German and of offices: capitalised, and no names. */
const NO_NAME =
  /(?:ian|ians|ish|ese|isch|ische[nrsm]?|ist|ists|ism|ität|ung|ungen|heit|keit|schaft|gericht|anwaltschaft|ministerium|polizei|muslims?|islam|christians?|catholics?|jews?|jewish|arabs?|kurds?|republicans?|democrats?|tories|labour|internet|god|bible|covid)$/iu;
const DETERMINERS =
  /^(?:an?|the|der|die|das|dem|den|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|sein|seine|seinen|seiner|ihr|ihre|ihren|ihrer|this|that|his|her|their|its|our|im|am|zum|zur|beim|vom|und|oder|jede[rmns]?|alle|viele|mehr|diese[rmns]?|zwei|drei|vier|fünf)$/u;

/** Returns a run of capitalised words as a name that may be one; undefined if it hardly can be. */
export function possibleName(run: Run, read: ReadText): FoundName | undefined {
  const { words, text, language } = read;
  const own = words.slice(run.first, run.last + 1);
  const folds = own.map(({ fold }) => fold);
  const [first, last] = [own[0] as TextWord, own.at(-1) as TextWord];
  if (own.length > MAX_WORDS || (run.opens && own.length === 1)) return undefined;
  if (folds.every(isPlace)) return undefined;
  if (folds.some((word) => OTHER_WORDS.has(word) || NOT_ORGANIZATIONS.has(word) || NO_NAME.test(word)))
    return undefined;
  if (folds.every((word) => stopWords(language).has(word) || LEGAL_FORMS.has(word) || isOrganizationWord(word)))
    return undefined;
  if (read.cues.some(({ kind, start, end }) => kind !== 'unrelated' && start < last.end && first.start < end))
    return undefined;
  if (own.length === 1 && (first.fold.length < 4 || !/^\p{L}/u.test(first.fold) || isAbstract(first.fold)))
    return undefined;
  if (own.length === 1 && isHomeOfName(read, run.first)) return undefined;
  if (language === 'de' && !isGermanProperName(read, run)) return undefined;
  const end = endOf(text, last);
  return {
    type: own.length === 1 || folds.some(isOrganizationWord) ? 'organization' : 'person',
    start: first.start,
    end,
    words: folds,
    possible: true,
  };
}

const HOME = /^(?:of|from|de|du|di|da|do|von|aus|van|uit|z|ze|из|з|із)$/u;

/** "Ivan Petrov of Plovdiv was convicted": the word tells where somebody lives or works, and what follows is said of him. */
function isHomeOfName({ words, text }: ReadText, first: number): boolean {
  const [before, ahead] = [words[first - 1], words[first - 2]];
  return before !== undefined && HOME.test(before.fold) && ahead !== undefined && isCapital(text, ahead);
}

/**
 * German capitalises every noun. Two in a row are hardly common nouns; one is a proper name if it stands in the text twice and
 * never behind an article, with or without an adjective.
 */
function isGermanProperName({ words }: ReadText, { first, last }: Run): boolean {
  if (first !== last) return true;
  const { fold } = words[first] as TextWord;
  let count = 0;
  for (const [at, word] of words.entries()) {
    if (word.fold !== fold) continue;
    const [before, ahead] = [words[at - 1]?.fold ?? '', words[at - 2]?.fold ?? ''];
    if (DETERMINERS.test(before) || (/(?:e[nrsm]?)$/u.test(before) && DETERMINERS.test(ahead))) return false;
    count += 1;
  }
  return count >= 2;
}
