import Type, { type Static } from 'typebox';

/** The paging of every list that is asked for by a query. */
export const PageQuery = {
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 999_999_999, default: 1, description: 'Page of the list, from 1.' }),
  ),
  page_size: Type.Optional(Type.Integer({ minimum: 1, default: 15, description: 'More than 100 is taken as 100.' })),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for page_size.' })),
};

const PageQuerySchema = Type.Object(PageQuery);

export function readPage(query: Static<typeof PageQuerySchema>): { number: number; size: number } {
  return { number: query.page ?? 1, size: Math.min(query.page_size ?? query.records_per_page ?? 15, 100) };
}
