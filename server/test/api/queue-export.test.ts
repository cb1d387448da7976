import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LISTED, workService } from '../support/work-service.js';

const { ask, search, newOrganization, database } = await workService();

test('the export has the rows of the queue under its filters, safe for a spreadsheet, and is logged', async () => {
  const { headers, organizationId } = await newOrganization();
  const { headers: others } = await newOrganization();
  const first = await search(headers, LISTED, { client_reference: '=1+1' });
  const second = await search(headers, LISTED, { client_reference: 'plain' });
  await search(others);
  const { status, headers: answered, text } = await ask('GET', '/api/queue/export?sort=created', { headers });
  assert.equal(status, 200, text);
  assert.match(answered.get('content-type') ?? '', /^text\/csv/);
  const [header, ...rows] = text.trim().split('\r\n');
  assert.match(header ?? '', /search_reference,client_reference,name,.*,results_unknown$/);
  assert.equal(rows.length, 2);
  assert.ok(rows[0]?.startsWith(`${first.search_reference},'=1+1,${LISTED},`), rows[0]);
  assert.ok(rows[1]?.startsWith(`${second.search_reference},plain,`), rows[1]);
  const none = await ask('GET', '/api/queue/export?search=nobody', { headers });
  assert.equal(none.text.trim().split('\r\n').length, 1);
  assert.equal((await ask('GET', '/api/queue/export?colour=red', { headers })).status, 400);
  const { rows: entries } = await database.pool.query(
    "select details from audit_entries where action = 'queue.exported' and chain = $1 order by at",
    [organizationId],
  );
  assert.deepEqual(
    entries.map(({ details }) => details.filters),
    [{ sort: 'created' }, { search: 'nobody' }],
  );
});

test('an export longer than one read has each case once', async () => {
  const { headers } = await newOrganization();
  const { search_reference: reference } = await search(headers);
  const copy = (table: string, key: string) =>
    database.pool.query(
      `insert into ${table} select (json_populate_record(t, json_build_object('${key}', lpad(to_hex(n), 24, '0')))).*
       from ${table} t, generate_series(1, 1100) n where t.${key} = $1`,
      [reference],
    );
  await copy('cases', 'id');
  await copy('work_items', 'case_id');
  const { text } = await ask('GET', '/api/queue/export', { headers });
  const ids = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.slice(0, 24));
  assert.deepEqual([ids.length, new Set(ids).size], [1101, 1101]);
});
