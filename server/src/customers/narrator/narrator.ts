import type { CitedSentence, FallBackReason, NumberedFact } from '../../domain/narration.js';

/** Text of a language model from the facts, or the reason why it is not used. */
export type Phrasing = { readonly model: string; readonly promptHash: string; readonly attempts: number } & (
  | { readonly sentences: readonly CitedSentence[] }
  | { readonly reason: FallBackReason; readonly faults: readonly string[] }
);

/** An optional language model, which may phrase and never decide. */
export interface Narrator {
  /**
   * Phrases the facts, with one more attempt if `faultsOf` finds errors. Never throws and never takes longer than
   * configured: any problem is a reason to use the template.
   */
  phrase(
    facts: readonly NumberedFact[],
    faultsOf: (sentences: readonly CitedSentence[]) => string[],
  ): Promise<Phrasing>;
}
