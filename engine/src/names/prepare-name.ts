import { isWalletAddress, normalizeWallet } from '../identifiers/wallet-address.js';
import { simplifyHan } from '../text/data/han.js';
import { readHanja } from '../text/data/hanja.js';
import { foldToken } from '../text/fold-token.js';
import { normalizeText } from '../text/normalize.js';
import { detectScript } from '../text/script.js';
import { hasSpellings, likelySpellings } from '../text/spellings.js';
import { tokenize, type Word, wordText } from '../text/tokenize.js';
import {
  isKnownArabic,
  readForeignHan,
  transliterateHan,
  transliterateHangul,
  transliterateWord,
} from '../text/transliterate.js';
import { isPinyinAlone, syllablesLike } from './data/nicknames.js';
import { organizationRoles } from './organization-roles.js';
import { personRoles } from './person-roles.js';
import {
  FORM,
  type Form,
  type LatinToken,
  type NameKindOfParty,
  type NameToken,
  type PreparedName,
  placeOf,
  ROLE,
  textOf,
  withoutMark,
} from './prepared-name.js';
import { readOrganization } from './read-organization.js';
import { spokenInitial } from './spoken-initials.js';
import { vesselRoles } from './vessel-roles.js';

/**
 * A name as the tokens that are compared: one form in Latin letters, and one in its own characters when it is
 * written in Han or Hangul alone. The same for listed names and for subjects. Empty when no word is left. `words` are the name's.
 */
export function prepareName(name: string, kind: NameKindOfParty, words = tokenize(name)): readonly PreparedName[] {
  return prepare(name, kind, words, 0);
}

/**
 * The same for a name of a listed party: where that has none in Latin letters (`isSpelled`), a person's also in its likeliest Latin
 * spellings (`ジョン・キー`, John Key).
 */
export function prepareListedName(name: string, kind: NameKindOfParty, isSpelled: boolean): readonly PreparedName[] {
  return prepare(name, kind, tokenize(name), isSpelled ? LISTED_SPELLINGS : 0);
}

/** Tells whether none of a party's names is in Latin letters. */
export function areSpelled(names: Iterable<string>): boolean {
  for (const name of names) if (detectScript(name) === 'latin') return false;
  return true;
}

/** Spellings of a name, and of each of its words. More find 1 to 6 of 100 names more and make twice as many rows. */
const LISTED_SPELLINGS = 6;
const SPELLINGS_OF_WORD = 3;

function prepare(
  name: string,
  kind: NameKindOfParty,
  words: readonly Word[],
  spellings: number,
): readonly PreparedName[] {
  if (kind === 'wallet' && isWalletAddress(name)) {
    return [
      {
        form: FORM.latin,
        tokens: [{ key: `=${normalizeWallet(name)}`, role: ROLE.name, common: 0, text: name.trim(), ...wholeOf(name) }],
      },
    ];
  }
  if (words.length === 0) return [];
  if (kind === 'person' && words.some(isOfOtherScript)) {
    const [latin, others] = inTwoScripts(words);
    if (latin.length > 1 && others.length > 1)
      return [
        ...formsOf(name, words, kind, 0),
        ...formsOf(textOf(latin), latin, kind, 0),
        ...formsOf(textOf(others), others, kind, 0),
      ];
  }
  return formsOf(name, words, kind, spellings);
}

/** The place of a name that is one word, without the blanks around it. */
function wholeOf(name: string) {
  return { from: name.length - name.trimStart().length, to: name.trimEnd().length };
}

/** A name that is given twice at once, in its own script and in Latin letters (`حسن غول (Hassan Ghul)`), is each of them too. */
function inTwoScripts(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  return [words.filter(({ script }) => script === 'latin'), words.filter(isOfOtherScript)];
}

function isOfOtherScript({ script }: Word): boolean {
  return script !== 'latin' && script !== 'digits';
}

function formsOf(
  name: string,
  words: readonly Word[],
  kind: NameKindOfParty,
  spellings: number,
): readonly PreparedName[] {
  if (kind === 'aircraft') return [{ form: FORM.latin, tokens: [tailMark(words)] }];
  const native = nativeForm(words);
  const read = native === undefined ? FORM.latin : native.form === FORM.han ? FORM.readFromHan : FORM.readFromHangul;
  const forms: PreparedName[] = [];
  const addForm = (form: Form, latin: readonly LatinToken[]) => {
    const tokens =
      kind === 'person' ? personRoles(latin) : kind === 'vessel' ? vesselRoles(latin) : organizationRoles(latin);
    if (tokens.length > 0) forms.push({ form, tokens });
  };
  const latin = toLatin(name, words, kind);
  addForm(read, latin);
  if (native !== undefined) forms.push(native);
  const korean = kind === 'person' && native?.form === FORM.han ? readAsKorean(words) : undefined;
  if (korean !== undefined) addForm(read, korean);
  const apart = kind === 'person' && read !== FORM.latin ? syllablesApart(korean ?? latin) : undefined;
  if (apart !== undefined) addForm(read, apart);
  for (const spelt of spellings > 0 ? spellingsOf(latin, spellings) : []) addForm(FORM.spelled, spelt);
  return forms;
}

/** The name with its words of another script in their likeliest spellings: all first ones, then one after the other in its second, and so on. */
function spellingsOf(words: readonly LatinToken[], most: number): readonly (readonly LatinToken[])[] {
  let names: readonly Spelled[] = [{ rank: 0, words: [] }];
  for (const word of words) {
    const { spokenIn, text } = word;
    const found = spokenIn === undefined ? [] : likelySpellings(text, spokenIn, SPELLINGS_OF_WORD);
    const ways = found.map((latin) => ({ ...word, latin: latin.replaceAll('.', ''), abjad: false }));
    names = names
      .flatMap((name) =>
        (ways.length > 0 ? ways : [word]).map((way, rank) => ({ rank: name.rank + rank, words: [...name.words, way] })),
      )
      .sort((one, other) => one.rank - other.rank)
      .slice(0, most);
  }
  return words.some(({ spokenIn }) => spokenIn !== undefined) ? names.map((name) => name.words) : [];
}

interface Spelled {
  readonly rank: number;
  readonly words: readonly LatinToken[];
}

/** A tail mark is one sign: `EP-MNB` is not nearly `EP-MNA`. */
function tailMark(words: readonly Word[]): NameToken {
  const text = words.map((word) => word.text).join('');
  const written = words.map((word) => word.text).join('-');
  return { key: `+${text.toLowerCase()}`, role: ROLE.name, common: 0, text: written, ...placeOf(words) };
}

/** Words that are written without blanks between them may be many; more than twice `MAX_TOKENS` are never compared. */
const MAX_LENGTH = 56;

function toLatin(name: string, words: readonly Word[], kind: NameKindOfParty): readonly LatinToken[] {
  const tokens: LatinToken[] = [];
  // Written without a blank, the family name comes first; with blanks the parts are known already.
  const apart = words.length > 1;
  const foreign = words[0]?.script === 'han' && /\p{Script=Han}[·•・‧]\p{Script=Han}/u.test(name);
  for (const word of kind === 'person' ? withInitials(name, inGivenOrder(words)) : words) {
    const known = kind === 'organization' ? readOrganization(word) : undefined;
    if (known !== undefined) tokens.push(...known);
    else if (word.script === 'latin' || word.script === 'digits') tokens.push(latinToken(word));
    else if (kind === 'person' && word.script === 'hangul') tokens.push(...koreanTokens(word, word.text, apart));
    else if (foreign && word.script === 'han')
      tokens.push({ ...word, latin: readForeignHan(word.text), abjad: false, readFrom: 'sound', spokenIn: 'han' });
    else if (kind === 'person' && word.script === 'han') {
      const parts = transliterateHan(word.text, apart);
      const places = placesOf(word, parts);
      for (const [i, syllables] of parts.entries()) {
        const latin = syllables.join('').slice(0, 40);
        const readings = chineseSpellings(syllables);
        tokens.push({ ...word, ...places[i], latin, abjad: false, readFrom: 'pinyin', readings });
      }
    } else tokens.push(...(kind === 'person' ? plainTokens(word).map(asPersons) : plainTokens(word)));
  }
  const read = tokens.some(({ latin }) => latin === '') ? tokens.filter(({ latin }) => latin !== '') : tokens;
  return read.length > MAX_LENGTH ? read.slice(0, MAX_LENGTH) : read;
}

/** A single letter of an abjad is an initial like any other: there is no vowel that it could lack. */
function asPersons(token: LatinToken & Word): LatinToken {
  if (token.latin.length === 1) return token.abjad ? { ...token, abjad: false } : token;
  return token.script !== 'digits' && hasSpellings(token.script) ? { ...token, spokenIn: token.script } : token;
}

/** Words of which some are initials, in whatever script. */
function withInitials(name: string, words: readonly Word[]): readonly Word[] {
  if (!words.some(({ script, text }) => script !== 'latin' && text.length < 5) || !name.includes('.')) return words;
  const text = wordText(normalizeText(name));
  return words.map((word) => spokenInitial(word, text) ?? word);
}

/** An ordinary word; written field by field, because a list has millions of them. */
function latinToken({ text, from, to, beforeComma, dotted }: Word): LatinToken {
  const { latin } = transliterateWord(text, 'latin');
  return { latin: latin.slice(0, 40), abjad: false, text, from, to, beforeComma, dotted };
}

/** Where the parts of a word stand that is read syllable by syllable; nothing when a character has no reading. */
function placesOf(word: Word, parts: readonly (readonly string[])[]): readonly { from: number; to: number }[] {
  const characters = Array.from(word.text);
  if (parts.reduce((sum, { length }) => sum + length, 0) !== characters.length) return [];
  let read = 0;
  return parts.map(({ length }) => {
    const from = word.from + characters.slice(0, read).join('').length;
    const to = from + characters.slice(read, read + length).join('').length;
    read += length;
    return { from, to };
  });
}

/** Most spellings of one name by other romanizations. */
const MAX_SPELLINGS = 32;

/** A given name of pinyin in Wade-Giles and the Cantonese and Hokkien spellings that tables know, syllables apart. */
function chineseSpellings(syllables: readonly string[]): readonly string[] {
  if (syllables.length !== 2) return [];
  const [first, second] = syllables.map((syllable) => [
    syllable,
    ...[...syllablesLike(syllable)].filter((other) => !isPinyinAlone(other)),
  ]) as [string[], string[]];
  return first.flatMap((a) => second.map((b) => `${a}.${b}`)).slice(0, MAX_SPELLINGS);
}

function koreanTokens(word: Word, hangul: string, apart: boolean): readonly LatinToken[] {
  const parts = transliterateHangul(hangul, apart);
  const places = placesOf(
    word,
    parts.map(({ syllables }) => syllables),
  );
  return parts.map(({ latin, readings, syllables }, i) => ({
    ...{ ...word, ...places[i], latin, readings, text: syllables.join('') },
    ...{ abjad: false, readFrom: 'sound', spokenIn: 'hangul' },
  }));
}

/** A Korean given name of two syllables as two words, each in the spellings of its own (`Seong Min`, `Seung Min`). */
function syllablesApart(words: readonly LatinToken[]): readonly LatinToken[] | undefined {
  const given = words.findIndex(({ text, spokenIn }) => spokenIn === 'hangul' && text.length === 2);
  if (words.length !== 2 || given < 0) return undefined;
  if (words.some(({ text, spokenIn }) => spokenIn !== 'hangul' || text.length > 2)) return undefined;
  const { spokenIn: _, ...whole } = words[given] as LatinToken;
  const syllables = transliterateHangul(whole.text[0] as string, true)
    .concat(transliterateHangul(whole.text[1] as string, true))
    .map(({ latin, readings, syllables: [text] }, i) => ({
      ...{ ...whole, latin, readings, text: text as string },
      ...{ from: whole.from + i, to: whole.from + i + 1 },
    }));
  return words.flatMap((word, i) => (i === given ? syllables : [word]));
}

/** A name in Han alone as a Korean's: one word of two to four characters that Korean names are written with. */
function readAsKorean(words: readonly Word[]): readonly LatinToken[] | undefined {
  const [word] = words;
  if (word === undefined || words.length > 1 || !/^.{2,4}$/u.test(word.text)) return undefined;
  const hangul = readHanja(word.text);
  return hangul === undefined ? undefined : koreanTokens(word, hangul, false);
}

/** `عبدالجبار`, `أبوغيث`, `بنحسين`: words that Latin letters write apart, and that Arabic often does not. */
const GLUED = /^(عبد(?=ال..)|[اأ]ب[وا](?=...)|بن(?=[احمي]...))(.+)$/u;

function plainTokens(word: Word): readonly (LatinToken & Word)[] {
  const glued = word.script === 'arabic' && !isKnownArabic(word.text) ? GLUED.exec(word.text) : null;
  if (glued !== null) {
    const [first, rest] = [glued[1] as string, glued[2] as string];
    const cut = word.from + first.length;
    return [...plainTokens({ ...word, text: first, to: cut }), ...plainTokens({ ...word, text: rest, from: cut })];
  }
  const { latin, abjad } = transliterateWord(word.text, word.script === 'digits' ? 'latin' : word.script);
  // The Arabic article is written together with its word, its Latin form mostly apart.
  const article =
    word.script === 'arabic' &&
    /^ال../.test(word.text) &&
    latin.startsWith('al') &&
    latin.length > 4 &&
    latin !== 'allah';
  const stem = { ...word, latin: (article ? latin.slice(2) : latin).slice(0, 40), abjad };
  if (!article) return [stem];
  return [
    { ...word, to: word.from + 2, latin: 'al', abjad: false, text: 'ال' },
    { ...stem, from: word.from + 2, text: word.text.slice(2) },
  ];
}

/** `SURNAME, Given` in speaking order. Organizations keep theirs: their commas only separate. */
function inGivenOrder(words: readonly Word[]): readonly Word[] {
  if (!words.some((word) => word.beforeComma)) return words;
  const surname = words.filter((word) => word.beforeComma);
  return surname.length === words.length ? words : [...words.filter((word) => !word.beforeComma), ...surname];
}

function nativeForm(words: readonly Word[]): PreparedName | undefined {
  const script = words[0]?.script;
  if (script !== 'han' && script !== 'hangul') return undefined;
  const form: Form = script === 'han' ? FORM.han : FORM.hangul;
  const tokens: NameToken[] = [];
  for (const word of words) {
    if (word.script !== script) return undefined;
    let to = word.from;
    for (const char of word.text) {
      const from = to;
      to += char.length;
      tokens.push({ key: `=${simplifyHan(char)}`, role: ROLE.native, common: 0, text: char, from, to });
    }
  }
  return { form, tokens: tokens.slice(0, 28) };
}

/** The normal form of a name, for storing and showing: folded-free Latin words in order, separated by blanks. */
export function normalizeName(name: string): string {
  return inGivenOrder(tokenize(name))
    .map((word) => transliterateWord(word.text, word.script === 'digits' ? 'latin' : word.script).latin)
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll('.', '');
}

/** The fold of a vocabulary key: of the Latin word for Latin and abjad keys, nothing for the others. */
export function foldOfKey(key: string): string {
  const mark = key[0];
  return mark === '=' || mark === '+' ? '' : foldToken(withoutMark(key)).replaceAll('.', '');
}
