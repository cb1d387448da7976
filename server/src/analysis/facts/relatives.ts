import { compareNames } from '@touchstone/engine';
import type { Relation } from '../../domain/listed-record.js';
import { quoted } from '../words.js';
import {
  type Compared,
  type Comparison,
  describeFact,
  type FactDescriptor,
  isOrganized,
  isPerson,
  missing,
} from './fact.js';

type Level = 'same' | 'tied';
type Relative = keyof typeof WORDS;

/** Publishers' words for a relation, as they begin. */
const WORDS = {
  parent: ['parent', 'father', 'mother', 'son', 'daughter', 'child', 'owner', 'owned', 'subsidiary'],
  spouse: ['spouse', 'wife', 'husband', 'married', 'partner'],
  sibling: ['sibling', 'brother', 'sister', 'half'],
} as const;

/** Names of relatives are written as loosely as any. */
const SAME_NAME = 85;

export const parent = relative('parent', 7);
export const spouse = relative('spouse', 8);
export const sibling = relative('sibling', 9);

/** A relative of the customer beside the record's relations; of a company its parent alone. */
function relative(code: Relative, askRank: number): FactDescriptor<Level> {
  return describeFact<Level>({
    noun: (type) => (code === 'parent' && !isPerson(type) ? 'parent company' : code),
    fields: [code],
    isFor: (type) => isPerson(type) || (code === 'parent' && isOrganized(type)),
    compare: (comparison) => [compare(code, comparison)],
    levels: {
      same: {
        outcome: 'agree',
        phrase: ({ noun, subject, listed }) =>
          `the ${noun} ${quoted(subject)} is named in the record (${quoted(listed)})`,
      },
      tied: {
        outcome: 'close',
        phrase: ({ noun, subject, listed, phrases }) =>
          `the ${noun} ${quoted(subject)} ${phrases.otherRelation} (${quoted(listed)})`,
      },
    },
    agreement: code,
    outweighsDates: true,
    missing: { askRank, incomparable: () => 'lists do not name every relative' },
  });
}

/** Publishers name few of a party's relatives: another name is no difference, and one in another relation is close. */
function compare(code: Relative, { party, analysed }: Comparison): Compared<Level> {
  const own = party[code];
  const { relations, entityType } = analysed.record;
  const inRelation = relations.filter((relation) => hasWord(relation, WORDS[code]));
  const listed = inRelation.length === 0 ? null : inRelation.map(shown).join(', ');
  if (own === undefined) return missing(null, listed);
  const type = isPerson(entityType) ? 'Person' : 'Company';
  const same = relations.filter(({ name }) => compareNames(own, name, type).score >= SAME_NAME);
  const exact = same.find((relation) => hasWord(relation, WORDS[code]));
  if (exact !== undefined) return { level: 'same', subject: own, listed: shown(exact) };
  const [other] = same;
  return other === undefined ? missing(own, listed) : { level: 'tied', subject: own, listed: shown(other) };
}

function hasWord({ relation, kind }: Relation, words: readonly string[]): boolean {
  const stated: readonly string[] = relation.toLowerCase().match(/\p{L}+/gu) ?? [];
  // A brother-in-law is not a brother, and a business partner not a spouse.
  if (stated.includes('law')) return false;
  const isInBusiness = kind !== 'family' && !stated.includes('life') && !stated.includes('domestic');
  return words.some((word) => stated.some((one) => one.startsWith(word) && !(word === 'partner' && isInBusiness)));
}

function shown({ name, relation }: Relation): string {
  return `${name} (${relation})`;
}
