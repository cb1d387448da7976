import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { emptyDatabase } from '../../../test/support/test-database.js';
import { adoptSchema } from './adopt-schema.js';
import { migrate } from './migrate.js';
import { baselineOf, withMigrationsUpTo } from './migration-files.js';
import { schemaObjects } from './schema-objects.js';

const BEFORE = baselineOf().folderMillis - 1000;

/** A database at the baseline, changed by `statements`, that says it was made by an earlier version. */
async function earlierDatabase(...statements: string[]): Promise<{ url: string; ask: pg.Client['query'] }> {
  const url = await emptyDatabase();
  await migrate(url, undefined, undefined, baselineOf().folderMillis);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.query(`update drizzle.__drizzle_migrations set created_at = ${BEFORE}`);
  await client.end();
  return { url, ask: ((sql: string) => requested(url, sql)) as pg.Client['query'] };
}

async function requested(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

async function objectsOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const { tables, columns, constraints, indexes } = await schemaObjects(client, 'public');
    const sorted = columns.map((column) => JSON.stringify(column)).sort();
    return { tables, columns: sorted, constraints, indexes };
  } finally {
    await client.end();
  }
}

test('a database of a version before 0.2.0 is refused with the command that adopts it', async () => {
  const { url } = await earlierDatabase();
  await assert.rejects(migrate(url), /before 0\.2\.0.*\.\/touchstone db adopt/);
});

test('tables of a newer version are refused in one line, and stay unchanged', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await requested(url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)");
  await assert.rejects(
    migrate(url),
    /^Error: its tables belong to a newer version \(migration of 2100-01-01\): [^\n]+$/,
  );
});

test('adoption adds what is missing, removes obsolete constraints, keeps the rows, and reports each change', async () => {
  const { url, ask } = await earlierDatabase(
    "insert into organizations (id, name, created_at) values ('a1', 'Alpha', now())",
    'drop table password_resets cascade',
    'alter table users drop column disabled_at',
    'alter table organizations add constraint organizations_only_name unique (name)',
    "alter table organizations add column color text not null default 'red'",
    'alter table organizations alter column color drop default',
    'alter table organizations alter column created_at drop not null',
  );
  const done = await adoptSchema(url);
  assert.ok(done.includes('added the table password_resets'), done.join('\n'));
  assert.ok(done.includes('removed the rule organizations_only_name of organizations'));
  assert.ok(done.includes('organizations.color is no longer used and may stay empty'));
  assert.ok(done.includes('organizations.created_at is required'));
  await migrate(url);
  const { rows } = await ask('select id, name from organizations');
  assert.deepEqual(rows, [{ id: 'a1', name: 'Alpha' }]);
  await ask('alter table organizations drop column color');
  const fresh = await emptyDatabase();
  await migrate(fresh);
  assert.deepEqual(await objectsOf(url), await objectsOf(fresh));
});

test('API keys of an earlier version keep working for a year, with the role of their user and the default scopes', async () => {
  const { url, ask } = await earlierDatabase(
    "insert into organizations (id, name, created_at) values ('a1', 'Alpha', now())",
    `insert into users (id, organization_id, email, role, password_hash, password_set_at, created_at)
      values ('u1', 'a1', 'ann@example.com', 'analyst', 'x', now(), now())`,
    'alter table api_keys drop column role, drop column scopes, alter column expires_at drop not null',
    "insert into api_keys (id, organization_id, user_id, hash, masked, created_at) values ('k1', 'a1', 'u1', 'h', 'm', now())",
  );
  await adoptSchema(url);
  const { rows } = await ask("select role, scopes, expires_at > now() + interval '364 days' as lasts from api_keys");
  assert.deepEqual(rows, [{ role: 'analyst', scopes: ['read', 'screen', 'decide', 'configure'], lasts: true }]);
});

test('rows that violate a missing constraint stop the adoption, and nothing changes', async () => {
  const { url, ask } = await earlierDatabase(
    'alter table users drop constraint users_organization_id_organizations_id_fk',
    `insert into users (id, organization_id, email, role, password_hash, password_set_at, created_at)
      values ('u1', 'gone', 'ann@example.com', 'admin', 'x', now(), now())`,
    'drop table password_resets cascade',
  );
  await assert.rejects(adoptSchema(url), /not adopted, nothing was changed: added the rule users_organization_id/);
  const { rows } = await ask("select to_regclass('password_resets') as missing");
  assert.deepEqual(rows, [{ missing: null }]);
  await assert.rejects(migrate(url), /db adopt/);
});

test('migrations up to a moment leave out the later ones', async () => {
  await withMigrationsUpTo(BEFORE, async (folder) => assert.notEqual(folder, ''));
});

test('a database of 0.2.0 or later keeps what later migrations added', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await requested(url, 'create unique index added_later on custom_lists (organization_id, id)');
  const before = await objectsOf(url);
  assert.deepEqual(await adoptSchema(url), []);
  assert.deepEqual(await objectsOf(url), before);
});
