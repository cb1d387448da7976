import { type AuditEntry, actorOf } from './audit.js';
import type { Caller } from './caller.js';
import type { Clock, NewId } from './ports.js';

/** Builds the audit entry for reading a case or a customer. */
export function readEntry(
  { now, newId }: { readonly now: Clock; readonly newId: NewId },
  caller: Caller,
  kind: 'case' | 'customer',
  id: string,
): AuditEntry {
  return {
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    ...{ action: `${kind}.read`, target: { kind, id }, details: {} },
  };
}
