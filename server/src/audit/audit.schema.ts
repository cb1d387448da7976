import Type, { type Static } from 'typebox';
import { AUDIT_ACTIONS, type AuditQuestion, type LoggedEntry } from '../domain/audit.js';
import { parseDay } from '../platform/http/date.js';
import { Nullable } from '../platform/http/nullable.js';
import { PageQuery, PaginationSchema, readPage } from '../platform/http/page.js';

const text = (description: string) => Type.String({ description });

const AuditRow = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    at: text('ISO 8601, UTC.'),
    action: text('What was done, for instance `user.created`.'),
    actor: Type.Object(
      {
        kind: text('`user`, `anonymous` (not authenticated), `command_line` (of the server) or `service` (by itself).'),
        user_id: text('Empty unless a user.'),
        email: text('Empty unless a user.'),
        credential: text('`access_token` or `api_key`; empty when not known.'),
        address: text('Network address of the request; empty when it was none.'),
        request_id: text('The `x-request-id` of the request; empty when it was none.'),
      },
      { description: 'Who did it.' },
    ),
    target: Type.Object(
      { kind: text('For instance `user`, `case` or `list`.'), id: text('Its id, or the name of a list.') },
      { description: 'What it was done to.' },
    ),
    details: Nullable(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'What changed, by name; null after an erasure of personal data.',
      }),
    ),
    number: Nullable(Type.Integer({ description: 'Its place in the chain; null for a few seconds.' })),
    hash: Nullable(text('SHA-256 that seals it with everything before it; null for a few seconds.')),
  },
  { $id: 'AuditEntry', description: 'One deed in the audit log.' },
);

/** `data` of `GET /api/audit`. */
export const AuditSchema = Type.Object({
  entries: Type.Array(AuditRow, { description: 'Newest first.' }),
  pagination: PaginationSchema,
});

export const AuditQuery = Type.Object({
  ...PageQuery,
  action: Type.Optional(Type.Enum([...AUDIT_ACTIONS], { description: 'Only this deed.' })),
  user_id: Type.Optional(Type.String({ maxLength: 24, description: 'Only what this user did.' })),
  target_id: Type.Optional(
    Type.String({ maxLength: 200, description: 'Only what was done to this: a search, a user, a customer, a list, …' }),
  ),
  start_date: Type.Optional(Type.String({ format: 'day', description: 'From this UTC day on: DD-MM-YYYY.' })),
  end_date: Type.Optional(Type.String({ format: 'day', description: 'Up to and with this UTC day: DD-MM-YYYY.' })),
  scope: Type.Optional(
    Type.Enum(['organization', 'installation'], {
      default: 'organization',
      description: '`installation` for what concerns every organization: the published lists.',
    }),
  ),
});

const DAY_MS = 86_400_000;

/** What of the log is asked for, and which page of it. */
export function readAuditQuery(query: Static<typeof AuditQuery>): {
  question: AuditQuestion;
  page: { number: number; size: number };
} {
  const from = dayOf(query.start_date);
  const last = dayOf(query.end_date);
  return {
    question: {
      scope: query.scope ?? 'organization',
      ...(query.action !== undefined && { action: query.action }),
      ...(query.user_id !== undefined && { actorId: query.user_id }),
      ...(query.target_id !== undefined && { targetId: query.target_id }),
      ...(from && { from }),
      ...(last && { before: new Date(last.getTime() + DAY_MS) }),
    },
    page: readPage(query),
  };
}

function dayOf(text: string | undefined): Date | undefined {
  const day = text === undefined ? undefined : parseDay(text);
  return day === undefined ? undefined : new Date(`${day}T00:00:00Z`);
}

export function presentAuditEntry({
  id,
  at,
  action,
  actor,
  target,
  details,
  sealed,
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
    number: sealed?.number ?? null,
    hash: sealed?.hash ?? null,
  };
}
