import Type, { type Static } from 'typebox';
import { ACTOR_KINDS, AUDIT_ACTIONS, type AuditFilter } from '../domain/audit.js';
import { CREDENTIALS } from '../domain/caller.js';
import { parseDay } from '../platform/http/date.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { PageQuery, PaginationSchema, readPage } from '../platform/http/page.js';
import { CHECK_STATUSES, CHECKED_CHAINS } from './audit-check.js';

const text = (description: string) => Type.String({ description });

export const AuditRow = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    at: text('ISO 8601, UTC.'),
    action: text('The action, for example `user.created`.'),
    actor: Type.Object(
      {
        kind: oneOf(
          ACTOR_KINDS,
          '`anonymous`: not authenticated; `command_line`: on the server; `service`: automatic.',
        ),
        user_id: text('Empty unless the actor is a user.'),
        email: text('Empty unless the actor is a user.'),
        credential: oneOf(['', ...CREDENTIALS], 'Kind of credential used; empty if unknown.'),
        address: text('Network address of the request; empty without a request.'),
        request_id: text('`x-request-id` of the request; empty without a request.'),
      },
      { description: 'The actor.' },
    ),
    target: Type.Object(
      { kind: text('For example `user`, `case` or `list`.'), id: text('Id of the target, or the name of a list.') },
      { description: 'Target of the action.' },
    ),
    details: Nullable(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'Details by name; null after an erasure of personal data.',
      }),
    ),
    number: Nullable(Type.Integer({ description: 'Position in the chain; null for the first few seconds.' })),
    hash: Nullable(text('SHA-256 of the entry and everything before it; null for the first few seconds.')),
  },
  { $id: 'AuditEntry', description: 'An entry of the audit log.' },
);

/** `data` of `GET /api/audit`. */
export const AuditSchema = Type.Object({
  entries: Type.Array(AuditRow, { description: 'Newest first.' }),
  pagination: PaginationSchema,
});

/** `data` of `GET` and `POST /api/audit/verify`. */
export const AuditCheckSchema = Type.Object(
  {
    status: oneOf(CHECK_STATUSES, '`sound`: nothing was found. `broken`: entries, or what they record, were changed.'),
    requested_by: text('E-mail address of who asked; empty while it runs, and before the first check.'),
    ended_at: Nullable(text('ISO 8601, UTC; null while it runs, and before the first check.')),
    chains: Type.Array(
      Type.Object({
        chain: oneOf(
          CHECKED_CHAINS,
          '`organization`: your own. `installation`: actions that concern every organization. `anchors`: the heads of all chains.',
        ),
        entries: Type.Integer({ description: 'Entries checked.' }),
        head: text('Last entry, as `touchstone audit verify --head` takes it: keep it outside this service.'),
        findings: Type.Array(
          Type.Object({
            number: Type.Integer({ description: 'Number of the entry; of the first one where several are concerned.' }),
            finding: text('Kind of the finding, for example `changed` or `removed`.'),
            message: text('The finding in words.'),
          }),
          { description: 'At most 100; empty for an intact chain.' },
        ),
      }),
      { description: 'Empty while it runs, and before the first check.' },
    ),
  },
  { $id: 'AuditCheck', description: 'The last verification of the audit log that the organization asked for.' },
);

const filters = {
  action: Type.Optional(Type.Enum([...AUDIT_ACTIONS], { description: 'Only this action.' })),
  user_id: Type.Optional(Type.String({ maxLength: 24, description: 'Only actions of this user.' })),
  target_id: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Only actions on this target: a search, a user, a customer, a list, …',
    }),
  ),
  start_date: Type.Optional(Type.String({ format: 'day', description: 'First UTC day, DD-MM-YYYY.' })),
  end_date: Type.Optional(Type.String({ format: 'day', description: 'Last UTC day (inclusive), DD-MM-YYYY.' })),
  scope: Type.Optional(
    Type.Enum(['organization', 'installation'], {
      default: 'organization',
      description: '`installation`: actions that concern every organization, such as list imports.',
    }),
  ),
};

export const AuditQuery = Type.Object({ ...PageQuery, ...filters });

/** Entries of one export: what comes after them is exported by the next request. */
const MAX_EXPORTED = 100_000;

export const AuditExportQuery = Type.Object({
  ...filters,
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: '`number` of the last entry received: the export continues after it.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_EXPORTED,
      default: MAX_EXPORTED,
      description: 'Maximum number of entries to export.',
    }),
  ),
});

const DAY_MS = 86_400_000;

/** Scope, filter and page of a query. */
export function readAuditQuery(query: Static<typeof AuditQuery>) {
  return { ...readFilters(query), page: readPage(query) };
}

/** Scope, filter and range of an export. */
export function readAuditExportQuery({ after = 0, limit = MAX_EXPORTED, ...query }: Static<typeof AuditExportQuery>) {
  return { ...readFilters(query), range: { after, limit } };
}

function readFilters(query: Omit<Static<typeof AuditExportQuery>, 'after' | 'limit'>) {
  const from = dayOf(query.start_date);
  const last = dayOf(query.end_date);
  return {
    scope: query.scope ?? ('organization' as const),
    filter: {
      ...(query.action !== undefined && { action: query.action }),
      ...(query.user_id !== undefined && { actorId: query.user_id }),
      ...(query.target_id !== undefined && { targetId: query.target_id }),
      ...(from && { from }),
      ...(last && { before: new Date(last.getTime() + DAY_MS) }),
    } satisfies AuditFilter,
  };
}

function dayOf(text: string | undefined): Date | undefined {
  const day = text === undefined ? undefined : parseDay(text);
  return day === undefined ? undefined : new Date(`${day}T00:00:00Z`);
}
