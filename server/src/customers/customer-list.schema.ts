import Type, { type Static } from 'typebox';
import { AI_RISK_MODES, modeNamed } from '../cases/ai-risk-mode.js';
import { ANALYST_DECISIONS, readDecision } from '../cases/customer-words.present.js';
import { AppError } from '../domain/app-error.js';
import type { Customer, CustomerFilter } from '../domain/customer.js';
import { VERDICTS } from '../domain/verdict.js';
import { presentQueuePagination, QueuePagination, queueQuery, readQueueQuery } from '../platform/http/queue-page.js';
import { CustomerSchema, presentCustomer } from './customer.schema.js';

interface Page {
  readonly number: number;
  readonly size: number;
}

export const CustomersQuery = Type.Object({
  ...queueQuery,
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Words of the name or of the upload source (a file name): each finds those that begin with it.',
    }),
  ),
  verdict: Type.Optional(Type.Enum(['', ...VERDICTS], { description: 'Empty is every verdict, and none yet.' })),
  analyst_decision: Type.Optional(
    Type.Enum(['', ...ANALYST_DECISIONS], { description: 'Empty, as in `analyst_decision=`, is still to be decided.' }),
  ),
  ai_risk_mode: Type.Optional(Type.Enum(['', ...AI_RISK_MODES], { description: 'Empty is both.' })),
  include_deleted: Type.Optional(Type.Boolean({ default: false, description: 'True shows deleted ones too.' })),
});

/** `data` of `GET /api/ai-risk-customers`. */
export const CustomersSchema = Type.Object({
  customers: Type.Array(CustomerSchema, { description: 'Newest first.' }),
  pagination: QueuePagination,
});

/** What of the queue is asked for; refuses an end before its beginning. */
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

export function presentCustomers(
  { customers, total }: { readonly customers: readonly Customer[]; readonly total: number },
  page: Page,
): Static<typeof CustomersSchema> {
  return {
    customers: customers.map((customer) => presentCustomer(customer)),
    pagination: presentQueuePagination(page, total),
  };
}
