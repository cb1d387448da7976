import { type AuditEntry, SERVICE } from '../domain/audit.js';
import type { Verdict } from '../domain/verdict.js';
import type { Queries } from '../platform/database/database.js';
import { newEventId } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { customerDecisions } from './customers.table.js';

/** A decision withdrawn by a new verdict. */
export interface Reopening {
  readonly id: string;
  readonly customerId: string;
  readonly organizationId: string;
  readonly at: Date;
  readonly verdict: Verdict | null;
}

/** Records withdrawn decisions in the customers' history and the audit log, with the service as actor. */
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
