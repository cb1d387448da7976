/** A fact that prose may cite by its number, from 1. */
export interface NumberedFact {
  readonly number: number;
  readonly text: string;
  /** Prose that leaves it out would mislead. */
  readonly needed: boolean;
}

/** Sentence of prose with the facts it rests on. */
export interface CitedSentence {
  readonly text: string;
  readonly facts: readonly number[];
}

/** Reason why the template was used although a language model is configured. */
export type FallBackReason = 'budget' | 'circuit_open' | 'timeout' | 'unavailable' | 'unreadable' | 'not_grounded';

/** The narrative as it is shown, and which way it was made: stored beside the analysis. */
export type Narration =
  | { readonly by: 'template'; readonly text: string }
  | {
      readonly by: 'language_model';
      readonly text: string;
      readonly model: string;
      /** SHA-256 of all that was asked, hex. */
      readonly promptHash: string;
      readonly attempts: number;
    }
  | {
      readonly by: 'template_after_language_model';
      readonly text: string;
      readonly model: string;
      readonly promptHash: string;
      readonly attempts: number;
      readonly reason: FallBackReason;
      /** Faults that the checks found in the last answer. */
      readonly faults: readonly string[];
    };
