import { LEAST_WORD_WEIGHT, missingCost, pairWeight } from '../names/align-names.js';
import type { QueryForm, QueryUnit } from '../names/prepare-query.js';
import { SHAPE } from '../names/token-features.js';
import { SINGLE_WORD_CAP } from '../score.js';
import type { UnitMatches } from './match-units.js';
import type { Partition } from './open-watchlist.js';
import type { VocabularyRelations } from './relate-vocabulary.js';
import { WEIGHT_SCALE } from './stored-codes.js';

/**
 * Words of the vocabulary of which every row that can reach `floor` holds at least one: the fewest rows for it.
 * Undefined when no choice is safe (a name of initials alone), and all rows have to be looked at.
 *
 * A row without any word of a set of the subject's words can at best agree on the others; if that is too little,
 * rows that reach the floor hold a word that meets one of the set. The set grows from the rarest word on until so.
 */
export function guidingWords(
  form: QueryForm,
  related: VocabularyRelations,
  partition: Partition,
  floor: number,
): readonly number[] | undefined {
  const count = form.tokens.length;
  const most = mostListed(form, related, partition);
  const words = Array.from({ length: count }, (_, i) => wordsMeeting(form, related, partition, i));
  const costs = words.map((ids) => ids.reduce((sum, id) => sum + postingsOf(partition, id), 0));
  const order = Array.from({ length: count }, (_, i) => i)
    .filter((i) => (form.units[i] as QueryUnit).features.shape !== SHAPE.letter)
    .sort((a, b) => (costs[a] as number) - (costs[b] as number));
  const chosen = new Set<number>();
  for (const i of order) {
    if (scoreWithout(form, most, chosen, partition.kind === 'person') < floor) break;
    chosen.add(i);
  }
  if (scoreWithout(form, most, chosen, partition.kind === 'person') >= floor) return undefined;
  const guides = new Set<number>();
  for (const i of chosen) for (const id of words[i] as readonly number[]) guides.add(id);
  return [...guides];
}

function postingsOf(partition: Partition, id: number): number {
  return (partition.postingStarts[id + 1] as number) - (partition.postingStarts[id] as number);
}

/** Every word of the list that can meet this word of the subject: alone, joined with neighbours, in parts, as an initial. */
function wordsMeeting(
  form: QueryForm,
  related: VocabularyRelations,
  partition: Partition,
  i: number,
): readonly number[] {
  const ids = new Set<number>();
  for (const [u, unit] of form.units.entries()) {
    if ((unit.bits & (1 << i)) === 0) continue;
    for (const id of (related.byUnit[u] as UnitMatches).ids) ids.add(id);
  }
  const { letter } = form.units[i] as QueryUnit;
  if (letter !== 0)
    for (const id of partition.vocabulary.initials)
      if (((partition.vocabulary.letters[id] as number) & 127) === letter) ids.add(id);
  return [...ids];
}

/** What the listed side can be at most where it meets a word of the subject: weight, and words. */
interface MostListed {
  readonly weight: number;
  readonly words: number;
}

function mostListed(form: QueryForm, related: VocabularyRelations, partition: Partition): readonly MostListed[] {
  const { heaviest } = partition.vocabulary;
  return form.tokens.map((_, i) => {
    let words = 1;
    let most = (form.units[i] as QueryUnit).features.shape === SHAPE.letter ? 1 : 0.4;
    for (const [u, unit] of form.units.entries()) {
      if ((unit.bits & (1 << i)) === 0) continue;
      const { ids, parts } = related.byUnit[u] as UnitMatches;
      let whole = 0;
      let begin = 0;
      let end = 0;
      for (let k = 0; k < ids.length; k += 1) {
        const weight = (heaviest[ids[k] as number] as number) / WEIGHT_SCALE;
        if (weight > whole) whole = weight;
        if (((parts[k] as number) & 1) !== 0 && weight > begin) begin = weight;
        if (((parts[k] as number) & 2) !== 0 && weight > end) end = weight;
      }
      if (begin > 0 && end > 0) words = 2;
      most = Math.max(most, whole, begin > 0 && end > 0 ? begin + end : 0);
    }
    return { weight: most, words };
  });
}

/** The most a row can score that meets none of the `chosen` words, and all others as well as can be. */
function scoreWithout(
  form: QueryForm,
  most: readonly MostListed[],
  chosen: ReadonlySet<number>,
  person: boolean,
): number {
  let agreed = 0;
  let left = 0;
  let words = 0;
  for (let i = 0; i < form.tokens.length; i += 1) {
    const own = form.side.weights[i] as number;
    if (chosen.has(i)) {
      left += own;
      continue;
    }
    const listed = most[i] as MostListed;
    agreed += pairWeight(own, listed.weight);
    if (own >= LEAST_WORD_WEIGHT || listed.words > 1) words += listed.words;
  }
  const score = agreed === 0 ? 0 : (100 * agreed) / (agreed + missingCost(left, 0));
  const single = person && words <= 1 && form.severalNames && chosen.size > 0;
  return single ? Math.min(score, SINGLE_WORD_CAP.oneOfSeveral) : score;
}
