import Type, { type Static } from 'typebox';
import { AI_RISK_MODES, modeNamed } from '../cases/ai-risk-mode.js';
import { ANALYST_DECISIONS, readDecision } from '../cases/customer-words.present.js';
import { AppError } from '../domain/app-error.js';
import type { CustomerFilter } from '../domain/customer.js';
import type { Page } from '../domain/page.js';
import { VERDICTS } from '../domain/verdict.js';
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
  verdict: Type.Optional(
    Type.Enum(['', ...VERDICTS], { description: 'Only this verdict; empty for all, including customers without one.' }),
  ),
  analyst_decision: Type.Optional(
    Type.Enum(['', ...ANALYST_DECISIONS], {
      description: 'Only this decision; empty (`analyst_decision=`) for undecided customers.',
    }),
  ),
  ai_risk_mode: Type.Optional(Type.Enum(['', ...AI_RISK_MODES], { description: 'Only this mode; empty for both.' })),
  include_deleted: Type.Optional(Type.Boolean({ default: false, description: 'True includes deleted customers.' })),
});

/** `data` of `GET /api/ai-risk-customers`. */
export const CustomersSchema = Type.Object({
  customers: Type.Array(CustomerSchema, { description: 'Newest first.' }),
  pagination: QueuePagination,
});

/** Filter and page of a query. Throws `validation_failed` if the end precedes the start. */
export function readCustomersQuery(query: Static<typeof CustomersQuery>): { filter: CustomerFilter; page: Page } {
  const { verdict, analyst_decision: decision } = query;
  const search = query.search?.trim();
  const mode = modeNamed(query.ai_risk_mode);
  const { page, from, to } = readQueueQuery(query);
  if (from !== undefined && to !== undefined && to < from) {
    const faults = [{ field: 'end_date', message: 'must not be before start_date' }];
    throw new AppError('validation_failed', { faults });
  }
  return {
    filter: {
      ...(search && { search }),
      ...(verdict !== undefined && verdict !== '' && { verdict }),
      ...(decision !== undefined && { decision: readDecision(decision) ?? 'pending' }),
      ...(mode && { mode }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { until: to }),
      includeDeleted: query.include_deleted ?? false,
    },
    page,
  };
}
