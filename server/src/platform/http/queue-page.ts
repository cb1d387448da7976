import Type, { type Static } from 'typebox';
import { parseDay } from './date.js';

/** Most that a page holds; more is taken as this, and the size that was used is answered. */
const MAX_PAGE_SIZE = 100;

/** The paging of the queues (customers, uploads), as the specification names it there. */
export const QueuePagination = Type.Object(
  {
    page: Type.Integer({ description: 'Number of this page, from 1.' }),
    page_size: Type.Integer({ description: 'Page size used.' }),
    total_count: Type.Integer({ description: 'Number of items on all pages.' }),
    total_pages: Type.Integer({ description: 'Number of pages; 0 if nothing matches.' }),
  },
  { $id: 'QueuePagination', description: 'Position of this page.' },
);

const day = (description: string) => Type.Optional(Type.String({ format: 'day', description }));

/** Query parameters that both queues take. */
export const queueQuery = {
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 999_999_999, default: 1, description: 'Number of this page, from 1.' }),
  ),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, default: 10, description: 'Values over 100 are reduced to 100.' }),
  ),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for page_size.' })),
  start_date: day('First UTC day, DD-MM-YYYY.'),
  end_date: day('Last UTC day (inclusive), DD-MM-YYYY.'),
};

interface QueuePageInput {
  readonly page?: number;
  readonly page_size?: number;
  readonly records_per_page?: number;
  readonly start_date?: string;
  readonly end_date?: string;
}

/** The page, and the UTC days as YYYY-MM-DD. */
export function readQueueQuery(query: QueuePageInput): {
  page: { readonly number: number; readonly size: number };
  from?: string;
  to?: string;
} {
  const from = query.start_date === undefined ? undefined : parseDay(query.start_date);
  const to = query.end_date === undefined ? undefined : parseDay(query.end_date);
  return {
    page: {
      number: query.page ?? 1,
      size: Math.min(query.page_size ?? query.records_per_page ?? 10, MAX_PAGE_SIZE),
    },
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

export function presentQueuePagination(
  { number, size }: { readonly number: number; readonly size: number },
  total: number,
): Static<typeof QueuePagination> {
  return { page: number, page_size: size, total_count: total, total_pages: Math.ceil(total / size) };
}
