export type EvidenceOutcome = 'agree' | 'close' | 'conflict' | 'missing';

/**
 * One fact of a customer beside the same fact of a record. `missing` weighs nothing, whichever side lacks it: nobody is
 * accused or cleared by what is not known.
 */
export interface IdentityEvidence {
  /** What was compared, by its name in `analysis/facts/facts.ts`. */
  readonly code: string;
  readonly outcome: EvidenceOutcome;
  /** How exactly, by the model's word for it: `day`, `year`, `far`; the model has one weight for each code and level. */
  readonly level: string;
  /** As the customer and the publisher wrote them; null where it is missing. */
  readonly subject: string | null;
  readonly listed: string | null;
  /** Log-odds (natural logarithm) that it adds for the same party, or takes when negative. */
  readonly weight: number;
}
