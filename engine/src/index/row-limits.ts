import { pairWeight } from '../names/align-names.js';
import type { QueryForm, QueryUnit } from '../names/prepare-query.js';
import { MIN_WORD_WEIGHT, WEIGHTS } from '../names/role-codes.js';
import { SHAPE } from '../names/token-features.js';
import { MISSING, SIMILARITY, SINGLE_WORD_CAP } from '../score.js';
import type { Meetings } from './meetings.js';
import type { Partition, Vocabulary } from './open-watchlist.js';
import { ROW_TOTAL_SCALE, WEIGHT_SCALE } from './stored-codes.js';

/**
 * Returns the most that a row matching the given words of the subject (a bit for each) may weigh and still reach the floor,
 * in units of `rowTotals`; -1 if no such row reaches it. `split` if two of its words may match one of the subject's.
 */
export type RowLimit = (met: number, split: boolean) => number;

/**
 * A row reaches the floor F (as a share) when the sum over its pairs of words of `weight * (likeness - F)` is at least
 * F times `missingCost`. That cost is one of two linear forms of what is left on either side, so the test is one sum of
 * a gain for each of the subject's words, against a limit that grows with the weight of the row. Each gain is taken
 * with the best partner the list has for the word, and so no row that reaches the floor is above the limit.
 */
export function rowLimits(
  form: QueryForm,
  meetings: readonly Meetings[],
  partition: Partition,
  floor: number,
): RowLimit {
  const share = floor / 100;
  const gains = form.tokens.map((_, i) => gainsOf(form, meetings, partition, i, share));
  const { count, total, weights } = form.side;
  const person = partition.kind === 'person';
  const capped = person && form.severalNames && floor > SINGLE_WORD_CAP.oneOfSeveral;
  const needed = COST_FORMS.map(({ subject }) => share * subject * total);
  return (met, split) => {
    let words = 0;
    let missing = false;
    let [least, more, fewer] = [0, 0, 0];
    for (let i = 0; i < count; i += 1) {
      if ((met & (1 << i)) === 0) {
        missing = true;
        continue;
      }
      const gain = (gains[i] as Gains)[split ? 'split' : 'plain'];
      if ((weights[i] as number) >= MIN_WORD_WEIGHT || gain.words > 1) words += gain.words;
      least += gain.points[0] as number;
      more += gain.points[1] as number;
      fewer += gain.points[2] as number;
    }
    if (met === 0 || (capped && missing && words <= 1) || least < (needed[0] as number) - SLACK) return -1;
    // Words omitted from such a name do not count against a row.
    if (form.side.cut === true) return 255;
    const limit = Math.max(
      limitOf(more - (needed[1] as number), share * COST_FORMS[1].listed),
      limitOf(fewer - (needed[2] as number), share * COST_FORMS[2].listed),
    );
    return limit < 0 ? -1 : Math.min(255, Math.floor(limit * ROW_TOTAL_SCALE));
  };
}

/** Rounding error of a sum of binary fractions. */
const SLACK = 1e-6;

function limitOf(left: number, price: number): number {
  if (left < -SLACK) return -1;
  return price > 0 ? (left + SLACK) / price : 255;
}

/**
 * `missingCost` by weight left on either side: at least the first; the second where the subject has more left, the third
 * where the listed name has (`MISSING.listedBeyond` only adds to it).
 */
const COST_FORMS = [
  { subject: MISSING.subject, listed: 0 },
  { subject: MISSING.subject, listed: MISSING.contradicted - MISSING.subject },
  { subject: MISSING.contradicted - MISSING.listed, listed: MISSING.listed },
] as const;

/** The most one of the subject's words can add, by each form of the cost, and how many words may agree with it. */
interface Gain {
  readonly points: readonly [number, number, number];
  readonly words: number;
}

/** Without two listed words that meet one of the subject's, and with them. */
interface Gains {
  readonly plain: Gain;
  readonly split: Gain;
}

function gainsOf(
  form: QueryForm,
  meetings: readonly Meetings[],
  partition: Partition,
  i: number,
  share: number,
): Gains {
  const { heaviest, lightest, initials, letters } = partition.vocabulary;
  const points: [number, number, number] = [0, 0, 0];
  const meet = (own: number, shares: number, most: number, least: number, likeness: number) => {
    for (let position = 0; position < COST_FORMS.length; position += 1) {
      const cost = COST_FORMS[position] as (typeof COST_FORMS)[number];
      const gain = maxGain(own, most / WEIGHT_SCALE, least / WEIGHT_SCALE, likeness, share, cost) / shares;
      if (gain > (points[position] as number)) points[position] = gain;
    }
  };
  const own = form.side.weights[i] as number;
  const { features, letter } = form.units[i] as QueryUnit;
  if (features.shape === SHAPE.letter) meet(own, 1, HEAVIEST, 0, SIMILARITY.initial);
  else if (letter !== 0)
    for (const id of initials)
      if (((letters[id] as number) & 127) === letter)
        meet(own, 1, heaviest[id] as number, lightest[id] as number, SIMILARITY.initial);
  for (const { unit, weight, shares, whole, likeness } of meetings) {
    if ((unit.bits & (1 << i)) === 0) continue;
    // A word that is less like than one before, and whose weights lie within that one's, adds no more.
    let [alike, widest, narrowest] = [-1, -1, 0];
    for (let k = 0; k < whole.length; k += 1) {
      const id = whole[k] as number;
      const met = (likeness[k] as number) >> 4;
      const [most, least] = [heaviest[id] as number, lightest[id] as number];
      if (met <= alike && most <= widest && least >= narrowest) continue;
      if (met >= alike) [alike, widest, narrowest] = [met, most, least];
      meet(weight, shares, most, least, met / 1000);
    }
  }
  const plain: Gain = { points: [...points], words: 1 };
  let words = 1;
  for (const { unit, weight, shares, splits } of meetings) {
    if ((unit.bits & (1 << i)) === 0) continue;
    for (const { begins, ends, between } of splits) {
      const begin = weightsOf(begins, partition.vocabulary);
      const end = weightsOf(ends, partition.vocabulary);
      const heavy = [begin, end].filter(({ most }) => most >= MIN_WORD_WEIGHT * WEIGHT_SCALE).length;
      words = Math.max(words, heavy + between);
      meet(weight, shares, begin.most + end.most + between * HEAVIEST, begin.least + end.least, SIMILARITY.joined);
    }
  }
  return { plain, split: { points, words } };
}

/** Highest weight of a word, times `WEIGHT_SCALE`. */
const HEAVIEST = Math.ceil(Math.max(...WEIGHTS) * WEIGHT_SCALE);

/** Returns the highest and lowest weight among the list's words, times `WEIGHT_SCALE`. */
function weightsOf(ids: readonly number[], { heaviest, lightest }: Vocabulary): { most: number; least: number } {
  let [most, least] = [0, 255];
  for (const id of ids) {
    if ((heaviest[id] as number) > most) most = heaviest[id] as number;
    if ((lightest[id] as number) < least) least = lightest[id] as number;
  }
  return { most, least };
}

/** The gain by the listed word's weight is made of straight pieces: the most stands at an end, or where two of them join. */
function maxGain(
  own: number,
  most: number,
  least: number,
  likeness: number,
  share: number,
  cost: { readonly subject: number; readonly listed: number },
): number {
  let found = 0;
  for (let join = 0; join < 4; join += 1) {
    const listed = join === 0 ? least : join === 1 ? own / 5 : join === 2 ? own * 5 : most;
    if (listed > most || listed < least) continue;
    const gain = pairWeight(own, listed) * (likeness - share) + share * (cost.subject * own + cost.listed * listed);
    if (gain > found) found = gain;
  }
  return found;
}
