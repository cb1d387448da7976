import { compareNames } from '@touchstone/engine';
import type { AnalysedParty } from '../../domain/analysis.js';
import type { ListedRecord, Relation } from '../../domain/listed-record.js';
import { type Fact, fact, missing } from './fact.js';

/** Publishers' words for a relation, as they begin. */
const WORDS = {
  parent: ['parent', 'father', 'mother', 'son', 'daughter', 'child', 'owner', 'owned', 'subsidiary'],
  spouse: ['spouse', 'wife', 'husband', 'married', 'partner'],
  sibling: ['sibling', 'brother', 'sister', 'half'],
} as const;

/** Names of relatives are written as loosely as any. */
const SAME_NAME = 85;

/**
 * Parent, spouse and sibling beside the record's relations. Publishers name few of a party's relatives: another name
 * is no difference, and one that stands in another relation is close.
 */
export function relationFacts(party: AnalysedParty, record: ListedRecord): readonly Fact[] {
  return (['parent', 'spouse', 'sibling'] as const).map((code) => {
    const own = party[code];
    const listed = record.relations.filter((relation) => hasWord(relation, WORDS[code]));
    if (own === undefined) return missing(code, null, listed.length === 0 ? null : listed.map(shown).join(', '));
    const type = record.entityType === 'Person' ? 'Person' : 'Company';
    const same = record.relations.filter(({ name }) => compareNames(own, name, type).score >= SAME_NAME);
    const exact = same.find((relation) => hasWord(relation, WORDS[code]));
    if (exact !== undefined) return fact(code, 'agree', 'same', own, shown(exact));
    const other = same[0];
    return other === undefined ? missing(code, own, null) : fact(code, 'close', 'tied', own, shown(other));
  });
}

function hasWord({ relation }: Relation, words: readonly string[]): boolean {
  const said = relation.toLowerCase();
  return words.some((word) => said.includes(word));
}

function shown({ name, relation }: Relation): string {
  return `${name} (${relation})`;
}
