import type { AuthenticatedCaller } from '../domain/caller.js';
import type { ErasedArticles, LegalHold, OwnEntry, Retention } from '../domain/data-protection.js';
import type { Page } from '../domain/page.js';
import type { ExportedCase, FoundSubject } from './protect-data.js';

/** A search that is not there is refused as a fault of its place among `search_references`. */
export interface DataProtectionDeeds {
  /** Searches with the words of one of these names, numbers or references, newest first; entries of own lists with them. */
  findSubject(caller: AuthenticatedCaller, names: readonly string[], page: Page): Promise<FoundSubject>;
  /** Everything held of the searches, one after another. */
  exportSubject(caller: AuthenticatedCaller, caseIds: readonly string[]): Promise<AsyncIterable<ExportedCase>>;
  /** All of them or, also when one of the subjects is under a hold, none. */
  eraseSubject(
    caller: AuthenticatedCaller,
    input: { readonly caseIds: readonly string[]; readonly reason: string },
  ): Promise<{
    readonly cases: number;
    readonly customers: number;
    readonly articles: ErasedArticles;
    readonly ownEntries: readonly OwnEntry[];
  }>;
  holdCases(
    caller: AuthenticatedCaller,
    input: { readonly caseIds: readonly string[]; readonly reason: string },
  ): Promise<readonly LegalHold[]>;
  listHolds(
    caller: AuthenticatedCaller,
    page: Page,
    includeReleased: boolean,
  ): Promise<{ holds: readonly LegalHold[]; total: number }>;
  /** Refuses with `not_found` what is no hold in force. */
  releaseHold(caller: AuthenticatedCaller, id: string, reason: string): Promise<LegalHold>;
  readRetention(caller: AuthenticatedCaller): Promise<Retention>;
  updateRetention(caller: AuthenticatedCaller, wanted: Omit<Retention, 'updatedAt'>): Promise<Retention>;
}
