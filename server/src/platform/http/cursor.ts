import Type from 'typebox';
import { MAX_COUNTED, type Place } from '../../domain/page.js';
import { Nullable } from './nullable.js';

/** Milliseconds, up to the year 5138, and an id. */
const WRITTEN = '^\\d{1,14}-[0-9a-f]{24}$';

/** A query parameter or body field of lists that are read newest first. */
export const Cursor = Type.String({
  pattern: WRITTEN,
  description:
    '`next_cursor` of the previous page, instead of `page`: unlike numbered pages, these neither repeat nor skip items that are added meanwhile.',
});

export const NextCursor = Nullable(Type.String({ description: '`cursor` of the next page; null on the last one.' }));

export const TotalIsExact = Type.Boolean({
  description: `False if a filter matches more than ${MAX_COUNTED} items: the total is then ${MAX_COUNTED}.`,
});

export function readCursor(cursor: string): Place {
  const [at, id = ''] = cursor.split('-');
  return { at: new Date(Number(at)), id };
}

export function presentCursor(place: Place | undefined): string | null {
  return place === undefined ? null : `${place.at.getTime()}-${place.id}`;
}
