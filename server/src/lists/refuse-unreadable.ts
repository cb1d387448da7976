import { AppError } from '../domain/app-error.js';
import type { ListOutcome } from './list-reading.js';

/** More than this share of unreadable records means that the publisher has changed its format. */
const MOST_BROKEN = 0.01;

/** Refuses a list that has been read to its end without a record, or with more than 1 % broken ones. */
export function refuseUnreadable(source: string, records: number, { brokenCount, broken }: ListOutcome): void {
  const all = records + brokenCount;
  if (brokenCount > all * MOST_BROKEN) {
    const [first] = broken;
    const example = first === undefined ? '' : `; the first is ${first.place}: ${first.reason}`;
    throw listError(
      source,
      `${brokenCount} of ${all} records cannot be read, and at most 1 % may be unreadable${example}`,
    );
  }
  if (records === 0) throw listError(source, 'it contains no records');
}

export function listError(source: string, reason: string): AppError {
  return new AppError('list_refused', { text: `The list for ${source} was refused: ${reason}` });
}
