import { pageOf } from './page-of.js';

/** Search parameters of an address with a searchable list in pages. */
export interface PageSearch {
  readonly search?: string;
  /** From 2; absent for the first page. */
  readonly page?: number;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readPageSearch({ search, page }: Readonly<Record<string, unknown>>): PageSearch {
  const text = typeof search === 'string' ? search.trim().slice(0, 100) : '';
  return { ...(text && { search: text }), ...pageOf(page) };
}
