import { type AuditDetails, type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId } from './ports.js';

/** An entry for what a caller does to an endpoint. Paths of addresses may hold keys: only the host is written down. */
export function webhookAudit(
  world: { readonly now: Clock; readonly newId: NewId },
  caller: Caller,
  action: Extract<AuditEntry['action'], `webhook.${string}`>,
  id: string,
  details: AuditDetails,
): AuditEntry {
  return {
    ...{ id: world.newId(), organizationId: caller.organizationId, at: world.now(), actor: actorOf(caller) },
    ...{ action, target: { kind: 'webhook', id }, details },
  };
}
