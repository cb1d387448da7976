import { SERVICE } from '../domain/audit.js';
import type { Retention } from '../domain/data-protection.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { RetentionCursor, Retentions } from './data-protection.js';

export interface ApplyRetentionDeps {
  readonly retentions: Retentions;
  readonly now: Clock;
  readonly newId: NewId;
  /** Between two runs: others come first. */
  readonly pause: () => Promise<void>;
}

/** Searches of one transaction: few enough that nobody waits for it. */
const RUN = 200;
const BULK_ROWS = 5000;
const DAY_MS = 86_400_000;
/** A job ends after so long, and another goes on from there: a service that stops waits for its jobs. */
const LIMIT_MS = 10_000;

/** A search that began before an entry was taken off its list has long ended. */
const SETTLED_MS = 600_000;

/** Empties what was taken off own lists, and has every organization looked through that wants anything to go. */
export async function applyRetention({
  retentions,
  now,
}: Pick<ApplyRetentionDeps, 'retentions' | 'now'>): Promise<void> {
  await retentions.emptyRemovedEntries(new Date(now().getTime() - SETTLED_MS));
  for (const organizationId of await retentions.organizations()) await retentions.queue(organizationId);
}

/**
 * Erases what an organization wants kept no longer, from one search on. May end anywhere and begin again: every run is whole, and
 * what is left is as due as before.
 */
export async function retainOrganization(
  deps: ApplyRetentionDeps,
  organizationId: string,
  from?: RetentionCursor,
): Promise<void> {
  const { retentions, now, newId } = deps;
  const end = now().getTime() + LIMIT_MS;
  const retention = await retentions.read(organizationId);
  for (let after = from; ; ) {
    const id = newId();
    const audit = {
      ...{ id, organizationId, at: now(), actor: SERVICE, action: 'retention.applied' as const },
      ...{ target: { kind: 'subject', id }, details: { days: retention.days } },
    };
    const done = await retentions.applyTo({ organizationId, retention, most: RUN, audit, ...(after && { after }) });
    if (done === undefined) break;
    after = done.last;
    if (now().getTime() >= end) return retentions.queue(organizationId, after);
    if (done.erased > 0) await deps.pause();
  }
  await forgetRows(deps, organizationId, retention);
}

async function forgetRows(
  { retentions, now, pause }: ApplyRetentionDeps,
  organizationId: string,
  { bulkRowDays }: Retention,
): Promise<void> {
  if (bulkRowDays === undefined) return;
  const endedBefore = new Date(now().getTime() - bulkRowDays * DAY_MS);
  while ((await retentions.forgetBulkRows(organizationId, endedBefore, BULK_ROWS)) === BULK_ROWS) await pause();
}
