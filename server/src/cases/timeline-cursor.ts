import { AppError } from '../domain/app-error.js';
import { isStorable } from '../platform/http/date.js';
import type { TimelinePlace } from './case-history.js';

/** Opaque cursor: the place where a page ended. */
export function timelineCursor({ at, id }: TimelinePlace): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Throws `validation_failed` unless `timelineCursor` wrote it. */
export function readTimelineCursor(cursor: string | undefined): TimelinePlace | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', entry = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const time = new Date(at);
  if (isStorable(time) && /^[0-9a-f]{24}$/.test(entry)) return { at: time, id: entry };
  const message = 'is not the next_cursor of a timeline; leave it out to start again';
  throw new AppError('validation_failed', { faults: [{ field: 'cursor', message }] });
}
