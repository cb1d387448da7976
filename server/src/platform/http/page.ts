import Type, { type Static } from 'typebox';

/** Farther than any page there is; keeps the arithmetic on pages exact. */
export const MAX_PAGE = 999_999_999;

/** Paging parameters of lists requested by a query. */
export const PageQuery = {
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1, description: 'Page of the list, from 1.' }),
  ),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, default: 15, description: 'Values over 100 are reduced to 100.' }),
  ),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for page_size.' })),
};

const PageQuerySchema = Type.Object(PageQuery);

export function readPage(query: Static<typeof PageQuerySchema>): { number: number; size: number } {
  return { number: query.page ?? 1, size: Math.min(query.page_size ?? query.records_per_page ?? 15, 100) };
}

/** Pagination of every list. */
export const PaginationSchema = Type.Object(
  {
    current_page: Type.Integer({ description: 'Number of this page, from 1.' }),
    records_per_page: Type.Integer({ description: 'Page size used.' }),
    total_pages: Type.Integer({ description: 'Number of pages; 0 if nothing matches.' }),
    total_records: Type.Integer({ description: 'Number of items on all pages.' }),
  },
  { $id: 'Pagination', description: 'Position of this page.' },
);

export function presentPagination(page: { readonly number: number; readonly size: number }, total: number) {
  return {
    current_page: page.number,
    records_per_page: page.size,
    total_pages: Math.ceil(total / page.size),
    total_records: total,
  };
}
