import { AppError } from '../domain/app-error.js';
import type { LoggedEntry } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import type { DecidedStatus } from '../domain/case-marks.js';
import type { CustomerStanding } from '../domain/customer.js';
import { entryReveals, hiddenFrom, type PendingOpinion } from '../domain/second-review.js';
import type { Cases, CustomersOfCases } from './cases.js';

/** Fields of a case that its history uses. */
type HistoryCase = Pick<Case, 'id' | 'normalizedName' | 'comments'>;

/** Place where a page of the timeline ended. */
export interface TimelinePlace {
  readonly at: Date;
  readonly id: string;
}

/** An audit entry with the user's present name. */
export type TimelineEntry = LoggedEntry & { readonly name?: string };

/** A decision on a record in another case: the latest there that was not withdrawn. */
interface DecisionElsewhere {
  readonly recordId: string;
  readonly caseId: string;
  readonly searchedName: string;
  readonly status: DecidedStatus;
  readonly reasonCode: string;
  readonly reason: string;
  readonly at: Date;
}

/** Decisions on one record elsewhere: the number of each status, and the newest decisions. */
export interface SameRecord {
  readonly recordId: string;
  readonly counts: Readonly<Record<DecidedStatus, number>>;
  readonly last: readonly DecisionElsewhere[];
}

/** Entries that are wanted: with `changesOnly`, no reads and exports. */
interface Which {
  readonly changesOnly?: boolean;
}

export interface CaseHistory {
  find(organizationId: string, caseId: string): Promise<HistoryCase | undefined>;
  /** Entries on these targets, newest first, after a place; only each user's first read of a UTC day, or no reads and exports. */
  entries(
    organizationId: string,
    targetIds: readonly string[],
    after: TimelinePlace | undefined,
    most: number,
    which: Which,
  ): Promise<readonly TimelineEntry[]>;
  /** Opinions on these cases that have not become final, oldest first. */
  pendingOpinions: Cases['pendingOpinions'];
  /** The newest other cases of a name. */
  casesOfName(organizationId: string, found: HistoryCase, most: number): Promise<readonly Case[]>;
  /** Decisions in other cases on the records of this one, with the newest `most` of each. */
  sameRecords(organizationId: string, caseId: string, most: number): Promise<readonly SameRecord[]>;
}

export interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  /** Texts of comments by their id. */
  readonly comments: ReadonlyMap<string, string>;
  /** Kept back from the caller until they have decided. */
  readonly hidden: number;
  readonly next?: TimelinePlace;
}

const SAME_SUBJECT = 20;
const LAST_DECISIONS = 5;

interface HistoryDeps {
  readonly history: CaseHistory;
  readonly customers: Pick<CustomersOfCases, 'standingsOfCases'>;
}

/**
 * Lists the history of a case, and other searches of its subject and records. Throws `not_found` for a case the
 * organization lacks.
 */
export function caseHistoryService({ history, customers }: HistoryDeps) {
  return {
    async timeline(
      { organizationId, userId }: Caller,
      caseId: string,
      after: TimelinePlace | undefined,
      most: number,
      which: Which = {},
    ): Promise<TimelinePage> {
      const [found, [customer], pending] = await Promise.all([
        history.find(organizationId, caseId),
        customers.standingsOfCases(organizationId, [caseId]),
        history.pendingOpinions(organizationId, [caseId]),
      ]);
      if (found === undefined) throw new AppError('not_found');
      const targets = [caseId, ...(customer ? [customer.id] : [])];
      const read = await history.entries(organizationId, targets, after, most + 1, which);
      const page = read.slice(0, most);
      const last = page.at(-1);
      return {
        ...withoutHidden(page, caseId, hiddenFrom(userId, pending)),
        comments: new Map(found.comments.map(({ id, text }) => [id, text])),
        ...(read.length > most && last && { next: { at: last.at, id: last.id } }),
      };
    },

    async related(
      { organizationId }: Caller,
      caseId: string,
    ): Promise<{
      readonly sameSubject: readonly { readonly other: Case; readonly customer?: CustomerStanding }[];
      readonly sameRecords: readonly SameRecord[];
    }> {
      const found = await history.find(organizationId, caseId);
      if (found === undefined) throw new AppError('not_found');
      const [others, sameRecords] = await Promise.all([
        history.casesOfName(organizationId, found, SAME_SUBJECT),
        history.sameRecords(organizationId, caseId, LAST_DECISIONS),
      ]);
      const standings = await customers.standingsOfCases(
        organizationId,
        others.map(({ id }) => id),
      );
      const customerOf = new Map(standings.map((standing) => [standing.caseId, standing]));
      const sameSubject = others.map((other) => {
        const customer = customerOf.get(other.id);
        return { other, ...(customer && { customer }) };
      });
      return { sameSubject, sameRecords };
    },
  };
}
export type CaseHistoryService = ReturnType<typeof caseHistoryService>;

/** Returns the part of a page that the caller may see: without a pending first opinion and its author's later entries. */
function withoutHidden(
  page: readonly TimelineEntry[],
  caseId: string,
  hidden: readonly PendingOpinion[],
): Pick<TimelinePage, 'entries' | 'hidden'> {
  const entries = page.filter((entry) => !entryReveals(hidden, entry, caseId));
  return { entries, hidden: page.length - entries.length };
}
