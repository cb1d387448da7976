import { type AuditEntry, SERVICE } from '../domain/audit.js';
import type { Verdict } from '../domain/verdict.js';
import type { Queries } from '../platform/database/database.js';
import { newEventId } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { customerDecisions } from './customers.table.js';

/** A decision that no longer stands, with the verdict that took it back. */
export interface Reopening {
  readonly id: string;
  readonly customerId: string;
  readonly organizationId: string;
  readonly at: Date;
  readonly verdict: Verdict | null;
}

/** Writes into the history of customers that their decisions were taken back, and into the audit log that nobody did it by hand. */
export async function recordReopenings(tx: Queries, reopenings: readonly Reopening[]): Promise<void> {
  if (reopenings.length === 0) return;
  await tx.insert(customerDecisions).values([...reopenings]);
  await recordAudit(
    tx,
    ...reopenings.map(
      ({ customerId, organizationId, at, verdict }): AuditEntry => ({
        ...{ id: newEventId(), organizationId, at, actor: SERVICE, action: 'customer.reopened' },
        target: { kind: 'customer', id: customerId },
        details: { verdict },
      }),
    ),
  );
}
