import type { AlignedPart, Evidence } from './match.js';
import {
  ADJUSTMENTS,
  type Alignment,
  alignNames,
  makeAlignment,
  makePairs,
  type Pairs,
  pairWeight,
} from './names/align-names.js';
import { fillSide, type QueryForm } from './names/prepare-query.js';
import { comparable, type NameToken, type PreparedName, ROLE } from './names/prepared-name.js';
import { collectPairs, type ListedTokens, letterCode, relateToken } from './names/relate-token.js';
import { MAX_TOKENS, makeSide, type Side } from './names/side.js';
import { tokenFeatures } from './names/token-features.js';
import { MEETING, MET } from './names/token-similarity.js';

/** A name comparison in words: parts and adjustments together give the score. */
export interface NameExplanation {
  readonly score: number;
  readonly alignment: readonly AlignedPart[];
  readonly adjustments: readonly Evidence[];
  readonly omitted: readonly string[];
  readonly contradicted: readonly string[];
  /** Weight of the words that agree: how much the name tells. */
  readonly agreed: number;
  /** As of `Alignment`. */
  readonly contained: boolean;
  /** The forms compared; undefined if none were comparable. */
  readonly compared: ComparedNames | undefined;
}

/** The words of two names that were compared, positions as bits. */
export interface ComparedNames {
  readonly subject: ComparedSide;
  readonly listed: ComparedSide;
}

export interface ComparedSide {
  readonly tokens: readonly NameToken[];
  /** The words of each part of `alignment`. */
  readonly parts: readonly number[];
  /** All words that have a partner. */
  readonly used: number;
}

export const NOTHING_IN_COMMON: NameExplanation = {
  score: 0,
  alignment: [],
  adjustments: [],
  omitted: [],
  contradicted: [],
  agreed: 0,
  contained: false,
  compared: undefined,
};

/** The best comparison of any form of the subject's name with any form of the listed one. */
export function explainNames(
  forms: readonly QueryForm[],
  listed: readonly PreparedName[],
  person: boolean,
): NameExplanation {
  let best = NOTHING_IN_COMMON;
  for (const form of forms) {
    for (const name of listed) {
      if (!comparable(form.form, name.form)) continue;
      const found = explainPair(form, name, person);
      if (found.score > best.score || (best.alignment.length === 0 && found.alignment.length > 0)) best = found;
      else if (best === NOTHING_IN_COMMON) best = { ...best, compared: found.compared };
    }
  }
  return best;
}

/** Scratch memory: everything told of a comparison is copied out of it before the next one. */
const pairs = makePairs();
const alignment = makeAlignment();

function explainPair(form: QueryForm, name: PreparedName, person: boolean): NameExplanation {
  const listed = listedTokens(form, name);
  collectPairs(form, listed, pairs);
  alignNames(form.side, listed.side, pairs, person, alignment);
  const parts = alignedParts(form, name, listed.side, pairs, alignment);
  return {
    score: alignment.score,
    alignment: parts.map(({ part }) => part),
    adjustments: adjustmentsOf(alignment, form, name, parts),
    ...unmatched(form, name, listed.side, alignment),
    agreed: alignment.agreed,
    contained: alignment.contained,
    compared: {
      subject: { tokens: form.tokens, parts: parts.map(({ own }) => own), used: alignment.subjectUsed },
      listed: { tokens: name.tokens, parts: parts.map(({ others }) => others), used: alignment.listedUsed },
    },
  };
}

function listedTokens(form: QueryForm, name: PreparedName): ListedTokens {
  const tokens = name.tokens.slice(0, MAX_TOKENS);
  const side = makeSide();
  fillSide(side, tokens);
  const letters = new Uint8Array(MAX_TOKENS);
  const relations = tokens.map((token, position) => {
    const features = tokenFeatures(token.key);
    letters[position] = letterCode(features);
    return relateToken(form, features);
  });
  return { side, relations, letters };
}

function alignedParts(
  form: QueryForm,
  name: PreparedName,
  listed: Side,
  pairs: Pairs,
  alignment: Alignment,
): readonly AlignedBits[] {
  const parts: AlignedBits[] = [];
  for (let c = 0; c < alignment.chosenCount; c += 1) {
    const pair = alignment.chosen[c] as number;
    const subjectBits = pairs.subjectBits[pair] as number;
    const listedBits = pairs.listedBits[pair] as number;
    const likeness = pairs.likeness[pair] as number;
    const weight = pairWeight(weightOfBits(form.side, subjectBits), weightOfBits(listed, listedBits));
    parts.push({
      own: subjectBits,
      others: listedBits,
      part: {
        subject: textOfBits(form.tokens, subjectBits),
        listed: textOfBits(name.tokens, listedBits),
        kind: kindOfPart(form, name, subjectBits, listedBits, likeness & 15),
        similarity: (likeness >> 4) / 1000,
        points: (100 * weight * (likeness >> 4)) / 1000 / alignment.denominator,
      },
    });
  }
  const at = ({ own }: AlignedBits) => (own & -own) >>> 0;
  return parts.sort((a, b) => at(a) - at(b));
}

/** A part with the words on either side that it consists of. */
interface AlignedBits {
  readonly own: number;
  readonly others: number;
  readonly part: AlignedPart;
}

function kindOfPart(form: QueryForm, name: PreparedName, subjectBits: number, listedBits: number, met: number): string {
  const own = form.tokens[firstBit(subjectBits)] as NameToken;
  const other = name.tokens[firstBit(listedBits)] as NameToken;
  if (own.role === ROLE.legalForm && other.role === ROLE.legalForm) return 'legal_form';
  // `Smolenskaya` and `Smolensk`, `은행` and `Bank` are not one word as they are written.
  if (met === MET.equal && own.altered !== other.altered) return 'variant';
  return MEETING[met] as string;
}

function adjustmentsOf(
  alignment: Alignment,
  form: QueryForm,
  name: PreparedName,
  parts: readonly AlignedBits[],
): readonly Evidence[] {
  const different = parts.find(({ part }) => part.kind === 'lookalike')?.part;
  const found: Evidence[] = [];
  for (let a = 0; a < alignment.adjustmentCount; a += 1) {
    const field = ADJUSTMENTS[alignment.adjustmentKinds[a] as number] as string;
    const numbers = (tokens: readonly NameToken[]) =>
      tokens
        .filter((token) => token.role === ROLE.number)
        .map((token) => token.text)
        .join(' ') || null;
    const [subject, listed] =
      field === 'number'
        ? [numbers(form.tokens), numbers(name.tokens)]
        : field === 'different_name' && different !== undefined
          ? [different.subject, different.listed]
          : [textOf(form.tokens), textOf(name.tokens)];
    const outcome =
      field === 'single_word' || field === 'common_name'
        ? 'cap'
        : subject === null || listed === null
          ? 'missing'
          : 'conflict';
    found.push({ field, outcome, subject, listed, points: alignment.adjustmentPoints[a] as number });
  }
  return found;
}

/** Words without a partner: contradictions as far as both sides have some, omissions beyond. */
function unmatched(
  form: QueryForm,
  name: PreparedName,
  listed: Side,
  alignment: Alignment,
): Pick<NameExplanation, 'omitted' | 'contradicted'> {
  const own = leftOver(form.tokens, form.side, alignment.subjectUsed);
  const others = leftOver(name.tokens, listed, alignment.listedUsed);
  if (own.length > 0 && others.length > 0) return { omitted: [], contradicted: [...own, ...others] };
  return { omitted: others, contradicted: [] };
}

/** Words light enough to be left out at will are not worth a mention. */
function leftOver(tokens: readonly NameToken[], side: Side, used: number): readonly string[] {
  return tokens
    .filter((_, position) => (used & (1 << position)) === 0 && (side.weights[position] as number) > 0.1)
    .map((token) => token.text);
}

function weightOfBits(side: Side, bits: number): number {
  let weight = 0;
  for (let i = 0; i < side.count; i += 1) if ((bits & (1 << i)) !== 0) weight += side.weights[i] as number;
  return weight;
}

function textOfBits(tokens: readonly NameToken[], bits: number): string {
  return textOf(tokens.filter((_, position) => (bits & (1 << position)) !== 0));
}

function textOf(tokens: readonly NameToken[]): string {
  return tokens.map((token) => token.text).join(' ');
}

function firstBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
