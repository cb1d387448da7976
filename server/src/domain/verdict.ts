/**
 * Verdicts on whether it is the same party, most urgent first: over several records the first of this order wins.
 * Spelled as in the public interface.
 */
export const VERDICTS = ['true_positive', 'potential_match', 'uncertain', 'false_positive', 'true_negative'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Tells whether a verdict holds that the subject is not the listed party. */
export function clears(verdict: Verdict): boolean {
  return verdict === 'false_positive' || verdict === 'true_negative';
}
