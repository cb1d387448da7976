import { AppError } from '../domain/app-error.js';
import { isStorable } from '../platform/http/date.js';
import type { QueuePlace, QueueSort } from './queue.js';

/** Opaque cursor: the place where a page ended, and its order. */
export function cursorOf({ by, descending }: QueueSort, { value, caseId }: QueuePlace): string {
  return Buffer.from(JSON.stringify([by, descending, value, caseId])).toString('base64url');
}

/** Throws `validation_failed` unless `cursorOf` wrote it for this order. */
export function readCursor(cursor: string | undefined, sort: QueueSort): QueuePlace | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [by, descending, value, caseId] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const fits = sort.by === 'risk' ? typeof value === 'number' : sort.by === 'created' || isTime(value);
    if (by === sort.by && descending === sort.descending && fits && /^[0-9a-f]{24}$/.test(caseId))
      return { value, caseId };
  } catch {
    // Treated like a cursor of another order.
  }
  const message = 'is not the next_cursor of a page in this order; leave it out to start again';
  throw new AppError('validation_failed', { faults: [{ field: 'cursor', message }] });
}

/** As `toISOString` writes it: PostgreSQL refuses other texts that `Date` reads. */
function isTime(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const moment = new Date(value);
  return isStorable(moment) && moment.toISOString() === value;
}
