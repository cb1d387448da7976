import { SIMILARITY } from '../score.js';
import { addPair, type Pairs } from './align-names.js';
import type { QueryForm, QueryUnit } from './prepare-query.js';
import { mayStandBetween, ROLE } from './prepared-name.js';
import type { Side } from './side.js';
import { SHAPE, type TokenFeatures } from './token-features.js';
import { MET, MIN_SPOKEN, pack, tokenSimilarity } from './token-similarity.js';

/** Everything one listed word has to do with one subject's name. */
export interface TokenRelation {
  /** Words of the subject that some meeting covers. */
  readonly bits: number;
  /** Units it is like, and how: positions in `form.units` and packed likeness. */
  readonly units: readonly number[];
  readonly likeness: readonly number[];
  /** Units that begin, or end, with this word: with a neighbour it may be the whole (`Rami Makhlouf`, `RamiMakhlouf`). */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  readonly length: number;
  /** Units in which the word stands as it is written: with its neighbours it may be the whole. */
  readonly segments: readonly number[];
  readonly written: string;
}

/** The relation of a listed word to a subject's name; undefined when there is none. */
export function relateToken(form: QueryForm, token: TokenFeatures): TokenRelation | undefined {
  let bits = 0;
  const units: number[] = [];
  const likeness: number[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  const segments: number[] = [];
  for (let u = 0; u < form.units.length; u += 1) {
    const unit = form.units[u] as QueryForm['units'][number];
    const kept = unit.met?.(unit.features, token) ?? unitLikeness(unit, tokenSimilarity(unit.features, token));
    if (kept > 0) {
      units.push(u);
      likeness.push(kept);
      bits |= unit.bits;
    }
    if (isSegment(token, unit)) {
      segments.push(u);
      bits |= unit.bits;
    }
    if (unit.met !== undefined || !mayBePart(token, unit.features)) continue;
    if (unit.features.fold.startsWith(token.fold)) {
      begins.push(u);
      bits |= unit.bits;
    }
    if (unit.features.fold.endsWith(token.fold)) {
      ends.push(u);
      bits |= unit.bits;
    }
  }
  if (bits === 0) return undefined;
  return { bits, units, likeness, begins, ends, length: token.fold.length, segments, written: token.key };
}

function isSegment(token: TokenFeatures, unit: QueryUnit): boolean {
  return (
    mayHaveSegments(unit) &&
    token.shape === SHAPE.word &&
    token.key.length >= 2 &&
    token.key.length < unit.features.key.length &&
    unit.features.key.includes(token.key)
  );
}

/** One word of the subject's, as it is written, may be several of the listed name's. */
export function mayHaveSegments({ joined, reading, met, features: { shape, written } }: QueryUnit): boolean {
  return (
    !joined && reading === undefined && met === undefined && shape === SHAPE.word && written.length >= LEAST_WRITTEN
  );
}

/** Shorter words are not several. */
export const LEAST_WRITTEN = 6;

/** Thousandths: a joined word may hold one slip, but never a whole word more or less. */
const MIN_JOINED = 880;

/** Thousandths: a long word may be less alike, beside a word that fits: each thousandth below `MIN_SPOKEN` costs so many. */
const [LEAST_SPOKEN, DOUBT] = [760, 2] as const;

/** Thousandths: another spelling of a word is equal to what is written, or sounds the same. */
const MIN_READING = 1000 * SIMILARITY.sameFold;

/** Likeness of a unit and a word: less for words written as one and for another spelling of the word, which must fit. */
export function unitLikeness(unit: QueryUnit, likeness: number): number {
  if (unit.met !== undefined) return likeness;
  if (unit.joined) return joinedLikeness(likeness);
  if (unit.reading === undefined) return likeness;
  if (unit.reading === 'sound') return spokenLikeness(likeness, MIN_SPOKEN);
  if (unit.reading === 'heard') return spokenLikeness(likeness, LEAST_SPOKEN);
  return likeness >> 4 < MIN_READING ? 0 : pack(SIMILARITY.variant, MET.variant);
}

/** Likeness of a spelling that was made by the word's sound, 0 when too unlike: what is nearly spelt so may sound so too. */
function spokenLikeness(likeness: number, least: number): number {
  const { spoken } = SIMILARITY;
  const met = likeness & 15;
  // A name of another language beside a spelling that may not be meant would be two guesses at once.
  if (met === MET.variant || met === MET.compound || met === MET.lookalike || met === MET.otherWord) return 0;
  const alike = likeness >> 4;
  if (alike < least) return 0;
  const certain = alike < MIN_SPOKEN ? alike - DOUBT * (MIN_SPOKEN - alike) : alike;
  return pack(Math.min(certain, 1000 * spoken) / 1000, MET.sound);
}

/** Likeness of words written as one, 0 when they are too unlike. */
function joinedLikeness(likeness: number): number {
  return likeness >> 4 < MIN_JOINED ? 0 : pack(((likeness >> 4) / 1000) * SIMILARITY.joined, MET.joined);
}

/** Parts of a joined word have two letters or more, the whole has five or more; four where syllables are known. */
export function mayBePart(part: TokenFeatures, whole: TokenFeatures): boolean {
  return (
    (part.shape === SHAPE.word || part.shape === SHAPE.abjad) &&
    (whole.shape === SHAPE.word || whole.shape === SHAPE.abjad || whole.shape === SHAPE.reading) &&
    part.fold.length >= 2 &&
    whole.fold.length >= minToSplit(whole) &&
    part.fold.length < whole.fold.length - 1
  );
}

/** A word of fewer letters is never two. */
export function minToSplit(whole: TokenFeatures): number {
  return whole.key.includes('.') ? 4 : 5;
}

/** One listed name during comparison; `letters` is the first letter of each word, 128 added when it is an initial. */
export interface ListedTokens {
  readonly side: Side;
  readonly relations: (TokenRelation | undefined)[];
  readonly letters: Uint8Array;
}

/** Fills `pairs` with every way in which words of the two names can meet. */
export function collectPairs(form: QueryForm, listed: ListedTokens, pairs: Pairs): void {
  pairs.count = 0;
  for (let j = 0; j < listed.side.count; j += 1) {
    const relation = listed.relations[j];
    if (relation !== undefined) {
      for (let k = 0; k < relation.units.length; k += 1) {
        const unit = form.units[relation.units[k] as number] as QueryForm['units'][number];
        addPair(pairs, unit.bits, 1 << j, relation.likeness[k] as number);
      }
      if (relation.begins.length > 0) collectSplits(form, listed, pairs, j, relation);
      if (relation.segments.length > 0) collectSegments(form, listed, pairs, j, relation);
    }
    collectInitials(form, listed, pairs, j);
  }
}

function collectSplits(form: QueryForm, listed: ListedTokens, pairs: Pairs, j: number, first: TokenRelation): void {
  const through = j + 2 < listed.side.count && mayStandBetween((listed.side.roles[j + 1] as number) & 15);
  for (let step = 1; step <= (through ? 2 : 1); step += 1) {
    const second = listed.relations[j + step];
    if (j + step >= listed.side.count || second === undefined || second.ends.length === 0) continue;
    for (const u of first.begins) {
      const unit = form.units[u] as QueryForm['units'][number];
      if (first.length + second.length !== unit.features.fold.length || !second.ends.includes(u)) continue;
      addPair(pairs, unit.bits, (1 << j) | (1 << (j + step)), pack(SIMILARITY.joined, MET.joined));
    }
  }
}

/** Neighbours that are one word when they are written together (`AndreiYurievichTrofimov`). */
function collectSegments(form: QueryForm, listed: ListedTokens, pairs: Pairs, j: number, first: TokenRelation): void {
  for (const u of first.segments) {
    const { bits, features } = form.units[u] as QueryForm['units'][number];
    if (!features.key.startsWith(first.written)) continue;
    let written = first.written.length;
    let listedBits = 1 << j;
    for (let k = j + 1; k < listed.side.count && written < features.key.length; k += 1) {
      const next = listed.relations[k];
      if (next === undefined || !next.segments.includes(u) || !features.key.startsWith(next.written, written)) break;
      written += next.written.length;
      listedBits |= 1 << k;
    }
    if (written === features.key.length && listedBits !== 1 << j)
      addPair(pairs, bits, listedBits, pack(SIMILARITY.joined, MET.joined));
  }
}

/** A letter stands for a word that begins with it, on either side. */
function collectInitials(form: QueryForm, listed: ListedTokens, pairs: Pairs, j: number): void {
  const code = listed.letters[j] as number;
  if (code === 0) return;
  const listedIsInitial = code >= 128;
  for (let i = 0; i < form.tokens.length; i += 1) {
    const unit = form.units[i] as QueryForm['units'][number];
    if (unit.letter !== (code & 127)) continue;
    const subjectIsInitial = unit.features.shape === SHAPE.letter;
    if (subjectIsInitial === listedIsInitial) continue;
    const role = (subjectIsInitial ? listed.side.roles[j] : form.side.roles[i]) as number;
    if (!mayBeAbbreviated(role & 15)) continue;
    addPair(pairs, unit.bits, 1 << j, pack(SIMILARITY.initial, MET.initial));
  }
}

function mayBeAbbreviated(role: number): boolean {
  return role === ROLE.name || role === ROLE.patronymic || role === ROLE.father || role === ROLE.particle;
}

/** The byte `ListedTokens.letters` holds for a word. */
export function letterCode(token: TokenFeatures): number {
  if (token.shape === SHAPE.letter) return token.key.charCodeAt(0) + 128;
  return token.shape === SHAPE.word ? token.key.charCodeAt(0) & 127 : 0;
}
