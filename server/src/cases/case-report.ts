import { createHash } from 'node:crypto';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { DecidedStatus, Mark } from '../domain/case-marks.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { DecisionStage } from '../domain/second-review.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import type { CaseHistoryService, TimelinePage, TimelinePlace } from './case-history.js';
import type { CaseRead, CaseService } from './cases.js';

/** A decision or opinion as it was made, also if it was withdrawn or replaced. */
export interface ReportedDecision extends Omit<Mark, 'name'> {
  readonly id: string;
  /** Of the result or the article. */
  readonly recordId: string;
  readonly about: 'record' | 'article';
  readonly status: DecidedStatus;
  readonly stage: DecisionStage;
  readonly reason: string;
  readonly reasonCode: string;
  readonly isWhitelisted: boolean;
  readonly whitelistUntil?: Date;
  readonly withdrawnAt?: Date;
}

/** Versions with which an analysis can be repeated. */
export interface AnalysisVersions {
  readonly model: { readonly version: string; readonly hash: string };
  readonly scorerVersion: string;
  /** Absent from the oldest analyses. */
  readonly narrativeVersion?: string;
}

export interface CaseReports {
  /** Decisions on results and articles of a case, the newest `most` of them, oldest first; `isCut` if it has more. */
  decisions(
    organizationId: string,
    caseId: string,
    most: number,
  ): Promise<{ readonly decisions: readonly ReportedDecision[]; readonly isCut: boolean }>;
  /** Version of the list reader by edition; editions of custom lists are absent. */
  readers(editions: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Contents of a report. */
export interface ReportedCase extends CaseRead, Pick<TimelinePage, 'entries' | 'comments' | 'hidden'> {
  readonly decisions: readonly ReportedDecision[];
  readonly readers: ReadonlyMap<string, number>;
  readonly analysis?: AnalysisVersions;
  /** True if older decisions are left out. */
  readonly areDecisionsCut: boolean;
  /** True if older entries of the history are left out. */
  readonly isHistoryCut: boolean;
}

interface ReportDeps {
  readonly cases: Pick<CaseService, 'read'>;
  readonly history: Pick<CaseHistoryService, 'timeline'>;
  readonly reports: CaseReports;
  /** Versions of the last finished analysis of a customer; undefined if there is none. */
  readonly analysisVersions: (organizationId: string, customerId: string) => Promise<AnalysisVersions | undefined>;
  /** Adds the organization's pending audit entries to its chain. */
  readonly extendChain: (organizationId: string, at: Date) => Promise<unknown>;
  readonly audit: AuditRecords;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Limits of a report: more could not be read. */
export const MOST_REPORTED = { records: 500, articles: 200, decisions: 2000, entries: 2000 } as const;
const ENTRIES_A_PAGE = 200;

/** Reports of cases for people outside the service. */
export function caseReportService(deps: ReportDeps) {
  const { audit, now, newId } = deps;
  return {
    /**
     * Reads what a report states, as its caller may see it. Nothing in it depends on the moment or on reads and earlier reports, so that
     * the report of an unchanged case repeats byte for byte. Throws `not_found`, also for a case of another organization.
     */
    async read(caller: AuthenticatedCaller, caseId: string): Promise<ReportedCase> {
      const { organizationId } = caller;
      const page = { number: 1, size: MOST_REPORTED.records };
      const read = await deps.cases.read(caller, caseId, page, { marksRead: false });
      // Until then, entries of the last seconds have neither number nor hash.
      await deps.extendChain(organizationId, now());
      const [timeline, { decisions, isCut: areDecisionsCut }, readers, analysis] = await Promise.all([
        historyOf(deps, caller, caseId),
        deps.reports.decisions(organizationId, caseId, MOST_REPORTED.decisions),
        deps.reports.readers(read.found.editions.map(({ version }) => version)),
        read.customer && deps.analysisVersions(organizationId, read.customer.id),
      ]);
      const hidden = new Set(read.review.hidden.map(({ id }) => id));
      return {
        ...{ ...read, ...timeline, readers, areDecisionsCut },
        decisions: decisions.filter(({ id }) => !hidden.has(id)),
        ...(analysis && { analysis }),
      };
    },

    /** Records the export with the SHA-256 of the file, and returns it in hex: a copy can be checked against the audit log. */
    async record(caller: AuthenticatedCaller, caseId: string, file: Uint8Array): Promise<string> {
      const sha256 = createHash('sha256').update(file).digest('hex');
      await audit.record({
        ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
        ...{ action: 'case.exported', target: { kind: 'case', id: caseId }, details: { format: 'html', sha256 } },
      });
      return sha256;
    },
  };
}
export type CaseReportService = ReturnType<typeof caseReportService>;

async function historyOf({ history }: Pick<ReportDeps, 'history'>, caller: AuthenticatedCaller, caseId: string) {
  const entries: TimelinePage['entries'][number][] = [];
  let hidden = 0;
  for (let after: TimelinePlace | undefined; ; ) {
    const page = await history.timeline(caller, caseId, after, ENTRIES_A_PAGE, { changesOnly: true });
    entries.push(...page.entries);
    hidden += page.hidden;
    after = page.next;
    if (after !== undefined && entries.length < MOST_REPORTED.entries) continue;
    return { entries: entries.reverse(), hidden, comments: page.comments, isHistoryCut: after !== undefined };
  }
}
