import { createHash } from 'node:crypto';

/** The id of a watchlist record: stable over list refreshes, so that decisions on it survive them. */
export function recordId(source: string, sourceId: string): string {
  return createHash('sha256').update(`${source}\0${sourceId}`).digest('hex').slice(0, 24);
}
