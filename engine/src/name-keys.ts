import type { EntityType } from './entity-type.js';
import { kindOf } from './index/stored-codes.js';
import { foldOfKey, prepareName } from './names/prepare-name.js';
import { FORM, type NameToken, ROLE } from './names/prepared-name.js';
import { hashText } from './text/hash.js';

/** Words beyond these give no further keys. */
const MAX_WORDS = 6;
const BORNE: ReadonlySet<number> = new Set([ROLE.name, ROLE.patronymic, ROLE.father]);

/**
 * Keys by which a store that is not in memory finds a name again, whole numbers below 2^53: one for every two words that
 * it is borne by, in whatever order, spelt by ear (the consonants in broad classes), so that another spelling or script has the same;
 * for a name of one word, that word by its sound form; for Han and Hangul also the characters themselves. Two
 * names without a common key are different; two with one have to be compared.
 */
export function nameKeys(name: string, entityType: EntityType): number[] {
  const kind = kindOf(entityType);
  const texts = new Set<string>();
  for (const { form, tokens } of prepareName(name, kind)) {
    if (form === FORM.han || form === FORM.hangul) {
      if (tokens.length > 1) texts.add(`${kind[0]}=${tokens.map(({ text }) => text).join('')}`);
      continue;
    }
    const own = wordsOf(tokens, foldOfKey);
    if (own.length === 1) texts.add(`${kind[0]}1${own[0]}`);
    for (const folds of [own, ...(tokens.some(({ key }) => INNER_W.test(key)) ? [wordsOf(tokens, asVowel)] : [])]) {
      const classes = [...new Set(folds.map((fold) => consonantClasses(fold)))].filter((word) => word !== '').sort();
      if (own.length > 1 && classes.length === 1) texts.add(`${kind[0]}2${classes[0]}`);
      for (const [i, first] of classes.entries()) {
        for (const second of classes.slice(i + 1)) texts.add(`${kind[0]}${first}+${second}`);
      }
    }
  }
  return [...texts].map((text) => hashText(text) * 2 ** 21 + (hashText(text, 0x5bd1e995) >>> 11));
}

/** Where Latin writes w, Arabic may be read with the vowel that its letter is as well: Darwish, درويش (druish). */
const INNER_W = /[a-z]w/;

function asVowel(key: string): string {
  return foldOfKey(key.replace(/(?<=[a-z])w/g, 'u'));
}

function wordsOf(tokens: readonly NameToken[], foldOf: (key: string) => string): string[] {
  const folds = (some: readonly NameToken[]) => some.map(({ key }) => foldOf(key)).filter((fold) => fold.length > 1);
  const own = folds(tokens.filter(({ role }) => BORNE.has(role)));
  const all = own.length > 0 ? own : folds(tokens.filter(({ role }) => role === ROLE.generic || role === ROLE.place));
  return all.slice(0, MAX_WORDS);
}

/** Sounds that spellings and scripts interchange; vowels, semivowels and h are left out, but for a first vowel. */
const CLASSES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'bpfv'].map((letter) => [letter, 'b'])),
  ...Object.fromEntries([...'kgqx'].map((letter) => [letter, 'k'])),
  ...Object.fromEntries([...'jzsc'].map((letter) => [letter, 's'])),
  ...Object.fromEntries([...'dt'].map((letter) => [letter, 't'])),
  ...Object.fromEntries([...'lr'].map((letter) => [letter, 'r'])),
  ...Object.fromEntries([...'mn'].map((letter) => [letter, 'n'])),
};

function consonantClasses(fold: string): string {
  let classes = '';
  for (const [i, letter] of [...fold].entries()) {
    const sound = CLASSES[letter] ?? (i === 0 ? 'a' : '');
    if (sound !== '' && classes.at(-1) !== sound) classes += sound;
  }
  return classes;
}
