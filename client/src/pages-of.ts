import { type Answer, dataOf } from './touchstone-error.js';

/** Where a page starts, as a query takes it; empty for the first. */
export interface Position {
  readonly page?: number;
  readonly cursor?: string;
}

/** The `data` of a list: pages by number, or each with the cursor of the next. */
export type PageData =
  | { readonly pagination: { readonly total_pages: number } }
  | { readonly next_cursor: string | null };

/**
 * The pages of a list, each read when the loop asks for it:
 * `for await (const { customers } of pagesOf((position) => client.GET(path, { params: { query: position } })))`.
 * Numbered pages move when items are added meanwhile: an item may then come twice. Throws a `TouchstoneError` for a refusal.
 */
export async function* pagesOf<Data extends PageData>(
  read: (position: Position) => Promise<Answer<Data>>,
): AsyncGenerator<Data, void, undefined> {
  let position: Position | undefined = {};
  for (let page = 2; position !== undefined; page++) {
    const data: Data = dataOf(await read(position));
    yield data;
    position = nextPosition(data, page);
  }
}

function nextPosition(data: PageData, page: number): Position | undefined {
  if ('next_cursor' in data) return data.next_cursor === null ? undefined : { cursor: data.next_cursor };
  return page <= data.pagination.total_pages ? { page } : undefined;
}
