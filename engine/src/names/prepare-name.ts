import { isWalletAddress, normalizeIdentifier } from '../identifier.js';
import { foldToken } from '../text/fold-token.js';
import { tokenize, type Word } from '../text/tokenize.js';
import { readForeignHan, transliterateHan, transliterateHangul, transliterateWord } from '../text/transliterate.js';
import { organizationRoles } from './organization-roles.js';
import { personRoles } from './person-roles.js';
import {
  FORM,
  type Form,
  type LatinToken,
  type NameKindOfParty,
  type NameToken,
  type PreparedName,
  ROLE,
} from './prepared-name.js';
import { vesselRoles } from './vessel-roles.js';

/**
 * A name as the tokens that are compared: one form in Latin letters, and one in its own characters when it is
 * written in Han or Hangul alone. The same for listed names and for subjects. Empty when no word is left.
 */
export function prepareName(name: string, kind: NameKindOfParty): readonly PreparedName[] {
  if (kind === 'wallet' && isWalletAddress(name)) {
    return [
      {
        form: FORM.latin,
        tokens: [{ key: `=${normalizeIdentifier('wallet', name)}`, role: ROLE.name, common: 0, text: name.trim() }],
      },
    ];
  }
  const words = tokenize(name);
  if (words.length === 0) return [];
  if (kind === 'aircraft') return [{ form: FORM.latin, tokens: [tailMark(words)] }];
  const native = nativeForm(words);
  const latin = toLatin(name, words, kind);
  const tokens =
    kind === 'person' ? personRoles(latin) : kind === 'vessel' ? vesselRoles(latin) : organizationRoles(latin);
  const forms: PreparedName[] = [];
  if (tokens.length > 0)
    forms.push({
      form: native === undefined ? FORM.latin : native.form === FORM.han ? FORM.readFromHan : FORM.readFromHangul,
      tokens,
    });
  if (native !== undefined) forms.push(native);
  return forms;
}

/** A tail mark is one sign: `EP-MNB` is not nearly `EP-MNA`. */
function tailMark(words: readonly Word[]): NameToken {
  const text = words.map((word) => word.text).join('');
  return { key: `+${text.toLowerCase()}`, role: ROLE.name, common: 0, text: words.map((word) => word.text).join('-') };
}

function toLatin(name: string, words: readonly Word[], kind: NameKindOfParty): readonly LatinToken[] {
  const tokens: LatinToken[] = [];
  // Written without a blank, the family name comes first; with blanks the parts are known already.
  const alone = words.length === 1;
  const foreign = words[0]?.script === 'han' && /\p{Script=Han}[·•・‧]\p{Script=Han}/u.test(name);
  for (const word of inGivenOrder(words)) {
    const parts =
      kind !== 'person' || !alone
        ? undefined
        : word.script === 'han'
          ? transliterateHan(word.text)
          : word.script === 'hangul'
            ? transliterateHangul(word.text)
            : undefined;
    if (parts !== undefined) {
      for (const latin of parts) tokens.push({ ...word, latin, abjad: false });
      continue;
    }
    const { latin, abjad } =
      foreign && word.script === 'han'
        ? { latin: readForeignHan(word.text), abjad: false }
        : transliterateWord(word.text, word.script === 'digits' ? 'latin' : word.script);
    if (latin === '') continue;
    // The Arabic article is written together with its word, its Latin form mostly apart.
    const article = word.script === 'arabic' && /^ال../.test(word.text) && latin.startsWith('al') && latin.length > 4;
    if (article) tokens.push({ ...word, latin: 'al', abjad: false, text: 'ال' });
    tokens.push({
      ...word,
      latin: (article ? latin.slice(2) : latin).slice(0, 40),
      abjad,
      text: article ? word.text.slice(2) : word.text,
    });
  }
  return tokens;
}

/** `SURNAME, Given` in speaking order. Organizations keep theirs: their commas only separate. */
function inGivenOrder(words: readonly Word[]): readonly Word[] {
  const surname = words.filter((word) => word.beforeComma);
  return surname.length === 0 || surname.length === words.length
    ? words
    : [...words.filter((word) => !word.beforeComma), ...surname];
}

function nativeForm(words: readonly Word[]): PreparedName | undefined {
  const script = words[0]?.script;
  if (script !== 'han' && script !== 'hangul') return undefined;
  const form: Form = script === 'han' ? FORM.han : FORM.hangul;
  const tokens: NameToken[] = [];
  for (const word of words) {
    if (word.script !== script) return undefined;
    for (const char of word.text) tokens.push({ key: `=${char}`, role: ROLE.native, common: 0, text: char });
  }
  return { form, tokens: tokens.slice(0, 28) };
}

/** The normal form of a name, for storing and showing: folded-free Latin words in order, separated by blanks. */
export function normalizeName(name: string): string {
  return inGivenOrder(tokenize(name))
    .map((word) => transliterateWord(word.text, word.script === 'digits' ? 'latin' : word.script).latin)
    .filter((word) => word !== '')
    .join(' ');
}

/** The fold of a vocabulary key: of the Latin word for Latin and abjad keys, nothing for the others. */
export function foldOfKey(key: string): string {
  const mark = key[0];
  if (mark === '=' || mark === '+') return '';
  return foldToken(mark === '~' ? key.slice(1) : key);
}
