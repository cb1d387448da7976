import type { Static } from 'typebox';
import type { LoggedEntry } from '../domain/audit.js';
import type { AuditCheckSchema, AuditRow } from './audit.schema.js';
import type { AuditCheck } from './audit-check.js';

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

export function presentAuditCheck({
  status,
  endedAt,
  requestedBy = '',
  chains,
}: AuditCheck): Static<typeof AuditCheckSchema> {
  return {
    ...{ status, requested_by: requestedBy, ended_at: endedAt?.toISOString() ?? null },
    chains: chains.map(({ chain, entries, head, findings }) => ({
      ...{ chain, entries, head },
      findings: findings.map(({ number, finding, message }) => ({ number, finding, message })),
    })),
  };
}
