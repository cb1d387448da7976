/** What is compared of a customer and a record, one word each. */
export type EvidenceCode =
  | 'entity_type'
  | 'name'
  | 'name_rarity'
  | 'alias_quality'
  | 'rivals'
  | 'date'
  | 'identifier'
  | 'nationality'
  | 'country'
  | 'gender'
  | 'address'
  | 'known_alias'
  | 'occupation'
  | 'industry'
  | 'parent'
  | 'spouse'
  | 'sibling'
  | 'deceased'
  | 'image';

export type EvidenceOutcome = 'agree' | 'close' | 'conflict' | 'missing';

/**
 * One fact of a customer beside the same fact of a record. `missing` weighs nothing, whichever side lacks it: nobody is
 * accused or cleared by what is not known.
 */
export interface IdentityEvidence {
  readonly code: EvidenceCode;
  readonly outcome: EvidenceOutcome;
  /** How exactly, by the model's word for it: `day`, `year`, `far`; the model has one weight for each code and level. */
  readonly level: string;
  /** As the customer and the publisher wrote them; null where it is missing. */
  readonly subject: string | null;
  readonly listed: string | null;
  /** Log-odds (natural logarithm) that it adds for the same party, or takes when negative. */
  readonly weight: number;
}
