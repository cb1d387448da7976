import type { AuthenticatedCaller } from './caller.js';

/** Keeps the outcome of an analysis from people who have not decided on the search yet. */
export interface Outcomes {
  /** Tells whether the organization hides outcomes from the caller. */
  areHiddenFrom(caller: AuthenticatedCaller): Promise<boolean>;
  /** Of these searches, those whose outcome the caller may not see yet. */
  hiddenFrom(caller: AuthenticatedCaller, references: readonly string[]): Promise<ReadonlySet<string>>;
}
