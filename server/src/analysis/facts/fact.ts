import type { EvidenceCode, EvidenceOutcome, IdentityEvidence } from '../../domain/identity-evidence.js';

/** A compared fact before the model has weighed it. */
export type Fact = Omit<IdentityEvidence, 'weight'>;

export function fact(
  code: EvidenceCode,
  outcome: EvidenceOutcome,
  level: string,
  subject: string | null,
  listed: string | null,
): Fact {
  return { code, outcome, level, subject, listed };
}

/** A fact that one side or both do not tell; with both values, one that neither agrees nor contradicts. */
export function missing(code: EvidenceCode, subject: string | null, listed: string | null): Fact {
  return { code, outcome: 'missing', level: 'missing', subject, listed };
}
