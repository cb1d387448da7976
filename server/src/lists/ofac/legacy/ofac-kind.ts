/** Kind of an OFAC party; without one it is an entity. */
export type OfacKind = 'individual' | 'entity' | 'vessel' | 'aircraft';

/** The kind by OFAC's word for it, in any case. */
export function ofacKind(written: string): OfacKind {
  const word = written.trim().toLowerCase();
  return word === 'individual' || word === 'vessel' || word === 'aircraft' ? word : 'entity';
}
