import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { AppError } from '../../domain/app-error.js';
import { CONSTRAINT_ERRORS } from './constraint-errors.js';

/** Seconds until a database that went away is usually back. */
const RETRY_AFTER = 5;

/**
 * PostgreSQL's classes and codes for "not now": connection exceptions (08), out of resources such as disk or connections
 * (53), shut down or starting (57P), out of time (57014, 25P03), not the primary after a switch (25006), lost a race for
 * locks (40).
 */
const NOT_NOW = /^(08|53|57P0|57014$|25P03$|25006$|40001$|40P01$)/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg says these with neither class nor code. */
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection ended|Connection ended/i;

/** Database failure that is a bug of ours. It names the statement, never its values. */
export class StoreError extends Error {
  readonly code: string | undefined;
  readonly statement: string | undefined;

  constructor(message: string, code?: string, statement?: string) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
    this.statement = statement;
  }
}

/** Turns what pg and drizzle throw into what the rest of the service understands. Anything else passes as it is. */
export function translateError(thrown: unknown): unknown {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  const statement = thrown instanceof DrizzleQueryError ? thrown.query : undefined;
  // The share of the caller's organization is used up.
  if (error instanceof AppError) return error;
  if (isLostConnection(error)) {
    const { code, message } = error as pg.DatabaseError;
    // PostgreSQL's messages in these classes (no disk, no connections, shutting down) never contain a value of a
    // statement.
    const cause = new StoreError(code === undefined ? message : `${code} ${message}`, code);
    return new AppError('unavailable', { retryAfter: RETRY_AFTER, cause });
  }
  if (error instanceof pg.DatabaseError) {
    const toAppError = error.constraint === undefined ? undefined : CONSTRAINT_ERRORS[error.constraint];
    if (toAppError) return toAppError();
    const about = [error.constraint, error.table, error.column].filter(Boolean).join(', ');
    return new StoreError(`${error.code} ${error.message}${about ? ` (${about})` : ''}`, error.code, statement);
  }
  if (thrown instanceof DrizzleQueryError) {
    return new StoreError(error instanceof Error ? error.message : 'the query failed', undefined, statement);
  }
  return thrown;
}

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) return code !== undefined && NOT_NOW.test(code);
  if (error instanceof AggregateError) return error.errors.some(isLostConnection);
  return (code !== undefined && SOCKET_CODES.has(code)) || LOST_CONNECTION.test(error.message);
}
