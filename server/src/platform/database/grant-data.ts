import pg from 'pg';

/** Schemas whose rows the service reads and writes, and that of the migrations, of which it reads how far they are. */
const SCHEMAS = ['public', 'graphile_worker', 'drizzle'];
const READ_ONLY = ['drizzle'];

/**
 * Lets `role` read and write every table, but not create, alter or drop any. Called after every migration; grants only
 * what is missing, and lets the role past the row security of the job queue, which has no policies.
 */
export async function grantData(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows: schemas } = await client.query<{ schema: string }>(MISSING_RIGHTS, [SCHEMAS, role]);
  for (const { schema } of schemas) {
    const rights = READ_ONLY.includes(schema) ? 'select' : 'select, insert, update, delete';
    await client.query(`
      grant usage on schema ${schema} to ${name};
      grant ${rights} on all tables in schema ${schema} to ${name};
      grant usage on all sequences in schema ${schema} to ${name}`);
  }
  const { rows: tables } = await client.query<{ table: string }>(WITHOUT_POLICY, [SCHEMAS, role]);
  for (const { table } of tables) await client.query(`create policy ${name} on ${table} to ${name} using (true)`);
}

const MISSING_RIGHTS = `
  select distinct nspname as schema from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = any ($1) and (
    relkind in ('r', 'p', 'v') and not has_table_privilege($2, pg_class.oid, 'select')
    or relkind = 'S' and not has_sequence_privilege($2, pg_class.oid, 'usage'))`;

const WITHOUT_POLICY = `
  select pg_class.oid::regclass::text as table from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = any ($1) and relrowsecurity
    and not exists (select from pg_policy where polrelid = pg_class.oid and polname = $2)`;
