import { ROLE } from './prepared-name.js';
import { FAMILY, MIN_WORD_WEIGHT, rankOf } from './role-codes.js';
import { firstBit, leavesName, type Side } from './side.js';

/** Why two names that look alike are two. Positions in this list, from 1 on, are the codes of `lookalikeReason`. */
export const LOOKALIKE_REASONS = [
  'different_name',
  'generation',
  'family_name',
  'father_of',
  'syllable_order',
] as const;

const REASON = { differentName: 1, generation: 2, familyName: 3, fatherOf: 4, syllableOrder: 5 } as const;

/** As of `MET` in `token-similarity.ts`, which builds on `align-names.ts`. */
const [SPELLING, SOUND, LOOKALIKE, OTHER_WORD] = [4, 5, 11, 12] as const;

interface Pairs {
  readonly subjectBits: Int32Array;
  readonly listedBits: Int32Array;
  readonly likeness: Int32Array;
}

/** Pairs of words that were chosen, and the words that they use. */
interface Chosen {
  readonly chosen: Int32Array;
  readonly chosenCount: number;
  readonly subjectUsed: number;
  readonly listedUsed: number;
}

/** Where three other words agree, a slip is likelier than another person. */
const MOST_WORDS = 3;

/** Kind of difference between two names nearly equal by their letters; 0 if there is none. */
export function lookalikeReason(subject: Side, listed: Side, pairs: Pairs, found: Chosen, person: boolean): number {
  let words = 0;
  let different = false;
  for (let c = 0; c < found.chosenCount; c += 1) {
    const pair = found.chosen[c] as number;
    const [own, other] = [firstBit(pairs.subjectBits[pair] as number), firstBit(pairs.listedBits[pair] as number)];
    if ((subject.weights[own] as number) < MIN_WORD_WEIGHT) continue;
    words += 1;
    const met = (pairs.likeness[pair] as number) & 15;
    // A father's name decides less than the bearer's own.
    const ownNames =
      ((subject.roles[own] as number) & 15) === ROLE.name && ((listed.roles[other] as number) & 15) === ROLE.name;
    if (person ? met === LOOKALIKE && ownNames : met === OTHER_WORD || isOtherPlace(met, subject, own, listed, other))
      different = true;
  }
  if (different && words <= MOST_WORDS) return REASON.differentName;
  if (!person) return 0;
  if (areGenerations(generationOf(subject), generationOf(listed))) return REASON.generation;
  if (subject.complete === true && (leavesName(subject, found.subjectUsed) || leavesName(listed, found.listedUsed)))
    return REASON.differentName;
  if (areFamilyNamesTurned(subject, listed, pairs, found)) return REASON.familyName;
  if (
    (isFatherOf(subject, found.subjectUsed) && !hasKunya(listed)) ||
    (isFatherOf(listed, found.listedUsed) && !hasKunya(subject))
  )
    return REASON.fatherOf;
  return subject.syllables === true && areSyllablesTurned(subject, listed, pairs, found) ? REASON.syllableOrder : 0;
}

/** `American` and `African`: a misspelt place would be in no table. */
function isOtherPlace(met: number, subject: Side, own: number, listed: Side, other: number): boolean {
  const places =
    ((subject.roles[own] as number) & 15) === ROLE.place && ((listed.roles[other] as number) & 15) === ROLE.place;
  return places && (met === SPELLING || met === SOUND);
}

function generationOf(side: Side): number {
  for (let i = 0; i < side.count; i += 1)
    if (((side.roles[i] as number) & 15) === ROLE.generation) return (side.roles[i] as number) >> 4;
  return 0;
}

/** Two generations; a second one may be a junior. Ranks as of `GENERATIONS`. */
function areGenerations(one: number, other: number): boolean {
  return one !== 0 && other !== 0 && one !== other && Math.max(one, other) > 2;
}

/** `JAMES, Kelvin` and `KELVIN, James`: on both sides a comma tells which is the family name. */
function areFamilyNamesTurned(subject: Side, listed: Side, pairs: Pairs, found: Chosen): boolean {
  let [given, family] = [false, false];
  for (let c = 0; c < found.chosenCount; c += 1) {
    const pair = found.chosen[c] as number;
    const own = subject.roles[firstBit(pairs.subjectBits[pair] as number)] as number;
    const other = listed.roles[firstBit(pairs.listedBits[pair] as number)] as number;
    if ((own & 15) !== ROLE.name || (other & 15) !== ROLE.name) continue;
    if ((own & other & FAMILY) !== 0) return false;
    if ((own & FAMILY) !== 0) family = true;
    else if ((other & FAMILY) !== 0) given = true;
  }
  return given && family;
}

/** `Abu Yusuf` is the father of Yusuf: a name that begins so, and whose next word alone agrees. */
function isFatherOf(side: Side, used: number): boolean {
  let i = 0;
  while (i < side.count && ((side.roles[i] as number) & 15) === ROLE.title) i += 1;
  return isKunya(side, i) && (used & (1 << i)) === 0 && (used & (1 << (i + 1))) !== 0;
}

function hasKunya(side: Side): boolean {
  for (let i = 0; i < side.count; i += 1) if (isKunya(side, i)) return true;
  return false;
}

function isKunya(side: Side, position: number): boolean {
  const code = side.roles[position] as number;
  return position < side.count && (code & 15) === ROLE.particle && rankOf(code) === 1;
}

/** `Kim Yong Chol` and `Kim Chol Yong`: one of three stays at its end, and the others change places. */
function areSyllablesTurned(subject: Side, listed: Side, pairs: Pairs, found: Chosen): boolean {
  if (subject.count !== 3 || listed.count !== 3 || found.chosenCount !== 3) return false;
  let order = 0;
  for (let c = 0; c < 3; c += 1) {
    const pair = found.chosen[c] as number;
    const [own, other] = [firstBit(pairs.subjectBits[pair] as number), firstBit(pairs.listedBits[pair] as number)];
    if (((listed.roles[other] as number) & 15) === ROLE.repeated) return false;
    order |= other << (2 * own);
  }
  return order === FIRST_STAYS || order === LAST_STAYS;
}

/** Places of the listed name in those of the subject's, two bits each. */
const FIRST_STAYS = 0 | (2 << 2) | (1 << 4);
const LAST_STAYS = 1 | (0 << 2) | (2 << 4);
