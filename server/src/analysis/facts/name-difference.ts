import type { ChangedPhrases } from '../changed-phrases.js';
import { enumerate, quoted } from '../words.js';

/** Tells whether two names are equal but for case, width and punctuation. */
export function isSameName(a: string, b: string): boolean {
  return wordsOf(a).join(' ') === wordsOf(b).join(' ');
}

/**
 * Explains how a listed name is written differently from the customer's ("in another order, supplied without the
 * patronymic"); empty if the words alone do not show it.
 */
export function nameDifference(customer: string, listed: string, phrases: ChangedPhrases): string {
  const [given, known] = [wordsOf(customer), wordsOf(listed)];
  if (scriptOf(customer) !== scriptOf(listed)) return 'in another script';
  const [omitted, added] = [known.filter(isNotIn(given)), given.filter(isNotIn(known))];
  if (omitted.length > 0 && added.length > 0)
    return omitted.length === added.length ? 'in another spelling' : 'in another form';
  const common = given.filter((word) => known.includes(word));
  const isInOrder = common.join(' ') === known.filter((word) => given.includes(word)).join(' ');
  return [
    ...(isInOrder ? [] : ['in another order']),
    ...(omitted.length === 0 ? [] : [phrases.withoutParts(partsOf(omitted, listed))]),
    ...(added.length === 0 ? [] : [`${partsOf(added, customer)} not listed`]),
  ].join(', ');
}

const PATRONYMIC = /(?:[oe]vi(?:ch|c|č|ć)|[oe]vn[ay]|ichna|ович|евич|овна|евна|ична)$/;

function partsOf(words: readonly string[], name: string): string {
  if (words.length === 1 && PATRONYMIC.test(words[0] ?? '')) return 'patronymic';
  const written = name.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter((part) => words.includes(wordsOf(part).join('')));
  return enumerate((written.length === words.length ? written : words).map(quoted));
}

function isNotIn(words: readonly string[]): (word: string) => boolean {
  return (word) => !words.includes(word);
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** The first script of these that a name has letters of. */
function scriptOf(name: string): RegExp | undefined {
  return SCRIPTS.find((script) => script.test(name));
}
