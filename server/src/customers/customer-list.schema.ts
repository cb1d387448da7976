import Type, { type Static } from 'typebox';
import { AI_RISK_MODES, modeNamed } from '../cases/ai-risk-mode.js';
import { ANALYST_DECISIONS, CUSTOMER_STATUSES, readDecision, readStatus } from '../cases/customer-words.present.js';
import { AppError } from '../domain/app-error.js';
import type { CustomerFilter } from '../domain/customer.js';
import type { Page } from '../domain/page.js';
import { VERDICTS } from '../domain/verdict.js';
import { Cursor, NextCursor, readCursor, TotalIsExact } from '../platform/http/cursor.js';
import { byOutcome } from '../platform/http/outcomes.js';
import { QueuePagination, queueQuery, readQueueQuery } from '../platform/http/queue-page.js';
import { CustomerSchema } from './customer.schema.js';

export const CustomersQuery = Type.Object({
  ...queueQuery,
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Words of the name or the upload source (a file name); each matches the beginning of a word.',
    }),
  ),
  verdict: byOutcome(
    Type.Optional(
      Type.Enum(['', ...VERDICTS], {
        description: 'Only this verdict; empty for all, including customers without one.',
      }),
    ),
  ),
  analyst_decision: Type.Optional(
    Type.Enum(['', ...ANALYST_DECISIONS], {
      description: 'Only this decision; empty (`analyst_decision=`) for undecided customers.',
    }),
  ),
  ai_risk_mode: Type.Optional(Type.Enum(['', ...AI_RISK_MODES], { description: 'Only this mode; empty for both.' })),
  cursor: Type.Optional(Cursor),
  client_reference: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Only customers with exactly this reference.' }),
  ),
  name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Only customers with exactly this name, ignoring case and accents.',
    }),
  ),
  status: Type.Optional(Type.Enum(CUSTOMER_STATUSES, { description: 'Only this status.' })),
  assignee_id: Type.Optional(
    Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Only customers whose search is assigned to this user.' }),
  ),
  is_monitored: Type.Optional(Type.Boolean({ description: 'Only monitored customers, or only others.' })),
  include_deleted: Type.Optional(Type.Boolean({ default: false, description: 'True includes deleted customers.' })),
});

/** `data` of `GET /api/ai-risk-customers`. */
export const CustomersSchema = Type.Object({
  customers: Type.Array(CustomerSchema, { description: 'Newest first.' }),
  pagination: Type.Object(
    { ...QueuePagination.properties, total_is_exact: TotalIsExact },
    { $id: 'CustomersPagination', description: 'Position of this page; `page` is 1 with a cursor.' },
  ),
  next_cursor: NextCursor,
});

/** Filter and page of a query. Throws `validation_failed` if the end precedes the start. */
export function readCustomersQuery(query: Static<typeof CustomersQuery>): { filter: CustomerFilter; page: Page } {
  const { verdict, analyst_decision: decision } = query;
  const search = query.search?.trim();
  const mode = modeNamed(query.ai_risk_mode);
  const { page, from, to } = readQueueQuery(query);
  const faults = [
    ...(from !== undefined && to !== undefined && to < from
      ? [{ field: 'end_date', message: 'must not be before start_date' }]
      : []),
    ...(query.cursor !== undefined && page.number > 1
      ? [{ field: 'page', message: 'must not be sent together with cursor' }]
      : []),
  ];
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const clientReference = query.client_reference?.trim();
  const status = readStatus(query.status);
  return {
    filter: {
      ...(search && { search }),
      ...(verdict !== undefined && verdict !== '' && { verdict }),
      ...(decision !== undefined && { decision: readDecision(decision) ?? 'pending' }),
      ...(mode && { mode }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { until: to }),
      includeDeleted: query.include_deleted ?? false,
      ...(clientReference !== undefined && { clientReference }),
      ...(query.name !== undefined && { name: query.name }),
      ...(status && { status }),
      ...(query.assignee_id !== undefined && { assigneeId: query.assignee_id }),
      ...(query.is_monitored !== undefined && { isMonitored: query.is_monitored }),
    },
    page: { ...page, ...(query.cursor !== undefined && { after: readCursor(query.cursor) }) },
  };
}
