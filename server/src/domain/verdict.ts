/**
 * What the machine concludes: is it the same party? From the one that must be seen first to the one that needs nobody:
 * over several records the first of this order wins. Spelled as in the public interface.
 */
export const VERDICTS = ['true_positive', 'potential_match', 'uncertain', 'false_positive', 'true_negative'] as const;

export type Verdict = (typeof VERDICTS)[number];
