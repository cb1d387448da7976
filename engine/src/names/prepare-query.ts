import { HANGUL_FAMILY_NAMES } from '../text/data/hangul.js';
import type { Script } from '../text/script.js';
import { likelySpellings } from '../text/spellings.js';
import { tokenize } from '../text/tokenize.js';
import { ascii } from '../text/transliterate.js';
import { syllablesLike } from './data/nicknames.js';
import { isCutFormWord } from './organization-roles.js';
import { beginning, type Meets, withLetter } from './partial-words.js';
import { prepareName } from './prepare-name.js';
import {
  FORM,
  type Form,
  mayStandBetween,
  type NameKindOfParty,
  type NameToken,
  type PreparedName,
  ROLE,
  withoutMark,
} from './prepared-name.js';
import { roleCode, weightOf } from './role-codes.js';
import { MAX_TOKENS, makeSide, nameWords, type Side } from './side.js';
import { otherReadings } from './subject-readings.js';
import { rememberedFeatures, SHAPE, type TokenFeatures } from './token-features.js';

/** A word of the subject's name, or two or three neighbours written as one. */
export interface QueryUnit {
  readonly bits: number;
  readonly features: TokenFeatures;
  readonly joined: boolean;
  /** Another spelling of the word, which must match exactly, or nearly if it was made from the sound of the word, less so if that is long. */
  readonly reading?: 'exact' | 'sound' | 'heard';
  /** Fragments that are not words by themselves (the beginning of a word, or two words that lost a letter), and their matches. */
  readonly met?: Meets;
  /** First letter if an initial may stand for this unit; 0 otherwise. */
  readonly letter: number;
}

export interface QueryForm {
  readonly form: Form;
  readonly tokens: readonly NameToken[];
  readonly side: Side;
  /** True if the name has more than one word; a single agreeing word proves little. */
  readonly severalNames: boolean;
  readonly units: readonly QueryUnit[];
}

/** Prepares a subject's name for one kind of party: once, to be compared with every listed name of that kind. */
export function prepareQuery(name: string, kind: NameKindOfParty, words = tokenize(name)): readonly QueryForm[] {
  const others = otherReadings(name, words, kind).flatMap((reading) => prepareName(name, kind, reading));
  const cut = CUT_LENGTHS.has(name.trim().length);
  const forms = [...prepareName(name, kind, words), ...others].slice(0, MAX_FORMS);
  const shorter = cut && kind === 'organization' ? forms.flatMap(withoutCutForm) : [];
  return [...forms, ...shorter].map((form) => toQueryForm(form, cut));
}

/** A name whose last word may be the beginning of a legal form (`CORPORATI`), without it. */
function withoutCutForm({ form, tokens }: PreparedName): readonly PreparedName[] {
  const last = tokens.at(-1);
  return tokens.length > 2 && last !== undefined && isCutFormWord(last.text)
    ? [{ form, tokens: tokens.slice(0, -1) }]
    : [];
}

/** A name line of a payment message has 35 characters (ISO 15022, field 50K): longer names are cut, and may then end in a space. */
const CUT_LENGTHS: ReadonlySet<number> = new Set([34, 35]);

/** Maximum number of forms of one name, however many readings its symbols suggest. */
const MAX_FORMS = 8;

function toQueryForm(whole: PreparedName, atEnd: boolean): QueryForm {
  // Ends with a legal form, so the name is complete.
  const cut = atEnd && whole.form === FORM.latin && whole.tokens.at(-1)?.role !== ROLE.legalForm;
  const prepared = cut ? withoutStump(whole) : whole;
  const side = makeSide(Math.min(prepared.tokens.length, MAX_TOKENS));
  fillSide(side, prepared.tokens);
  side.syllables = areThreeSyllables(prepared.tokens);
  side.complete = isComplete(prepared);
  const units = unitsOf(prepared.tokens);
  const last = units[side.count - 1];
  if (cut) {
    side.cut = true;
    if (last?.features.shape === SHAPE.word) units.push({ ...last, met: beginning, letter: 0 });
  }
  const spoken = prepared.tokens.some(({ spokenIn }) => spokenIn !== undefined);
  return {
    form: spoken && prepared.form === FORM.latin ? FORM.transliterated : prepared.form,
    tokens: prepared.tokens,
    side,
    severalNames: nameWords(side) > 1,
    units,
  };
}

/** A name of two or three words, one to two syllables each, in Hangul or Han: Koreans and Chinese have one given name. */
function isComplete({ form, tokens }: PreparedName): boolean {
  const read = form === FORM.readFromHan || form === FORM.readFromHangul;
  if (!read || tokens.length < 2 || !tokens.every(({ role, text }) => role === ROLE.name && /^\S{1,2}$/u.test(text)))
    return false;
  // `나집 툰 라작` is no Korean.
  return form === FORM.readFromHan || tokens.some(({ text }) => text.length === 1 && text in HANGUL_FAMILY_NAMES);
}

/** Three different ones: `Swe Swe` has no order. */
function areThreeSyllables(tokens: readonly NameToken[]): boolean {
  return tokens.length === 3 && tokens.every(isSyllable) && new Set(tokens.map(({ key }) => key)).size === 3;
}

/** A character, or a syllable as Korean, Chinese and Vietnamese names are romanized. */
function isSyllable({ key, role }: NameToken): boolean {
  return role === ROLE.native || /^\^?[b-df-hj-np-tv-z]{0,3}[aeiouy]{1,3}(?:ng?|nh|[mlkptrh]|ch|ck)?$/.test(key);
}

/** One or two letters at the end of a cut name could begin any word; a number stays. */
function withoutStump({ form, tokens }: PreparedName): PreparedName {
  const last = tokens.at(-1);
  const stump = tokens.length > 2 && last !== undefined && last.key.length <= 2 && last.role !== ROLE.number;
  return { form, tokens: stump ? tokens.slice(0, -1) : tokens };
}

export function fillSide(side: Side, tokens: readonly NameToken[]): void {
  side.count = tokens.length;
  side.total = 0;
  for (const [position, token] of tokens.entries()) {
    const code = roleCode(token);
    side.roles[position] = code;
    side.weights[position] = weightOf(code);
    side.total += side.weights[position] as number;
  }
}

const MAX_UNITS = 96;
/** Most spellings by sound of all words together. */
const MAX_SPELLINGS = 64;

function unitsOf(tokens: readonly NameToken[]): QueryUnit[] {
  const spoken = tokens.filter(({ spokenIn }) => spokenIn !== undefined).length;
  const spellings = Math.floor(MAX_SPELLINGS / Math.max(spoken, 2));
  const units: QueryUnit[] = tokens.map((token, position) => {
    const features = rememberedFeatures(token.key);
    const letter = features.shape === SHAPE.word || features.shape === SHAPE.letter ? token.key.charCodeAt(0) : 0;
    return { bits: 1 << position, features, joined: false, letter };
  });
  for (const [position, { key, readings, spokenIn, text }] of tokens.entries()) {
    if (readings !== undefined) addReadings(1 << position, key, readings, 'exact');
    if (spokenIn !== undefined)
      addReadings(1 << position, key, spellingsBySound(text, spokenIn, spellings), howHeard(text, spokenIn));
  }
  const words = tokens.map(({ key }) => /^~?[a-z0-9.]{2,}$/.test(key));
  for (let i = 0; i < tokens.length; i += 1) {
    addGap(i);
    if (!words[i]) continue;
    if (words[i + 1]) addJoined([i, i + 1]);
    if (words[i + 2] && words[i + 1]) addJoined([i, i + 1, i + 2]);
    if (words[i + 2] && mayStandBetween((tokens[i + 1] as NameToken).role)) addJoined([i, i + 2]);
  }
  return units;

  /**
   * Spellings that sound alike are one: each is sought once. Written as one word the letters on either side of a
   * syllable's end may make one sound, written as two words they do not.
   */
  function addReadings(bits: number, key: string, readings: readonly string[], way: 'exact' | 'sound' | 'heard'): void {
    const folds = new Set([rememberedFeatures(key).fold]);
    for (const spelling of readings.flatMap((dotted) => [dotted, dotted.replaceAll('.', '')])) {
      const features = rememberedFeatures(spelling);
      if (folds.has(features.fold) || units.length >= MAX_UNITS) continue;
      folds.add(features.fold);
      const reading = way === 'heard' && features.fold.length < LEAST_HEARD ? 'sound' : way;
      units.push({ bits, features, joined: false, reading, letter: 0 });
    }
  }

  /** `Chin-ping` and `Jinping`: two short syllables, each in the other romanizations of Chinese or Korean. */
  function addRomanizations(parts: readonly string[], bits: number): void {
    if (parts.some((part) => part.length > MAX_SYLLABLE_LENGTH)) return;
    const [first, second] = parts.map((part) => [part, ...[...syllablesLike(part)].slice(0, 4)]) as [
      string[],
      string[],
    ];
    for (const a of first) {
      for (const b of second) {
        const key = a + b;
        if (units.length < MAX_UNITS && !units.some((unit) => unit.features.key === key))
          units.push({ bits, features: rememberedFeatures(key), joined: true, letter: 0 });
      }
    }
  }

  /** `MLA IC` is `Mladic` with a space for a letter. */
  function addGap(i: number): void {
    const [{ key: first, role }, { key: second, role: next }] = [tokens[i] as NameToken, tokens[i + 1] ?? NO_TOKEN];
    if ((mayStandAlone(role) && mayStandAlone(next)) || units.length >= MAX_UNITS) return;
    // No name ends in an article.
    if (isArticle(first) || (isArticle(second) && i + 2 < tokens.length)) return;
    const [length, shorter] = [first.length + second.length, Math.min(first.length, second.length)];
    if (length < 4 || length > MAX_GAPPED || shorter > MAX_PIECE || !/^[a-z]+$/.test(first + second)) return;
    units.push({
      bits: 3 << i,
      features: rememberedFeatures(`${first}?${second}`),
      joined: true,
      letter: 0,
      met: withLetter,
    });
  }

  function addJoined(positions: readonly number[]): void {
    const keys = positions.map((position) => (tokens[position] as NameToken).key);
    const parts = keys.map(withoutMark);
    // Joining words without vowels gives one without vowels; joining pinyin gives plain Latin.
    const key = (keys.some((part) => part.startsWith('~')) ? '~' : '') + parts.join('');
    if (key.length < 4 || /^\d+$/.test(key)) return;
    const bits = positions.reduce((sum, position) => sum | (1 << position), 0);
    units.push({ bits, features: rememberedFeatures(key), joined: true, letter: 0 });
    if (parts.length === 2) addRomanizations(parts, bits);
  }
}

/** Letters of a word in which one that is heard wrong leaves it recognizable. */
const LEAST_HEARD = 6;

/** One or two syllables of a Korean or Chinese name sound like many others. */
function howHeard(word: string, script: Script): 'sound' | 'heard' {
  return (script === 'han' || script === 'hangul') && word.length < 3 ? 'sound' : 'heard';
}

function spellingsBySound(word: string, script: Script, most: number): readonly string[] {
  const found = likelySpellings(word, script, most);
  const letters = ascii(word);
  return found.length > 0 && letters.length > 1 ? [...found, letters] : found;
}

/** Longest word considered; few are longer. */
const MAX_GAPPED = 14;
/** One of two pieces of a word is seldom longer; two longer ones are nearly always two words. */
const MAX_PIECE = 3;
const NO_TOKEN = { key: '', role: ROLE.stop } as const;

/** `Al Hamid` lacks no letter. */
function isArticle(key: string): boolean {
  return /^[aeu]l$/.test(key);
}

/** Words that are short by nature, unless the word beside them is none. */
function mayStandAlone(role: number): boolean {
  return role !== ROLE.name && role !== ROLE.initial && role !== ROLE.father;
}

/** No syllable has more letters, in whatever romanization. */
const MAX_SYLLABLE_LENGTH = 6;
