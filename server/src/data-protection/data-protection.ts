import type { AuditEntry } from '../domain/audit.js';
import type { Case } from '../domain/case.js';
import type { AskedWords, ErasedArticles, LegalHold, OwnEntry, Retention } from '../domain/data-protection.js';
import type { Page } from '../domain/page.js';

/** Everything that is held of the subjects of searches, wherever it stands. */
export interface SubjectData {
  /**
   * The searches that have all words of one of the asked, in any order, in their normalized name or anywhere in what was asked
   * of them (aliases, relatives, numbers, reference), newest first.
   */
  find(
    organizationId: string,
    asked: readonly AskedWords[],
    page: Page,
  ): Promise<{ cases: readonly Case[]; total: number }>;
  /** The entries in force of the organization's own lists that have them, at most `MOST_OWN_ENTRIES`. */
  ownEntries(organizationId: string, asked: readonly AskedWords[]): Promise<readonly OwnEntry[]>;
  /** Those that there are, in the order asked for; with `audit`, which is then written. */
  pick(organizationId: string, caseIds: readonly string[], audit?: AuditEntry): Promise<readonly Case[]>;
  /** All rows of one search by table, as they are stored; empty when it is gone. */
  everything(organizationId: string, caseId: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /**
   * Takes everything away in one transaction, and the details of the audit entries about it; `audit`, which names them, says
   * what is left. Nothing is taken when a search is not there or held.
   */
  erase(organizationId: string, caseIds: readonly string[], audit: AuditEntry): Promise<Erasure>;
}

export type Erasure =
  | {
      readonly outcome: 'erased';
      readonly cases: number;
      readonly customers: number;
      readonly articles: ErasedArticles;
    }
  | { readonly outcome: 'refused'; readonly missing: readonly string[]; readonly held: readonly string[] };

export interface LegalHolds {
  /** Those that are held already stay as they are. Undefined, and nothing is written, when a search is not there. */
  add(
    organizationId: string,
    caseIds: readonly string[],
    hold: Pick<LegalHold, 'reason' | 'userId' | 'email' | 'at'>,
    auditOf: (caseId: string) => AuditEntry,
  ): Promise<readonly LegalHold[] | undefined>;
  /** Newest first. */
  list(
    organizationId: string,
    page: Page,
    includeReleased: boolean,
  ): Promise<{ holds: readonly LegalHold[]; total: number }>;
  /** Undefined when there is no such hold in force. */
  release(
    organizationId: string,
    id: string,
    released: NonNullable<LegalHold['released']>,
    auditOf: (caseId: string) => AuditEntry,
  ): Promise<LegalHold | undefined>;
}

export interface Retentions {
  read(organizationId: string): Promise<Retention>;
  save(organizationId: string, retention: Retention & { readonly updatedAt: Date }, audit: AuditEntry): Promise<void>;
  /** Organizations that want anything to go. */
  organizations(): Promise<readonly string[]>;
  /**
   * Looks at a run of searches, oldest first from `after` on, and erases those that are due, in one transaction; enrolled and held
   * ones stay. Undefined when there is none left that is old enough.
   */
  applyTo(run: RetentionRun): Promise<{ readonly last: RetentionCursor; readonly erased: number } | undefined>;
  /** Has an organization looked through by a job, from `after` on; one that waits already is enough. */
  queue(organizationId: string, after?: RetentionCursor): Promise<void>;
  /** Forgets at most `most` rows of uploads that ended before; how many. */
  forgetBulkRows(organizationId: string, endedBefore: Date, most: number): Promise<number>;
  /**
   * Takes away what entries said that are no longer on their organization's list. Lists that were changed since then wait, and so
   * does what monitoring has still to hold against its searches.
   */
  emptyRemovedEntries(changedBefore: Date): Promise<void>;
}

export interface RetentionCursor {
  readonly createdAt: Date;
  readonly id: string;
}

interface RetentionRun {
  readonly organizationId: string;
  readonly retention: Retention;
  readonly after?: RetentionCursor;
  readonly most: number;
  readonly audit: AuditEntry;
}
