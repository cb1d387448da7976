export type EvidenceOutcome = 'agree' | 'close' | 'conflict' | 'missing';

/**
 * Fact of a customer compared with that of a record. `missing` weighs nothing, whichever side lacks it: unknown facts
 * neither accuse nor clear.
 */
export interface IdentityEvidence {
  /** Name of the comparison in `analysis/facts/facts.ts`. */
  readonly code: string;
  readonly outcome: EvidenceOutcome;
  /** Precision of the comparison in the model's terms: `day`, `year`, `far`; each code and level has one weight. */
  readonly level: string;
  /** Value as written by the customer; null if missing. */
  readonly subject: string | null;
  readonly listed: string | null;
  /** Log-odds (natural logarithm) that it adds for the same party, or takes when negative. */
  readonly weight: number;
}
