import { tokenize } from '../text/tokenize.js';
import { MAX_TOKENS, makeSide, nameWords, type Side, weightOf } from './align-names.js';
import { syllablesLike } from './data/nicknames.js';
import { prepareName } from './prepare-name.js';
import {
  type Form,
  mayStandBetween,
  type NameKindOfParty,
  type NameToken,
  type PreparedName,
  withoutMark,
} from './prepared-name.js';
import { otherReadings } from './subject-readings.js';
import { rememberedFeatures, SHAPE, type TokenFeatures } from './token-features.js';

/** A word of the subject's name, or two or three neighbours written as one. */
export interface QueryUnit {
  readonly bits: number;
  readonly features: TokenFeatures;
  readonly joined: boolean;
  /** Another spelling of the word: what it meets is a variant. */
  readonly reading?: true;
  /** First letter, when an initial may stand for this unit; 0 otherwise. */
  readonly letter: number;
}

export interface QueryForm {
  readonly form: Form;
  readonly tokens: readonly NameToken[];
  readonly side: Side;
  /** More than one word is a name: one alone that agrees proves little. */
  readonly severalNames: boolean;
  readonly units: readonly QueryUnit[];
}

/** A subject's name taken apart for one kind of party: done once, compared with every listed name of that kind. */
export function prepareQuery(name: string, kind: NameKindOfParty, words = tokenize(name)): readonly QueryForm[] {
  const others = otherReadings(name, words, kind).flatMap((reading) => prepareName(name, kind, reading));
  return [...prepareName(name, kind, words), ...others].slice(0, MAX_FORMS).map(toQueryForm);
}

/** Of one name; a text of nothing but signs has no more readings than a name. */
const MAX_FORMS = 8;

function toQueryForm(prepared: PreparedName): QueryForm {
  const side = makeSide(Math.min(prepared.tokens.length, MAX_TOKENS));
  fillSide(side, prepared.tokens);
  return {
    form: prepared.form,
    tokens: prepared.tokens,
    side,
    severalNames: nameWords(side) > 1,
    units: unitsOf(prepared.tokens),
  };
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

/** Role and commonness in one byte. */
export function roleCode(token: NameToken): number {
  return token.role | (token.common << 4);
}

const MAX_UNITS = 96;

function unitsOf(tokens: readonly NameToken[]): readonly QueryUnit[] {
  const units: QueryUnit[] = tokens.map((token, position) => {
    const features = rememberedFeatures(token.key);
    const letter = features.shape === SHAPE.word || features.shape === SHAPE.letter ? token.key.charCodeAt(0) : 0;
    return { bits: 1 << position, features, joined: false, letter };
  });
  for (const [position, { key, readings }] of tokens.entries())
    if (readings !== undefined) addReadings(1 << position, key, readings);
  const words = tokens.map(({ key }) => /^~?[a-z0-9.]{2,}$/.test(key));
  for (let i = 0; i < tokens.length; i += 1) {
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
  function addReadings(bits: number, key: string, readings: readonly string[]): void {
    const folds = new Set([rememberedFeatures(key).fold]);
    for (const reading of readings.flatMap((dotted) => [dotted, dotted.replaceAll('.', '')])) {
      const features = rememberedFeatures(reading);
      if (folds.has(features.fold) || units.length >= MAX_UNITS) continue;
      folds.add(features.fold);
      units.push({ bits, features, joined: false, reading: true, letter: 0 });
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

  function addJoined(positions: readonly number[]): void {
    const keys = positions.map((position) => (tokens[position] as NameToken).key);
    const parts = keys.map(withoutMark);
    // What is joined of words without vowels is without vowels itself; what is joined of pinyin is plain Latin.
    const key = (keys.some((part) => part.startsWith('~')) ? '~' : '') + parts.join('');
    if (key.length < 4 || /^\d+$/.test(key)) return;
    const bits = positions.reduce((sum, position) => sum | (1 << position), 0);
    units.push({ bits, features: rememberedFeatures(key), joined: true, letter: 0 });
    if (parts.length === 2) addRomanizations(parts, bits);
  }
}

/** No syllable has more letters, in whatever romanization. */
const MAX_SYLLABLE_LENGTH = 6;
