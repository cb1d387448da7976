import { LOOKALIKE_CAP, MISSING, NAME_POINTS, SIMILARITY, SINGLE_WORD_CAP } from '../score.js';
import { LOOKALIKE_REASONS, lookalikeReason } from './look-alikes.js';
import { ROLE } from './prepared-name.js';
import { MIN_WORD_WEIGHT, rankOf } from './role-codes.js';
import {
  bitsWeight,
  firstBit,
  heaviestBit,
  isNameRole,
  leavesName,
  MAX_TOKENS,
  nameWords,
  type Side,
  unusedRole,
  wordsIn,
} from './side.js';

const MAX_PAIRS = 512;

/** Pairs of words that could meet, filled by the caller; afterwards the chosen ones stand first. */
export interface Pairs {
  count: number;
  readonly subjectBits: Int32Array;
  readonly listedBits: Int32Array;
  /** Thousandths of likeness times 16, plus how they met. */
  readonly likeness: Int32Array;
  readonly value: Float64Array;
  readonly order: Int32Array;
}

export function makePairs(): Pairs {
  return {
    count: 0,
    subjectBits: new Int32Array(MAX_PAIRS),
    listedBits: new Int32Array(MAX_PAIRS),
    likeness: new Int32Array(MAX_PAIRS),
    value: new Float64Array(MAX_PAIRS),
    order: new Int32Array(MAX_PAIRS),
  };
}

export function addPair(pairs: Pairs, subjectBits: number, listedBits: number, likeness: number): void {
  if (pairs.count === MAX_PAIRS) return;
  pairs.subjectBits[pairs.count] = subjectBits;
  pairs.listedBits[pairs.count] = listedBits;
  pairs.likeness[pairs.count] = likeness;
  pairs.count += 1;
}

/** Result of `alignNames`; valid until the next call with the same object. */
export interface Alignment {
  score: number;
  /** Points before `adjustments`: what the words themselves give. */
  wordScore: number;
  /** Denominator of the word score, to share the points out to the pairs. */
  denominator: number;
  chosenCount: number;
  readonly chosen: Int32Array;
  subjectUsed: number;
  listedUsed: number;
  /** Positions of listed words that the field of the subject's name may have had no room for. */
  listedBehind: number;
  adjustmentCount: number;
  readonly adjustmentKinds: Uint8Array;
  readonly adjustmentPoints: Float64Array;
  /** Sum of the weights that agree: how much the name tells. */
  agreed: number;
  /** A person's whole name, of two words or more, stands in the listed one, which has more. */
  contained: boolean;
}

export const ADJUSTMENTS = [
  ...['order', 'father_and_son', 'number', 'legal_form', 'common_name', 'single_word'],
  ...LOOKALIKE_REASONS,
] as const;

/** `MET.initial` of `token-similarity.ts`, which builds on this file. */
const INITIAL = 6;

const ADJUST = {
  order: 0,
  fatherAndSon: 1,
  number: 2,
  legalForm: 3,
  commonName: 4,
  singleWord: 5,
  lookalike: 5,
} as const;

export function makeAlignment(): Alignment {
  return {
    score: 0,
    wordScore: 0,
    denominator: 0,
    chosenCount: 0,
    chosen: new Int32Array(MAX_TOKENS),
    subjectUsed: 0,
    listedUsed: 0,
    listedBehind: 0,
    adjustmentCount: 0,
    adjustmentKinds: new Uint8Array(ADJUSTMENTS.length + 2),
    adjustmentPoints: new Float64Array(ADJUSTMENTS.length + 2),
    agreed: 0,
    contained: false,
  };
}

/**
 * The name score, 0 to 100: the best pairs of words first, each word once; what agrees counts by weight, words
 * without a partner cost by `MISSING`, then `NAME_POINTS` and caps. The one scorer of screening, comparing and
 * explaining. `person` switches the rules on that only persons' names have.
 */
export function alignNames(subject: Side, listed: Side, pairs: Pairs, person: boolean, out: Alignment): number {
  choosePairs(subject, listed, pairs, out);
  let agreed = 0;
  let weighed = 0;
  let subjectLeft = subject.total;
  let listedLeft = listed.total;
  for (let c = 0; c < out.chosenCount; c += 1) {
    const pair = out.chosen[c] as number;
    const ws = bitsWeight(subject, pairs.subjectBits[pair] as number);
    const wl = bitsWeight(listed, pairs.listedBits[pair] as number);
    const weight = pairWeight(ws, wl);
    weighed += weight;
    agreed += (weight * ((pairs.likeness[pair] as number) >> 4)) / 1000;
    subjectLeft -= ws;
    listedLeft -= wl;
  }
  out.listedBehind = subject.cut === true ? bitsBehind(subject, pairs, out) : 0;
  if (out.listedBehind !== 0) listedLeft -= weightBehind(listed, out.listedUsed);
  out.agreed = agreed;
  out.denominator = weighed + missingCost(Math.max(0, subjectLeft), Math.max(0, listedLeft));
  out.wordScore = out.denominator > 0 ? (100 * agreed) / out.denominator : 0;
  out.score = out.wordScore;
  out.adjustmentCount = 0;
  out.contained =
    person && subjectLeft < MIN_WORD_WEIGHT && out.chosenCount > 1 && leastLikeness(pairs, out) >= CONTAINED;
  if (agreed > 0) adjust(subject, listed, pairs, person, out);
  return out.score;
}

/** Weight of the words behind the last one that met. */
function weightBehind(side: Side, used: number): number {
  let weight = 0;
  for (let i = side.count - 1; i >= 0 && (used & (1 << i)) === 0; i -= 1) weight += side.weights[i] as number;
  return weight;
}

/**
 * Returns the weight of a pair: the mean of its words' weights, but at most three times the lighter one. A particle that is
 * a family name on the other side (`Le`, `Bin`) must not carry a match.
 */
export function pairWeight(subject: number, listed: number): number {
  return Math.min((subject + listed) / 2, 3 * Math.min(subject, listed));
}

/** Cost of the weight that stays alone on either side. Also the heart of the index's upper bound. */
export function missingCost(subjectLeft: number, listedLeft: number): number {
  const both = Math.min(subjectLeft, listedLeft);
  const omitted = listedLeft - both;
  const omission =
    MISSING.listed * omitted + Math.max(0, omitted - MISSING.usual) * (MISSING.listedBeyond - MISSING.listed);
  return MISSING.contradicted * both + omission + MISSING.subject * (subjectLeft - both);
}

/** Thousandths: of two equal names the father's meets the father's (`Muhammad bin Muhammad`). */
const OTHER_ROLE = 15;

function choosePairs(subject: Side, listed: Side, pairs: Pairs, out: Alignment): void {
  const { order, value } = pairs;
  for (let p = 0; p < pairs.count; p += 1) {
    const sb = pairs.subjectBits[p] as number;
    const lb = pairs.listedBits[p] as number;
    // The most alike meet first, heavier words before lighter ones; words in the same place when all else is equal.
    const weight = bitsWeight(subject, sb) + bitsWeight(listed, lb);
    const likeness = (pairs.likeness[p] as number) >> 4;
    const [own, other] = [firstBit(sb), firstBit(lb)];
    const father = ((subject.roles[own] as number) & 15) === ROLE.father;
    const unlike = father !== (((listed.roles[other] as number) & 15) === ROLE.father) ? OTHER_ROLE : 0;
    value[p] = likeness + 30 * Math.min(weight, 2) - unlike - Math.abs(own - other) * 0.01;
    let at = p;
    while (at > 0 && (value[order[at - 1] as number] as number) < (value[p] as number)) {
      order[at] = order[at - 1] as number;
      at -= 1;
    }
    order[at] = p;
  }
  out.chosenCount = 0;
  out.subjectUsed = 0;
  out.listedUsed = 0;
  for (let k = 0; k < pairs.count; k += 1) {
    const p = order[k] as number;
    const sb = pairs.subjectBits[p] as number;
    const lb = pairs.listedBits[p] as number;
    if ((sb & out.subjectUsed) !== 0 || (lb & out.listedUsed) !== 0) continue;
    out.subjectUsed |= sb;
    out.listedUsed |= lb;
    out.chosen[out.chosenCount] = p;
    out.chosenCount += 1;
  }
}

function adjust(subject: Side, listed: Side, pairs: Pairs, person: boolean, out: Alignment): void {
  let turned = false;
  let lastListed = -1;
  let fatherToSelf = 0;
  let common = true;
  let named = false;
  let byInitials = false;
  let misspelt = false;
  let words = 0;
  let fewest = 0;
  let lastBits = 0;
  for (let i = 0; i < subject.count; i += 1) {
    const pair = chosenAt(pairs, out, i);
    if (pair < 0) continue;
    const sb = pairs.subjectBits[pair] as number;
    if (sb === lastBits) continue;
    lastBits = sb;
    const listedAt = heaviestBit(listed, pairs.listedBits[pair] as number);
    const subjectAt = heaviestBit(subject, sb);
    const subjectCode = subject.roles[subjectAt] as number;
    const listedCode = listed.roles[listedAt] as number;
    // A letter for a word says nothing of who is named, or of how rare the name is.
    const initial = ((pairs.likeness[pair] as number) & 15) === INITIAL;
    if (initial) byInitials = true;
    else if (isDistinguishing(subjectCode & 15) && isDistinguishing(listedCode & 15)) named = true;
    if (!isNameRole(subjectCode & 15) && !isNameRole(listedCode & 15)) continue;
    const least = Math.min(subject.weights[subjectAt] as number, listed.weights[listedAt] as number);
    if (least < MIN_WORD_WEIGHT) continue;
    const [own, others] = [wordsIn(subject, sb), wordsIn(listed, pairs.listedBits[pair] as number)];
    words += Math.max(own, others);
    if ((pairs.likeness[pair] as number) >> 4 < 1000 * SIMILARITY.joined) misspelt = true;
    fewest += Math.min(own, others);
    if (!initial && rankOf(subjectCode) === 0 && rankOf(listedCode) === 0) common = false;
    if (((subjectCode & 15) === ROLE.father) !== ((listedCode & 15) === ROLE.father)) fatherToSelf += 1;
    if (listedAt < lastListed) turned = true;
    lastListed = listedAt;
  }
  if (person) {
    if (fatherToSelf >= 2) add(out, ADJUST.fatherAndSon, NAME_POINTS.fatherAndSonTurned);
    else if (turned) add(out, ADJUST.order, NAME_POINTS.order);
    if (common && words > 0) add(out, ADJUST.commonName, NAME_POINTS.commonName);
    // Two words that are one of the other side's (`Ah San`, `Ahsan`) are one name, if there is more to either.
    if (fewest <= 1 && words > 1 && !leavesName(subject, out.subjectUsed) && !leavesName(listed, out.listedUsed))
      fewest = words;
    if (fewest <= 1) capSingleWord(subject, listed, pairs, common, out);
  } else {
    const listedUsed = out.listedUsed | out.listedBehind;
    compareSigns(subject, listed, listedUsed, out);
    if (!named) capSharedWords(subject, listed, listedUsed, byInitials, out);
    else if (words <= 1 && leavesName(subject, out.subjectUsed))
      add(out, ADJUST.singleWord, NAME_POINTS.otherWordAdded);
    else if (words <= 1 && misspelt && leavesWord(subject, out.subjectUsed, listed, listedUsed))
      add(out, ADJUST.singleWord, NAME_POINTS.misspeltAmongOthers);
  }
  if (out.score > LOOKALIKE_CAP) {
    const reason = lookalikeReason(subject, listed, pairs, out, person);
    if (reason !== 0) add(out, ADJUST.lookalike + reason, LOOKALIKE_CAP - out.score);
  }
  if (out.score < 0) add(out, ADJUST.singleWord, -out.score);
}

function capSingleWord(subject: Side, listed: Side, pairs: Pairs, common: boolean, out: Alignment): void {
  const likeness = leastLikeness(pairs, out);
  const isSlip = likeness <= 1000 * SIMILARITY.slip;
  if (!isSlip && subject.count > 1 && allUsed(subject, out.subjectUsed) && allUsed(listed, out.listedUsed)) return;
  const several = nameWords(subject) > 1 || nameWords(listed) > 1;
  const bare = likeness >= 1000 * SIMILARITY.sameFold ? SINGLE_WORD_CAP.sameCommon : SINGLE_WORD_CAP.common;
  const cap = several ? SINGLE_WORD_CAP.oneOfSeveral : common || isSlip ? bare : 100;
  if (out.score > cap) add(out, ADJUST.singleWord, cap - out.score);
}

/** Thousandths: names in another spelling or language are the same ones. */
const CONTAINED = 1000 * SIMILARITY.variant;

/** In thousandths, of the words that met. */
function leastLikeness(pairs: Pairs, out: Alignment): number {
  let least = 1000;
  for (let c = 0; c < out.chosenCount; c += 1)
    least = Math.min(least, (pairs.likeness[out.chosen[c] as number] as number) >> 4);
  return least;
}

/**
 * Caps a match on words that many names share (`Trading`, `General Industries`): too little if both names have distinctive
 * words besides, if initials stand for them, or if only one such word agrees.
 */
function capSharedWords(subject: Side, listed: Side, listedUsed: number, byInitials: boolean, out: Alignment): void {
  const left = (leavesOwn(subject, out.subjectUsed) ? 1 : 0) + (leavesOwn(listed, listedUsed) ? 1 : 0);
  let shared = 0;
  for (let i = 0; i < subject.count; i += 1)
    if (((subject.roles[i] as number) & 15) === ROLE.generic && (out.subjectUsed & (1 << i)) !== 0) shared += 1;
  const cap = SINGLE_WORD_CAP.oneOfSeveral;
  if (out.score > cap && (byInitials || left === 2 || (left === 1 && shared < 2)))
    add(out, ADJUST.singleWord, cap - out.score);
  // Where no word is its own, each of the shared ones tells it from others (`First Bank`, `First Credit Bank`).
  const fewer = unusedRole(subject, out.subjectUsed, ROLE.generic) || unusedRole(listed, listedUsed, ROLE.generic);
  if (fewer && out.score > SINGLE_WORD_CAP.fewerShared)
    add(out, ADJUST.singleWord, SINGLE_WORD_CAP.fewerShared - out.score);
}

/** All positions behind the last listed word that met, if it met the last one of the subject. */
function bitsBehind(subject: Side, pairs: Pairs, out: Alignment): number {
  const last = chosenAt(pairs, out, subject.count - 1);
  if (last < 0) return 0;
  const end = 32 - Math.clz32(out.listedUsed);
  const atEnd = end === 32 - Math.clz32(pairs.listedBits[last] as number);
  return atEnd && end < 32 ? -1 << end : 0;
}

/** Numbers and legal forms of organizations, vessels and aircraft. */
function compareSigns(subject: Side, listed: Side, listedUsed: number, out: Alignment): void {
  const subjectNumber = unusedRole(subject, out.subjectUsed, ROLE.number);
  const listedNumber = unusedRole(listed, listedUsed, ROLE.number);
  if (subjectNumber && listedNumber) add(out, ADJUST.number, NAME_POINTS.numberConflict);
  else if (subjectNumber || listedNumber) add(out, ADJUST.number, NAME_POINTS.numberMissing);
  if (unusedRole(subject, out.subjectUsed, ROLE.legalForm) && unusedRole(listed, listedUsed, ROLE.legalForm)) {
    add(out, ADJUST.legalForm, NAME_POINTS.legalFormConflict);
  }
}

function add(out: Alignment, kind: number, points: number): void {
  out.adjustmentKinds[out.adjustmentCount] = kind;
  out.adjustmentPoints[out.adjustmentCount] = points;
  out.adjustmentCount += 1;
  out.score += points;
}

function allUsed(side: Side, used: number): boolean {
  return used === (1 << side.count) - 1;
}

/** Tells whether either name has a word or a legal form that the other lacks. */
function leavesWord(subject: Side, subjectUsed: number, listed: Side, listedUsed: number): boolean {
  for (const role of WORDS_BESIDE)
    if (unusedRole(subject, subjectUsed, role) || unusedRole(listed, listedUsed, role)) return true;
  return false;
}

const WORDS_BESIDE = [ROLE.name, ROLE.generic, ROLE.place, ROLE.number, ROLE.legalForm] as const;

/** Tells whether a distinctive word or letter has no partner. */
function leavesOwn(side: Side, used: number): boolean {
  return unusedRole(side, used, ROLE.name) || unusedRole(side, used, ROLE.initial);
}

/** Words that one organization has and another has not. */
function isDistinguishing(role: number): boolean {
  return isNameRole(role) || role === ROLE.place || role === ROLE.number;
}

function chosenAt(pairs: Pairs, out: Alignment, subjectIndex: number): number {
  for (let c = 0; c < out.chosenCount; c += 1) {
    const pair = out.chosen[c] as number;
    if (((pairs.subjectBits[pair] as number) & (1 << subjectIndex)) !== 0) return pair;
  }
  return -1;
}
