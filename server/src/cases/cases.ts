import { AppError } from '../domain/app-error.js';
import type { Actor } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { Customer, CustomerStanding } from '../domain/customer.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import { readEntry } from '../domain/read-entry.js';
import type { Work } from '../domain/work.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';

/** A case with its results and the image of its subject. */
export interface NewCase {
  readonly made: Case;
  readonly results: readonly CaseResult[];
  /** Encrypted. */
  readonly image?: string;
  /** Absent if the service screened it on its own. */
  readonly by?: Actor;
}

/** Stored cases, each found through its own organization only. */
export interface Cases {
  /** Stores the case, its results, its image and its audit entry in one transaction. */
  add(created: NewCase): Promise<void>;
  find(organizationId: string, caseId: string): Promise<Case | undefined>;
  findEach(organizationId: string, caseIds: readonly string[]): Promise<readonly Case[]>;
  /** Reads a page of results, in the order of the first answer. */
  results(organizationId: string, caseId: string, page: Page): Promise<readonly CaseResult[]>;
  /** Reads all results by case id; cases without results are absent. */
  resultsOfEach(
    organizationId: string,
    caseIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CaseResult[]>>;
  /** Finds a result by the id of its record. */
  result(organizationId: string, caseId: string, recordId: string): Promise<CaseResult | undefined>;
  /** Newest first. `total` is exact. `day` is a UTC day, YYYY-MM-DD. */
  list(organizationId: string, page: Page, day?: string): Promise<{ cases: readonly Case[]; total: number }>;
  /** Records that a user has opened the case. Idempotent. */
  markRead(organizationId: string, caseId: string, userId: string): Promise<void>;
  /** Reads the work on the case; undefined if there never was any. */
  work(organizationId: string, caseId: string, now: Date): Promise<Work | undefined>;
}

/** Customers that cases belong to. */
export interface CustomersOfCases {
  /** Finds customers, in any order. */
  findByCases(organizationId: string, caseIds: readonly string[]): Promise<readonly Customer[]>;
  /** Their standing only: fast for many cases. */
  standingsOfCases(organizationId: string, caseIds: readonly string[]): Promise<readonly CustomerStanding[]>;
}

interface CaseDeps {
  readonly cases: Pick<Cases, 'find' | 'list' | 'markRead' | 'results' | 'work'>;
  readonly customers: CustomersOfCases;
  readonly audit: AuditRecords;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Reads the stored cases of an organization. */
export function caseService({ cases, customers, audit, now, newId }: CaseDeps) {
  return {
    /**
     * Lists a page of cases, newest first, all or of one UTC day (YYYY-MM-DD), with the customers of analysed cases.
     */
    async list(
      { organizationId }: Caller,
      page: Page,
      day?: string,
    ): Promise<{ cases: readonly Case[]; total: number; customers: readonly CustomerStanding[] }> {
      const listed = await cases.list(organizationId, page, day);
      const ids = listed.cases.map(({ id }) => id);
      return { ...listed, customers: await customers.standingsOfCases(organizationId, ids) };
    },

    /**
     * A case with one page of its results as first answered, and the work on it. Records the access and, unless told otherwise, marks
     * the case as read by the caller. Throws `not_found`, also for a case of another organization.
     */
    async read(
      caller: Caller,
      caseId: string,
      page: Page,
      { marksRead = true }: { readonly marksRead?: boolean } = {},
    ): Promise<{ found: Case; results: readonly CaseResult[]; customer?: Customer; work?: Work }> {
      const { organizationId, userId } = caller;
      const found = await cases.find(organizationId, caseId);
      if (found === undefined) throw new AppError('not_found');
      const [results, work] = await Promise.all([
        cases.results(organizationId, caseId, page),
        cases.work(organizationId, caseId, now()),
        audit.record(readEntry({ now, newId }, caller, 'case', caseId)),
      ]);
      if (marksRead && !found.readBy.includes(userId)) await cases.markRead(organizationId, caseId, userId);
      const [customer] = await customers.findByCases(organizationId, [caseId]);
      return { found, results, ...(customer && { customer }), ...(work && { work }) };
    },
  };
}
export type CaseService = ReturnType<typeof caseService>;
