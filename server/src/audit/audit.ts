import { type AuditFilter, actorOf, type ChainedEntry, type LoggedEntry } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { AuditFinding, ChainHead } from '../domain/check-audit-chain.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import { entryReveals, hiddenFrom, type PendingOpinion } from '../domain/second-review.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';

/** Numbers in the chain: those after `after`, at most `limit` of them. */
export interface AuditRange {
  readonly after: number;
  readonly limit: number;
}

/**
 * The audit log. Entries are written in the transaction of the action they record (`platform/outbox`) and become part of their
 * hash chain afterwards, so that no action waits for another one's entry.
 */
export interface AuditLog {
  /** Newest first: of one organization, or of the installation. */
  list(
    organizationId: string | undefined,
    filter: AuditFilter,
    page: Page,
  ): Promise<{ entries: readonly LoggedEntry[]; total: number }>;
  /** In the order of the chain, which entries of the last seconds are not yet part of; read in pages as they are taken. */
  inOrder(organizationId: string | undefined, filter: AuditFilter, range: AuditRange): AsyncIterable<LoggedEntry>;
  /** Adds pending entries of one organization to its chain. */
  extendChain(organizationId: string, at: Date): Promise<unknown>;
  /** Adds entries committed since then to their chains. One node at a time. */
  chainPending(at: Date): Promise<void>;
  /** Adds pending entries to their chains and anchors the heads that moved; returns these heads, including that of the anchors. */
  extendChains(at: Date): Promise<readonly (ChainHead & { readonly chain: string })[]>;
  /**
   * Every chain that exists or should exist: one for each organization, those an anchor names, and the anchors once there is
   * another chain.
   */
  chains(): Promise<readonly string[]>;
  /** Entries that the last run should have chained, by chain; to be read before `extendChains`. */
  unchained(): Promise<ReadonlyMap<string, readonly AuditFinding[]>>;
  /** Tells whether a check for the organization is waiting or under way. */
  isChecking(organizationId: string): Promise<boolean>;
  /** Enqueues a check for the organization in place of a waiting one. */
  queueCheck(request: {
    readonly organizationId: string;
    readonly userId: string;
    readonly email: string;
  }): Promise<void>;
  /** Contradictions with other tables: missing anchored entries, missing analyses without an erasure, changed decisions, hits and roles. */
  contradictions(): Promise<ReadonlyMap<string, readonly AuditFinding[]>>;
  /** Runs `work` on a snapshot of the chain. */
  reading<T>(
    chain: string,
    work: (entries: AsyncIterable<ChainedEntry>, head: ChainHead | undefined) => Promise<T>,
  ): Promise<T>;
}

export type AuditScope = 'organization' | 'installation';

interface AuditReaderDeps {
  readonly log: Pick<AuditLog, 'inOrder' | 'list'>;
  /** Opinions on these cases that have not become final. */
  readonly pendingOpinions: (organizationId: string, caseIds: readonly string[]) => Promise<readonly PendingOpinion[]>;
  readonly records: AuditRecords;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Entries of an export that are held against pending opinions at once. */
const RUN = 500;

/**
 * The audit log as callers read it: without the details of a first opinion that the caller could still be asked to answer, for
 * a second review is blind.
 */
export function auditReader({ log, pendingOpinions, records, now, newId }: AuditReaderDeps) {
  async function blind(caller: AuthenticatedCaller, entries: readonly LoggedEntry[]): Promise<readonly LoggedEntry[]> {
    const cases = new Set(entries.filter(({ target }) => target.kind === 'case').map(({ target }) => target.id));
    const hidden = hiddenFrom(caller.userId, await pendingOpinions(caller.organizationId, [...cases]));
    return entries.map(({ details, ...entry }) => ({
      ...entry,
      ...(details && !entryReveals(hidden, entry, entry.target.id) && { details }),
    }));
  }

  async function* blindInRuns(caller: AuthenticatedCaller, entries: AsyncIterable<LoggedEntry>) {
    let run: LoggedEntry[] = [];
    for await (const entry of entries) {
      run.push(entry);
      if (run.length < RUN) continue;
      yield* await blind(caller, run);
      run = [];
    }
    yield* await blind(caller, run);
  }

  return {
    async list(caller: AuthenticatedCaller, scope: AuditScope, filter: AuditFilter, page: Page) {
      const { entries, total } = await log.list(chainOf(caller, scope), filter, page);
      return { entries: await blind(caller, entries), total };
    },

    /** Entries in the order of the chain, after the export itself was recorded. */
    async export(
      caller: AuthenticatedCaller,
      scope: AuditScope,
      filter: AuditFilter,
      range: AuditRange,
    ): Promise<AsyncIterable<LoggedEntry>> {
      const id = newId();
      const { organizationId } = caller;
      await records.record({
        ...{ id, organizationId, at: now(), actor: actorOf(caller), action: 'audit.exported' },
        ...{ target: { kind: 'audit', id }, details: { scope, filter, ...range } },
      });
      return blindInRuns(caller, log.inOrder(chainOf(caller, scope), filter, range));
    },
  };
}
export type AuditReader = ReturnType<typeof auditReader>;

function chainOf({ organizationId }: AuthenticatedCaller, scope: AuditScope): string | undefined {
  return scope === 'organization' ? organizationId : undefined;
}
