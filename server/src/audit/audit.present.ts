import type { Static } from 'typebox';
import type { LoggedEntry } from '../domain/audit.js';
import type { AuditRow } from './audit.schema.js';

export function presentAuditEntry({
  id,
  at,
  action,
  actor,
  target,
  details,
  chained,
}: LoggedEntry): Static<typeof AuditRow> {
  const user = actor.kind === 'user' ? actor : undefined;
  const origin = actor.kind === 'user' || actor.kind === 'anonymous' ? actor : undefined;
  return {
    id,
    at: at.toISOString(),
    action,
    actor: {
      kind: actor.kind,
      user_id: user?.userId ?? '',
      email: user?.email ?? '',
      credential: user?.credential ?? '',
      address: origin?.address ?? '',
      request_id: origin?.requestId ?? '',
    },
    target: { ...target },
    details: details === undefined ? null : { ...details },
    number: chained?.number ?? null,
    hash: chained?.hash ?? null,
  };
}
