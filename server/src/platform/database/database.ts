import { createHash } from 'node:crypto';
import { type ExtractTablesWithRelations, type SQL, sql } from 'drizzle-orm';
import type { NodePgClient, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { commitsWait, unlessCommitsWait } from './commits-wait.js';
import { type ConnectionShares, connectionShares } from './connection-shares.js';
import { newPool } from './database-hosts.js';
import { translateError } from './translate-error.js';
import { currentUnit, inUnitOfWork } from './unit-of-work.js';

type NoSchema = Record<string, never>;

/** Pool or transaction on which repositories run their statements; both behave alike. */
export type Queries = PgDatabase<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export interface Database {
  /** Runs each statement on its own, over the pool. */
  readonly db: Queries;
  /**
   * Runs `work` in one transaction: all of what it wrote is kept, or, when it throws, nothing. It asks for no second connection: with
   * many transactions at once each would wait for another's.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Runs `work` as a unit: all that it writes through this database, by `db` or `transaction`, is one transaction. It begins with the
   * first write, or with the end of `work`, by `first`, and ends with `last`; an error of any of them undoes it.
   */
  unitOfWork<T>(steps: {
    first(tx: Queries): Promise<void>;
    work(): Promise<T>;
    last(tx: Queries, result: T): Promise<void>;
  }): Promise<T>;
  /** Makes one round trip; throws `unavailable` if the database does not answer. True if commits wait for a synchronous standby. */
  ping(): Promise<{ readonly commitsWait: boolean }>;
  /** Pool for libraries with SQL of their own (graphile-worker). */
  readonly pool: pg.Pool;
  /** Connections now. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Waits for queries in flight, then closes. */
  close(): Promise<void>;
}

/**
 * Time limits far above any statement and any lock of ours: a statement beyond them is aborted, so that requests fail
 * instead of hanging, and a node that froze in mid-transaction does not keep its locks. Set by a statement, because a
 * pooler in between may reject it as a parameter of the connection.
 */
const TIME_LIMITS = 'set statement_timeout = 60000; set idle_in_transaction_session_timeout = 60000';

/** The same behind a pooler, whose connections keep no settings and no prepared statements from one transaction to the next. */
const BEGIN_POOLED =
  'begin; set local statement_timeout = 60000; set local idle_in_transaction_session_timeout = 60000';
/** Longest wait for the answer to a statement, in milliseconds, beyond the server's own limit: the server is gone then. */
export const ANSWER_LIMIT_MS = 65_000;
/** Connections and pools that lead through a pooler. */
const pooled = new WeakSet<object>();

interface OpenOptions {
  readonly connections?: number;
  /** `url` names a pooler that may use another session for every transaction. */
  readonly isPooled?: boolean;
}

/**
 * Opens a pool on `url`. Connects on first use, and again whenever the server comes back. Translates errors: a violated
 * constraint into its `AppError`, an unreachable database into `unavailable`, and the rest into an error that does not
 * carry the values of the query.
 */
export function openDatabase(url: string, { connections = 16, isPooled = false }: OpenOptions = {}): Database {
  const pool = newPool(url, {
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'touchstone',
    query_timeout: ANSWER_LIMIT_MS,
    ...(!isPooled && {
      onConnect: async (client) => {
        await client.query(TIME_LIMITS);
      },
    }),
  });
  // An idle connection that breaks emits an error, which would end the process if unhandled.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (isPooled) pooled.add(client);
  });
  const shares = connectionShares(connections);
  const client = withUnits(pool, shares);
  if (isPooled) pooled.add(client);
  const db = queriesOver(client);
  return {
    db,
    pool,
    transaction(work) {
      const unit = currentUnit(pool);
      return unit === undefined
        ? inTransaction(pool, shares, work)
        : unit.nested((client) => work(queriesOver(client)));
    },
    unitOfWork: ({ first, work, last }) =>
      inUnitOfWork(pool, {
        begin: () => begin(pool, shares, first),
        work,
        last: (client, result) => last(queriesOver(client), result),
        end: (client, outcome) => end(pool, client, outcome),
      }),
    async ping() {
      return { commitsWait: await shares.run(() => commitsWait(pool)).catch(rethrow) };
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: shares.waiting() }),
    close: () => pool.end(),
  };
}

/** Selects that write: they call a function that does, or take a lock. */
const WRITES_ALL_THE_SAME = /graphile_worker|pg_notify|_lock|for (?:no key )?update/i;

/** The pool, except in a unit of work: there, statements that write, and all after them, run in its transaction. */
function withUnits(pool: pg.Pool, shares: ConnectionShares): NodePgClient {
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const unit = currentUnit(pool);
    if (unit !== undefined && !reads(config.text)) return unit.nested((client) => client.query(config, values));
    const inUnit = unit?.client()?.query(config, values);
    if (inUnit !== undefined) return inUnit;
    const running = shares.run(() => pool.query(config, values));
    return reads(config.text) ? running : unlessCommitsWait(pool, running);
  };
  return { query } as unknown as NodePgClient;
}

function reads(statement: string): boolean {
  return /^\s*\(?select\b/i.test(statement) && !WRITES_ALL_THE_SAME.test(statement);
}

/** Called when a connection is given back to its pool. */
const givingBack = new WeakMap<pg.PoolClient, () => void>();

async function connect(pool: pg.Pool, shares: ConnectionShares): Promise<pg.PoolClient> {
  const giveBack = await shares.take();
  try {
    const client = await pool.connect();
    givingBack.set(client, giveBack);
    return client;
  } catch (error) {
    giveBack();
    throw translateError(error);
  }
}

/** A connection on which a transaction has begun with `first`. */
async function begin(
  pool: pg.Pool,
  shares: ConnectionShares,
  first?: (tx: Queries) => Promise<void>,
): Promise<pg.PoolClient> {
  const client = await connect(pool, shares);
  try {
    const tx = queriesOver(client);
    await tx.execute(sql.raw(pooled.has(client) ? BEGIN_POOLED : 'begin'));
    await first?.(tx);
    return client;
  } catch (error) {
    await end(pool, client, 'rollback');
    throw error;
  }
}

/** Ends the transaction of a connection and gives it back. Throws only if a commit fails or waits for a standby. */
async function end(pool: pg.Pool, client: pg.PoolClient, outcome: 'commit' | 'rollback'): Promise<void> {
  const ended = queriesOver(client)
    .execute(sql.raw(outcome))
    .then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    .then((failed) => {
      client.release(failed !== undefined);
      givingBack.get(client)?.();
      return failed;
    });
  if (outcome === 'rollback') return void (await ended);
  const failed = await unlessCommitsWait(pool, ended);
  if (failed !== undefined) throw failed.error;
}

async function inTransaction<T>(
  pool: pg.Pool,
  shares: ConnectionShares,
  work: (tx: Queries) => Promise<T>,
): Promise<T> {
  const client = await begin(pool, shares);
  let result: T;
  try {
    result = await work(queriesOver(client));
  } catch (error) {
    await end(pool, client, 'rollback');
    throw error;
  }
  await end(pool, client, 'commit');
  return result;
}

const dialect = new PgDialect();
/** A connection serves many transactions. */
const preparedQueries = new WeakMap<NodePgClient, Queries>();
const sessions = new WeakMap<Queries, TranslatingSession>();

function queriesOver(client: NodePgClient): Queries {
  const known = preparedQueries.get(client);
  if (known !== undefined) return known;
  const session = new TranslatingSession(client);
  const queries = new NodePgDatabase(dialect, session, undefined) as unknown as Queries;
  preparedQueries.set(client, queries);
  sessions.set(queries, session);
  return queries;
}

/** Most prepared statements: PostgreSQL keeps each for every connection that ran it. */
const MAX_NAMES = 64;
const named = new Set<string>();
const fullNames = new Map<string, string>();

/** Named for its text, too: connections of a pooler may know statements of another version under the same name. */
function fullName(name: string, text: string): string {
  const made = fullNames.get(text) ?? `${name}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  fullNames.set(text, made);
  return made;
}

/** A statement as PostgreSQL reads it. */
export interface Written {
  readonly sql: string;
  readonly params: unknown[];
}

/** Drizzle takes longer to write a statement than we to run it: where a text is always much the same, it is better written by hand. */
export function written(statement: SQL): Written {
  const { sql, params } = dialect.sqlToQuery(statement);
  return { sql, params };
}

/**
 * Runs a frequent statement with varying values: each connection parses and plans it once. Past the limit of names,
 * further texts run unprepared.
 */
export async function executePrepared(queries: Queries, query: Written): Promise<void> {
  await sessionOf(queries).prepareQuery(query, undefined, nameOf(query), false).execute();
}

/** The same for a statement that reads: `read` makes a row of its values, which come as drizzle's columns take them. */
export async function selectPrepared<Row>(
  queries: Queries,
  query: Written,
  read: (values: readonly unknown[]) => Row,
): Promise<Row[]> {
  return readRows(queries, query, read, nameOf(query));
}

/** Runs a statement whose plan should fit its values each time. */
export async function readRows<Row>(
  queries: Queries,
  query: Written,
  read: (values: readonly unknown[]) => Row,
  name?: string,
): Promise<Row[]> {
  const mapped = (rows: unknown[][]) => rows.map(read);
  return sessionOf(queries)
    .prepareQuery<PreparedQueryConfig & { execute: Row[] }>(query, undefined, name, false, mapped)
    .execute();
}

function sessionOf(queries: Queries): TranslatingSession {
  const session = sessions.get(queries);
  if (session === undefined) throw new Error('these queries do not belong to a database opened by this module');
  return session;
}

function nameOf({ sql }: Written): string | undefined {
  if (!named.has(sql) && named.size < MAX_NAMES) named.add(sql);
  return named.has(sql) ? 'often' : undefined;
}

/** Drizzle's session with translated errors and full names of statements. Every query passes here, whoever builds it. */
class TranslatingSession extends NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>> {
  readonly isPooled: boolean;

  constructor(client: NodePgClient) {
    super(client, dialect, undefined);
    this.isPooled = pooled.has(client);
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, name, ...others]: Parameters<
      NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>['prepareQuery']
    >
  ) {
    const full = name === undefined || this.isPooled ? undefined : fullName(name, query.sql);
    const prepared = super.prepareQuery<T>(query, fields, full, ...others);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) => execute(values).catch(rethrow);
    return prepared;
  }
}

function rethrow(error: unknown): never {
  throw translateError(error);
}
