import pg from 'pg';
import { type Baseline, baselineOf } from './migration-files.js';
import { type Column, type Definition, type SchemaObjects, schemaObjects } from './schema-objects.js';
import { withClient } from './with-client.js';

/** Schema that holds the baseline's tables while they are compared. */
const EXPECTED = 'touchstone_baseline';

/**
 * Brings the tables of a database made before version 0.2.0 to that version, from which migrations continue. Returns
 * the changes, one sentence each. Runs in one transaction: if a row violates a missing constraint, or a missing column
 * needs a value that nothing gives, the call rejects and nothing has changed. Additional objects stay, except
 * constraints that would reject rows of this version. `url` logs in as the owner of the tables.
 */
export async function adoptSchema(url: string): Promise<readonly string[]> {
  return withClient(url, 'touchstone db', async (client) => {
    await client.query('begin');
    await client.query('lock table drizzle.__drizzle_migrations');
    const baseline = baselineOf();
    if (await isAdopted(client, baseline)) return [];
    const steps = differences(await expectedObjects(client, baseline), await schemaObjects(client, 'public'));
    for (const { sql, done } of steps) {
      await client.query(sql).catch((error: unknown) => {
        throw new Error(`not adopted, nothing was changed: ${done}: ${(error as Error).message}`);
      });
    }
    await client.query(`drop schema ${EXPECTED} cascade`);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      baseline.hash,
      baseline.folderMillis,
    ]);
    await client.query('commit');
    return steps.map(({ done }) => done);
  });
}

/**
 * Tells whether the tables are those of the baseline or a later version, whose constraints would differ from the
 * baseline's.
 */
async function isAdopted(client: pg.Client, { folderMillis }: Baseline): Promise<boolean> {
  const { rowCount } = await client.query('select from drizzle.__drizzle_migrations where created_at >= $1 limit 1', [
    folderMillis,
  ]);
  return rowCount !== 0;
}

/** Treatment of rows that lack a value required since 0.2.0, by column. */
const EARLIER_ROWS: Readonly<Record<string, string>> = {
  'api_keys.expires_at': "update api_keys set expires_at = now() + interval '365 days' where expires_at is null",
  'api_keys.role': 'update api_keys set role = users.role from users where users.id = user_id',
  'api_keys.scopes': "update api_keys set scopes = array['read', 'screen', 'decide', 'configure']",
  // Everybody logs in again.
  'sessions.secret_hash': 'delete from sessions',
  'users.password_set_at': 'update users set password_set_at = created_at',
};

/** Makes the tables of the baseline, empty, in a schema of their own. */
async function expectedObjects(client: pg.Client, { sql }: Baseline): Promise<SchemaObjects> {
  await client.query(`create schema ${EXPECTED}`);
  await client.query(`set local search_path = ${EXPECTED}`);
  for (const statement of sql) await client.query(statement.replaceAll('"public".', `"${EXPECTED}".`));
  return schemaObjects(client, EXPECTED);
}

interface Step {
  readonly sql: string;
  readonly done: string;
}

/** The statements that turn `found` into `expected`, in an order in which they can run. */
function differences(expected: SchemaObjects, found: SchemaObjects): Step[] {
  const missingTables = expected.tables.filter((table) => !found.tables.includes(table));
  const constraints = compare(expected.constraints, found.constraints, expected.tables);
  const indexes = compare(expected.indexes, found.indexes, expected.tables);
  return [
    ...constraints.other.map((one) => ({
      sql: `alter table ${q(one.table)} drop constraint ${q(one.name)} cascade`,
      done: `removed the rule ${one.name} of ${one.table}`,
    })),
    ...indexes.other
      .filter((one) => one.isUnique || isReplaced(one, indexes.missing))
      .map((one) => ({ sql: `drop index ${q(one.name)}`, done: `removed the index ${one.name} of ${one.table}` })),
    ...missingTables.map((table) => ({
      sql: `create table ${q(table)} (like ${EXPECTED}.${q(table)} including defaults including identity including generated)`,
      done: `added the table ${table}`,
    })),
    ...columnSteps(
      expected.columns.filter(({ table }) => !missingTables.includes(table)),
      found.columns,
    ),
    ...constraints.missing.filter((one) => !one.isForeignKey).map(constraintStep),
    ...indexes.missing.map((one) => ({ sql: one.definition, done: `added the index ${one.name} of ${one.table}` })),
    ...constraints.missing.filter((one) => one.isForeignKey).map(constraintStep),
  ];
}

function constraintStep({ table, name, definition }: Definition): Step {
  return {
    sql: `alter table ${q(table)} add constraint ${q(name)} ${definition}`,
    done: `added the rule ${name} to ${table}`,
  };
}

/** Lists what is missing, additional or different in tables of the baseline. */
function compare<D extends Definition>(expected: readonly D[], found: readonly D[], tables: readonly string[]) {
  const key = (one: Definition) => `${one.table} ${one.name} ${one.definition}`;
  const known = new Set(expected.map(key));
  const there = new Set(found.map(key));
  return {
    missing: expected.filter((one) => !there.has(key(one))),
    other: found.filter((one) => tables.includes(one.table) && !known.has(key(one))),
  };
}

function isReplaced({ name }: Definition, missing: readonly Definition[]): boolean {
  return missing.some((one) => one.name === name);
}

function columnSteps(expected: readonly Column[], found: readonly Column[]): Step[] {
  const same = (a: Column, b: Column) => a.table === b.table && a.name === b.name;
  const tables = new Set(expected.map(({ table }) => table));
  return [
    ...expected.flatMap((column) => {
      const there = found.find((one) => same(one, column));
      return there === undefined ? addColumn(column) : changeColumn(column, there);
    }),
    ...found
      .filter((column) => tables.has(column.table) && !expected.some((one) => same(one, column)))
      .filter((column) => column.isRequired && column.default === null)
      .map((column) => alter(column, 'drop not null', 'is no longer used and may stay empty')),
  ];
}

function addColumn(column: Column): Step[] {
  const { table, name, type, isRequired } = column;
  const value = column.default === null ? '' : ` default ${column.default}`;
  const added = {
    sql: `alter table ${q(table)} add column ${q(name)} ${type}${value}`,
    done: `added the column ${table}.${name}`,
  };
  return [added, ...(isRequired ? requireValue(column) : [])];
}

/** Fills earlier rows where something is known to fill them with; where nothing is, the second step fails. */
function requireValue(column: Column): Step[] {
  const sql = EARLIER_ROWS[`${column.table}.${column.name}`];
  return [...(sql === undefined ? [] : [{ sql, done: sql }]), alter(column, 'set not null', 'is required')];
}

function changeColumn(column: Column, there: Column): Step[] {
  const steps: Step[] = [];
  if (column.type !== there.type) {
    steps.push(
      alter(column, `type ${column.type} using ${q(column.name)}::${column.type}`, `has the type ${column.type}`),
    );
  }
  if (column.default !== there.default) {
    const change = column.default === null ? 'drop default' : `set default ${column.default}`;
    steps.push(alter(column, change, `has the default ${column.default ?? 'none'}`));
  }
  if (column.isRequired !== there.isRequired) {
    steps.push(...(column.isRequired ? requireValue(column) : [alter(column, 'drop not null', 'may stay empty')]));
  }
  return steps;
}

function alter({ table, name }: Column, change: string, done: string): Step {
  return { sql: `alter table ${q(table)} alter column ${q(name)} ${change}`, done: `${table}.${name} ${done}` };
}

function q(name: string): string {
  return pg.escapeIdentifier(name);
}
