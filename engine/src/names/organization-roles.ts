import { once } from '../once.js';
import { foldToken } from '../text/fold-token.js';
import { tokenize } from '../text/tokenize.js';
import { transliterateWord } from '../text/transliterate.js';
import { compoundParts } from './data/compounds.js';
import { GLUED_FORMS, LEGAL_FORMS } from './data/legal-forms.js';
import { BEFORE_LETTER, BEFORE_NUMBER, numberAt, romanAt } from './data/numbers.js';
import { GENERIC_WORDS, STOP_WORDS } from './data/organization-words.js';
import { MAX_PLACE_LENGTH, PLACE_PHRASES, PLACE_STARTS, PLACES } from './data/places.js';
import { inEnglish } from './data/translations.js';
import { cutOfKnown, joinKnown, type KnownWords, mendForms } from './mend-organization.js';
import { type LatinToken, type NameToken, placeOf, ROLE, type Role, textOf } from './prepared-name.js';
import { withRepeatedWords } from './repeated-words.js';
import { bareAdjective } from './slavic-adjective.js';

/** Words of an organization's name: legal forms by their class, numbers, shared words, and the distinctive part. */
export function organizationRoles(words: readonly LatinToken[]): readonly NameToken[] {
  const mended = joinKnown(words.map(readDigitAsLetter), KNOWN);
  const latin = mendForms(mended.flatMap(splitCompound).flatMap(splitPrivate).flatMap(splitGluedForms), KNOWN);
  const plain = latin.map((word) => word.latin);
  const tokens: NameToken[] = [];
  for (let i = 0; i < latin.length; ) {
    const sign = signAt(latin, plain, i);
    if (sign !== undefined) {
      const { key, role, length } = sign;
      const taken = latin.slice(i, i + length);
      tokens.push({ key, role, common: 0, text: textOf(taken), ...placeOf(taken) });
      i += length;
      continue;
    }
    const word = latin[i] as LatinToken;
    const plainWord = word.abjad ? word.latin : (bareAdjective(word.latin) ?? withoutElision(word.latin));
    const role = standsBesideNumber(plain, i) ? ROLE.stop : isOwnInitials(latin, i) ? ROLE.initial : roleOf(plainWord);
    const { text, from, to } = word;
    const token: NameToken = { key: word.abjad ? `~${word.latin}` : plainWord, role, common: 0, text, from, to };
    tokens.push(word.translated || plainWord !== word.latin ? { ...token, altered: true } : token);
    i += 1;
  }
  const named = tokens.every((token) => token.role === ROLE.legalForm) ? withoutForms(words) : tokens;
  return withRepeatedWords(named);
}

const LETTERS_OF_DIGITS: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 5: 's' };

/** `PETR0LEUM`: a digit between the letters of a longer word is the letter it was misread for (`1` may be two); `G4S` and `Shop24` are names. */
function readDigitAsLetter(word: LatinToken): LatinToken {
  if (word.latin.length < 5 || !/^[a-z]+[035][a-z]+$/.test(word.latin)) return word;
  return { ...word, latin: word.latin.replace(/\d/, (digit) => LETTERS_OF_DIGITS[digit] as string) };
}

interface Sign {
  readonly key: string;
  readonly role: Role;
  readonly length: number;
}

/** A part compared in another form than written, of one or more words: a legal form, a place, a number, spaced letters. */
function signAt(words: readonly LatinToken[], latin: readonly string[], start: number): Sign | undefined {
  const form = legalFormAt(words, start);
  if (form !== undefined) return { key: `+${form.class}`, role: ROLE.legalForm, length: form.length };
  const place = placeAt(latin, start);
  if (place !== undefined) return { ...place, role: ROLE.place };
  const number = numberAt(latin, start);
  if (number !== undefined) return { key: number.value, role: ROLE.number, length: number.length };
  const word = latin[start] as string;
  const last = word.length > 1 || start + 1 === words.length || legalFormAt(words, start + 1) !== undefined;
  const roman = romanAt(latin, start, last);
  if (roman !== undefined) return { key: roman, role: ROLE.number, length: 1 };
  if (/^[a-z]$/.test(word) && BEFORE_LETTER.has(latin[start - 1] ?? ''))
    return { key: `+series ${word}`, role: ROLE.number, length: 1 };
  if (isArticle(word, latin[start + 1])) return { key: word, role: ROLE.generic, length: 1 };
  const letters = lettersAt(latin, start);
  return letters === undefined ? undefined : { ...letters, role: ROLE.name };
}

/** `Hong Kong`, `United States of America`: the longest that begins at this word. */
function placeAt(latin: readonly string[], start: number): { key: string; length: number } | undefined {
  if (!PLACE_STARTS.has(latin[start] as string)) return undefined;
  for (let length = MAX_PLACE_LENGTH; length > 1; length -= 1) {
    const key = PLACE_PHRASES.get(latin.slice(start, start + length).join(' '));
    if (key !== undefined) return { key, length };
  }
  return undefined;
}

/** `Plant No. 9` is plant nine. */
function standsBesideNumber(latin: readonly string[], position: number): boolean {
  return BEFORE_NUMBER.has(latin[position] as string) && numberAt(latin, position + 1) !== undefined;
}

/** `Lord's Resistance Movement (LRM)`: the initials of the words beside it, small ones left out or not, tell little new. */
function isOwnInitials(words: readonly LatinToken[], position: number): boolean {
  const { latin } = words[position] as LatinToken;
  if (latin.length < 3 || latin.length > 6 || words.length <= latin.length) return false;
  let met = 0;
  for (const [at, { latin: other }] of words.entries()) {
    if (at === position) continue;
    if (other[0] === latin[met]) met += 1;
    else if (other.length > 3 && !STOP_WORDS.has(other) && !legalForms().starts.has(formWord(other))) return false;
  }
  return met === latin.length;
}

/** The Arabic article, also before a letter that it takes on: `al-Aqsa`, `as-Salam`, `ad-Dawa`, `ash-Sham`. */
function isArticle(word: string, next: string | undefined): boolean {
  if (next === undefined || next.length < 3) return false;
  return /^[aeu]l$/.test(word) || (/^(?:[aeu][dnrstz]|[aeu]sh)$/.test(word) && next.startsWith(word.slice(1)));
}

/** Consecutive single letters are one word: `I A C International` is `IAC International`, `J & M` is `J and M`. */
function lettersAt(latin: readonly string[], start: number): { key: string; length: number } | undefined {
  let key = '';
  let end = start;
  for (let i = start; i < latin.length; i += 1) {
    const word = latin[i] as string;
    if (word.length === 1 && word >= 'a') {
      key += word;
      end = i + 1;
    } else if (word !== 'and' || key === '') break;
  }
  // `I/E` is import and export.
  return key.length < 2 || key === 'ie' ? undefined : { key, length: end - start };
}

function roleOf(latin: string): Role {
  if (STOP_WORDS.has(latin)) return ROLE.stop;
  if (PLACES.has(latin)) return ROLE.place;
  // `LTD LIABILITY COMPANY` is not a known form, but none of its words is distinctive.
  if (isGeneric(latin) || (latin.length > 1 && legalForms().words.has(latin))) return ROLE.generic;
  return latin.length === 1 ? ROLE.initial : ROLE.name;
}

/** `l'Iran`, `d'Investissement`, `dell'Industria`: the article or preposition before a shared word is not part of it. */
function withoutElision(latin: string): string {
  const rest = /^(?:[ld]|[dn]ell|all|dall|sull)([aeiouh][a-z]{3,})$/.exec(latin)?.[1];
  return rest !== undefined && !isShared(latin) && isShared(rest) ? rest : latin;
}

function isShared(latin: string): boolean {
  return PLACES.has(latin) || isGeneric(latin);
}

/** A word that many share, its plural, an abbreviation of it or its like in another language. */
function isGeneric(latin: string): boolean {
  if (GENERIC_WORDS.has(latin) || (latin.length > 4 && latin.endsWith('s') && GENERIC_WORDS.has(latin.slice(0, -1))))
    return true;
  for (const word of inEnglish(latin)) if (GENERIC_WORDS.has(word)) return true;
  return false;
}

/** A name that consists of legal forms alone (`The Company Inc`) is compared as it is written. */
function withoutForms(words: readonly LatinToken[]): readonly NameToken[] {
  return words.map(({ latin, text, from, to }) => ({ key: latin, role: ROLE.name, common: 0, text, from, to }));
}

/** `VEKTORPTE LTD`: the first of the two words of a form, written together with the name. */
function splitPrivate(word: LatinToken, position: number, words: readonly LatinToken[]): readonly LatinToken[] {
  const { latin, text } = word;
  const isFirst = latin.length > 6 && latin.length === text.length && /p(?:te|ty|vt)$/.test(latin);
  return isFirst && /^(?:ltd|limited)$/.test(words[position + 1]?.latin ?? '')
    ? cutWord(word, latin.length - 3)
    : [word];
}

/** `JSCARGUMENT`, and `SiemensAG` by its capitals, are two words. */
function splitGluedForms(word: LatinToken): readonly LatinToken[] {
  if (word.latin.length < 4) return [word];
  // `82ELM`, but not `7TH` or `B2B`.
  const digits = /^\d{2,}(?=[a-z]{3})/.exec(word.latin)?.[0].length ?? 0;
  if (digits > 0 && word.latin.length === word.text.length) return cutWord(word, digits);
  const tail = word.text.slice(1);
  // A capital after a small letter, which few words have.
  const capitals =
    tail === tail.toLowerCase()
      ? null
      : /^(\p{Lu}?\p{Ll}{2,}[\p{L}]*?)(AG|SA|AB|AS|NV|BV|KG|SE|GmbH|LLC|Ltd|Inc|JSC|PLC|OOO|SpA|Corp)$/u.exec(
          word.text,
        );
  if (capitals !== null && /\p{Ll}/u.test((capitals[1] as string).slice(-1)) && !word.abjad) {
    const split = word.latin.length - (capitals[2] as string).length;
    return cutWord(word, split, (capitals[1] as string).length);
  }
  const cut =
    word.abjad || word.readFrom !== undefined || word.latin.length !== word.text.length
      ? 0
      : cutOfKnown(word.latin, KNOWN);
  if (cut > 0) return cutWord(word, cut).flatMap(splitGluedForms);
  if (word.latin.length < 7) return [word];
  for (const form of GLUED_FORMS) {
    if (word.latin.length - form.length < 4) continue;
    if (word.latin.startsWith(form)) return cutWord(word, form.length);
    if (word.latin.endsWith(form)) return cutWord(word, word.latin.length - form.length);
  }
  const shared = word.abjad || word.latin.length !== word.text.length ? 0 : cutOfShared(word.latin);
  return shared > 0 ? cutWord(word, shared) : [word];
}

/** Cuts a word in two, at a letter of its Latin form and of its text. */
function cutWord(word: LatinToken, latinAt: number, textAt = latinAt): readonly LatinToken[] {
  const cut = Math.min(word.from + textAt, word.to);
  return [
    { ...word, to: cut, latin: word.latin.slice(0, latinAt), text: word.text.slice(0, textAt) },
    { ...word, from: cut, latin: word.latin.slice(latinAt), text: word.text.slice(textAt) },
  ];
}

/** `Handelsgesellschaft`: two words that many share, written as one in the Germanic languages. */
function splitCompound(word: LatinToken): readonly LatinToken[] {
  const split = word.abjad || inEnglish(word.latin).length > 0 ? undefined : compoundParts(word.latin);
  if (split === undefined) return [word];
  return cutWord(word, split);
}

const KNOWN: KnownWords = {
  get formWords() {
    return legalForms().words;
  },
  get longShared() {
    return longShared();
  },
  isShared: (latin) => STOP_WORDS.has(latin) || isShared(latin),
  formLength: (words, start) => legalFormAt(words, start)?.length ?? 0,
};

/** Shorter words that many share may be part of another word. */
const MIN_GLUED = 8;

const longShared = once(() => new Set([...GENERIC_WORDS].filter(({ length }) => length >= MIN_GLUED - 1)));

/** Where a word that many names share is written together with the name before it or the small word behind it; 0 if nowhere. */
function cutOfShared(latin: string): number {
  if (latin.length < MIN_GLUED + 2 || isShared(latin)) return 0;
  for (let at = MIN_OWN; at <= latin.length - MIN_GLUED; at += 1) if (longShared().has(latin.slice(at))) return at;
  for (let at = latin.length - 2; at >= Math.max(MIN_GLUED, latin.length - 3); at -= 1)
    if (STOP_WORDS.has(latin.slice(at)) && longShared().has(latin.slice(0, at))) return at;
  return 0;
}

/** Letters of a name before a word that many share. */
const MIN_OWN = 5;

interface FoundForm {
  readonly class: string;
  readonly length: number;
}

const legalForms = once(() => {
  const classes = new Map<string, string>();
  /** First words of legal forms; most words of a name are not among them. */
  const starts = new Set<string>();
  const whole = new Set<string>();
  let longest = 1;
  for (const line of LEGAL_FORMS.trim().split('\n')) {
    const [formClass, forms] = line.split(': ') as [string, string];
    for (const form of forms.split(';')) {
      const written = tokenize(form).map(
        (word) => transliterateWord(word.text, word.script === 'digits' ? 'latin' : word.script).latin,
      );
      for (const word of written) if (word.length > 2 || written.length === 1) whole.add(word);
      const words = written.map(formWord);
      const phrase = words.join(' ');
      if (!classes.has(phrase)) classes.set(phrase, formClass);
      starts.add(words[0] as string);
      longest = Math.max(longest, words.length);
    }
  }
  return { classes, starts, longest, words: whole };
});

/** Tells whether a word is the beginning of a longer word of a legal form. */
export function isCutFormWord(text: string): boolean {
  const latin = text.toLowerCase();
  return (
    latin.length > 1 && [...legalForms().words].some((word) => word.length > latin.length && word.startsWith(latin))
  );
}

/** Long words of a form meet in any romanization (`aktsionernoye`, `otvetstvennostiu`); abbreviations are exact. */
function formWord(latin: string): string {
  if (latin.length < 7) return latin;
  const fold = foldToken(latin);
  return fold.endsWith('ie') ? `${fold.slice(0, -2)}e` : fold;
}

/** The longest legal form that begins at this word. A form never swallows the whole name. */
function legalFormAt(words: readonly LatinToken[], start: number): FoundForm | undefined {
  const { classes, starts, longest } = legalForms();
  if (!starts.has(formWord((words[start] as LatinToken).latin))) return undefined;
  let phrase = '';
  let found: FoundForm | undefined;
  for (let length = 1; length <= longest && start + length <= words.length; length += 1) {
    const word = words[start + length - 1] as LatinToken;
    phrase = length === 1 ? formWord(word.latin) : `${phrase} ${formWord(word.latin)}`;
    const formClass = classes.get(phrase);
    if (formClass === undefined) continue;
    // Two letters are a legal form only at either end of the name: in the middle they are an initialism, but for `Co`.
    if (
      length === 1 &&
      word.latin.length <= 2 &&
      word.latin !== 'co' &&
      start > 0 &&
      start < words.length - 1 &&
      !endsInForms(words, start + 1)
    )
      continue;
    found = { class: formClass, length };
  }
  return found !== undefined && found.length < words.length ? found : undefined;
}

function endsInForms(words: readonly LatinToken[], start: number): boolean {
  return words.slice(start).every((word) => legalForms().classes.has(formWord(word.latin)) || word.latin.length <= 2);
}
