import { type AuditEntry, actorOf, SERVICE } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Retention } from '../domain/data-protection.js';
import type { Clock, NewId } from '../domain/ports.js';

export interface RetentionRepository {
  read(organizationId: string): Promise<Retention>;
  save(organizationId: string, retention: Retention & { readonly updatedAt: Date }, audit: AuditEntry): Promise<void>;
  /** Organizations that have set a retention. */
  organizations(): Promise<readonly string[]>;
  /**
   * Examines a batch of searches, oldest first from `after` on, and erases those that are due, in one transaction;
   * monitored and held ones stay. Undefined once none is old enough.
   */
  applyTo(run: RetentionRun): Promise<{ readonly last: RetentionCursor; readonly erased: number } | undefined>;
  /** Enqueues a job that examines an organization from `after` on, unless one is waiting. */
  queue(organizationId: string, after?: RetentionCursor): Promise<void>;
  /** Deletes at most `most` rows of uploads that ended before; returns their number. */
  forgetBulkRows(organizationId: string, endedBefore: Date, most: number): Promise<number>;
  /**
   * Empties entries removed from custom lists, except on lists changed since then and entries that monitoring has not
   * compared with its searches yet. At most `most` in one call; returns their number.
   */
  emptyRemovedEntries(changedBefore: Date, most: number): Promise<number>;
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

export interface RetentionDeps {
  readonly retentions: RetentionRepository;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Searches per transaction: few enough that no request waits for it. */
const RUN = 200;
/** Rows of uploads or entries of custom lists in one statement. */
const ROWS_AT_ONCE = 5000;
const DAY_MS = 86_400_000;
/** Longest run of a job, which then enqueues its continuation: a stopping service waits for its jobs. */
const LIMIT_MS = 10_000;
/** Time after which searches that started before an entry was removed have ended. */
const SETTLED_MS = 600_000;

/** Sets how long searches are kept, by outcome. Outcomes left out of `days` are kept for ever. */
export function retentionService({ retentions, now, newId }: RetentionDeps) {
  return {
    read: ({ organizationId }: AuthenticatedCaller) => retentions.read(organizationId),

    async update(caller: AuthenticatedCaller, wanted: Omit<Retention, 'updatedAt'>): Promise<Retention> {
      const { organizationId } = caller;
      const before = await retentions.read(organizationId);
      const after = { ...wanted, updatedAt: now() };
      await retentions.save(organizationId, after, {
        ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'retention.updated' },
        ...{ target: { kind: 'retention', id: organizationId }, details: { before, after } },
      });
      return after;
    },
  };
}
export type RetentionService = ReturnType<typeof retentionService>;

/** Empties removed custom list entries and enqueues a job for every organization that has set a retention. */
export async function applyRetention({ retentions, now }: Pick<RetentionDeps, 'retentions' | 'now'>): Promise<void> {
  const begun = now().getTime();
  const settled = new Date(begun - SETTLED_MS);
  // The rest is emptied the next night.
  while ((await retentions.emptyRemovedEntries(settled, ROWS_AT_ONCE)) === ROWS_AT_ONCE) {
    if (now().getTime() >= begun + LIMIT_MS) break;
  }
  for (const organizationId of await retentions.organizations()) await retentions.queue(organizationId);
}

/**
 * Erases an organization's expired searches, starting at `from`. Idempotent: every batch is one transaction, and the
 * rest stays due. `pause` between batches lets other work go first.
 */
export async function retainOrganization(
  deps: RetentionDeps & { readonly pause: () => Promise<void> },
  organizationId: string,
  from?: RetentionCursor,
): Promise<void> {
  const { retentions, now, newId, pause } = deps;
  const end = now().getTime() + LIMIT_MS;
  const retention = await retentions.read(organizationId);
  let after = from;
  for (;;) {
    const id = newId();
    const audit = {
      ...{ id, organizationId, at: now(), actor: SERVICE, action: 'retention.applied' as const },
      ...{ target: { kind: 'subject', id }, details: { days: retention.days } },
    };
    const done = await retentions.applyTo({ organizationId, retention, most: RUN, audit, ...(after && { after }) });
    if (done === undefined) break;
    after = done.last;
    if (now().getTime() >= end) return retentions.queue(organizationId, after);
    if (done.erased > 0) await pause();
  }
  const { bulkRowDays } = retention;
  if (bulkRowDays === undefined) return;
  const endedBefore = new Date(now().getTime() - bulkRowDays * DAY_MS);
  while ((await retentions.forgetBulkRows(organizationId, endedBefore, ROWS_AT_ONCE)) === ROWS_AT_ONCE) {
    if (now().getTime() >= end) return retentions.queue(organizationId, after);
    await pause();
  }
}
