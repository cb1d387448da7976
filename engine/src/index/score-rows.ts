import {
  alignNames,
  MOST_TOKENS,
  makeAlignment,
  makePairs,
  makeSide,
  missingCost,
  type Side,
  weightOf,
} from '../names/align-names.js';
import type { QueryForm } from '../names/prepare-query.js';
import { comparable, type Form } from '../names/prepared-name.js';
import { collectPairs, type ListedTokens, type TokenRelation } from '../names/relate-token.js';
import { SHAPE } from '../names/token-features.js';
import type { Partition } from './open-watchlist.js';
import type { VocabularyRelations } from './relate-vocabulary.js';

/** Scores rows of one partition against one form of the subject's name. Keeps scratch memory between calls. */
export interface RowScorer {
  /** Makes the relations of this form the ones that rows are scored by. */
  prepare(form: QueryForm, related: VocabularyRelations): void;
  /** Name score of a row; 0 when it certainly stays under `floor`. */
  score(row: number, floor: number): number;
}

export function rowScorer(partition: Partition): RowScorer {
  const { rowStarts, rowTokens, rowRoles, rowForms, vocabulary } = partition;
  const person = partition.kind === 'person';
  const slots = new Int32Array(vocabulary.size);
  let filled: readonly number[] = [];
  let relations: readonly TokenRelation[] = [];
  let form: QueryForm;
  let initials = 0;
  let initialBits = 0;
  let wordLetters = 0;
  const listed: ListedTokens = { side: makeSide(), relations: [], letters: new Uint8Array(MOST_TOKENS) };
  const pairs = makePairs();
  const alignment = makeAlignment();

  return {
    prepare(next, related) {
      for (const id of filled) slots[id] = 0;
      filled = related.tokens;
      relations = related.relations;
      for (let k = 0; k < related.tokens.length; k += 1) slots[related.tokens[k] as number] = k + 1;
      form = next;
      initials = 0;
      initialBits = 0;
      wordLetters = 0;
      for (const unit of next.units) {
        if (unit.letter === 0) continue;
        const bit = 1 << (unit.letter & 31);
        if (unit.features.shape === SHAPE.letter) {
          initials |= bit;
          initialBits |= unit.bits;
        } else wordLetters |= bit;
      }
    },
    score(row, floor) {
      if (!comparable(form.form, rowForms[row] as Form)) return 0;
      const from = rowStarts[row] as number;
      const count = Math.min(MOST_TOKENS, (rowStarts[row + 1] as number) - from);
      const side = listed.side;
      let total = 0;
      let met = 0;
      let covered = initialBits;
      for (let j = 0; j < count; j += 1) {
        const token = rowTokens[from + j] as number;
        const code = rowRoles[from + j] as number;
        const weight = weightOf(code);
        side.roles[j] = code;
        side.weights[j] = weight;
        total += weight;
        const slot = slots[token] as number;
        const letter = vocabulary.letters[token] as number;
        listed.letters[j] = letter;
        if (slot !== 0) {
          const relation = relations[slot - 1] as TokenRelation;
          listed.relations[j] = relation;
          covered |= relation.bits;
          met += weight;
        } else {
          listed.relations[j] = undefined;
          const bit = 1 << (letter & 31);
          if (letter >= 128 ? (wordLetters & bit) !== 0 : (initials & bit) !== 0) met += weight;
        }
        // An initial may cover any word that begins with it.
        if (letter >= 128 && (wordLetters & (1 << (letter & 31))) !== 0) covered = -1;
      }
      if (met === 0) return 0;
      side.count = count;
      side.total = total;
      if (boundOf(form.side, covered, met, total) < floor) return 0;
      collectPairs(form, listed, pairs);
      return alignNames(form.side, side, pairs, person, alignment);
    },
  };
}

/**
 * The most a row can score when all words that could meet do, and are equal: no word counts twice, and adjustments
 * only take. `covered` are the subject's words that could meet, `met` the weight of the listed ones.
 */
function boundOf(subject: Side, covered: number, met: number, listedTotal: number): number {
  let subjectMet = 0;
  for (let i = 0; i < subject.count; i += 1) if ((covered & (1 << i)) !== 0) subjectMet += subject.weights[i] as number;
  const agreed = (subjectMet + met) / 2;
  return (
    (100 * agreed) / (agreed + missingCost(Math.max(0, subject.total - subjectMet), Math.max(0, listedTotal - met)))
  );
}
