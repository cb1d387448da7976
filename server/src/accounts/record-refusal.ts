import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';

/** Keeps that a caller who is known was refused an operation, and with which code. */
export async function recordRefusal(
  { now, newId, audit }: { readonly now: Clock; readonly newId: NewId; readonly audit: AuditRecords },
  caller: AuthenticatedCaller,
  { operation, code }: { readonly operation: string; readonly code: string },
): Promise<void> {
  await audit.record({
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    ...{ action: 'access.refused', target: { kind: 'operation', id: operation }, details: { code, role: caller.role } },
  });
}
