import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** `recordId` of `domain/id.ts` as an expression that PostgreSQL can index. */
export function recordKey(source: SQLWrapper | SQL, sourceId: SQLWrapper): SQL<string> {
  // Every function of it is immutable, which a cast of text to bytes is not.
  return sql<string>`left(encode(sha256(decode(${source} || '\\000' || replace(${sourceId}, '\\', '\\\\'), 'escape')), 'hex'), 24)`;
}
