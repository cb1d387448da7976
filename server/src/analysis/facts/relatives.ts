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
 * Parent, and of a person spouse and sibling, beside the record's relations. Publishers name few of a party's relatives: another name
 * is no difference, and one that stands in another relation is close.
 */
export function relationFacts(party: AnalysedParty, record: ListedRecord): readonly Fact[] {
  const person = record.entityType === 'Person';
  const codes = person ? (['parent', 'spouse', 'sibling'] as const) : (['parent'] as const);
  return codes.map((code) => {
    const own = party[code];
    const listed = record.relations.filter((relation) => hasWord(relation, WORDS[code]));
    const known = listed.length === 0 ? null : listed.map(shown).join(', ');
    if (own === undefined) return missing(code, null, known);
    const type = person ? 'Person' : 'Company';
    const same = record.relations.filter(({ name }) => compareNames(own, name, type).score >= SAME_NAME);
    const exact = same.find((relation) => hasWord(relation, WORDS[code]));
    if (exact !== undefined) return fact(code, 'agree', 'same', own, shown(exact));
    const other = same[0];
    return other === undefined ? missing(code, own, known) : fact(code, 'close', 'tied', own, shown(other));
  });
}

function hasWord({ relation, kind }: Relation, words: readonly string[]): boolean {
  const said: readonly string[] = relation.toLowerCase().match(/\p{L}+/gu) ?? [];
  // A brother-in-law is no brother, and a partner in business no spouse.
  if (said.includes('law')) return false;
  const isInBusiness = kind !== 'family' && !said.includes('life') && !said.includes('domestic');
  return words.some((word) => said.some((one) => one.startsWith(word) && !(word === 'partner' && isInBusiness)));
}

function shown({ name, relation }: Relation): string {
  return `${name} (${relation})`;
}
