import type { Relation } from '../../../domain/listed-record.js';

/** Kinds of ties by OFAC's words; the first that fits decides. The words name what the party is to the other. */
const KINDS: readonly (readonly [RegExp, Relation['kind']])[] = [
  [/family|spouse|parent|child|sibling|brother|sister/i, 'family'],
  [/owned|controlled by|subsidiary/i, 'owner'],
  [/^(?:owns|controls|operates)|owner|principal/i, 'owned'],
  [/associate|acting for|leader|official|partner|significant role/i, 'associate'],
];

/** "Owned or Controlled By": the other party is the owner. */
export function ofacRelationKind(written: string): Relation['kind'] {
  return KINDS.find(([pattern]) => pattern.test(written))?.[1] ?? 'linked';
}
