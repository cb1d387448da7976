import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contradictionsAfter } from '../support/rewriting.js';
import { workService } from '../support/work-service.js';

const { send, search, newUser, newOrganization, queue, database } = await workService();

test('sample cases fill an empty queue once, are marked, announce nothing, and go in one go with all that is on them', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { search_reference: real } = await search(admin.headers);
  const tables = ['cases', 'case_results', 'work_items', 'record_decisions', 'whitelisted_pairs'];
  const rowsOf = async (table: string) => {
    const count = `select count(*)::int as n from ${table} where organization_id = $1`;
    const { rows } = await database.pool.query<{ n: number }>(count, [admin.organizationId]);
    return rows[0]?.n;
  };
  const before = await Promise.all([...tables, 'events'].map(rowsOf));
  const [one, other] = await Promise.all([1, 2].map(() => send('POST', '/api/sample-cases', analyst.headers)));
  assert.deepEqual([one?.data.total, other?.data.total], [60, 60]);
  assert.equal(Number(one?.data.made) + Number(other?.data.made), 60);
  assert.deepEqual((await send('POST', '/api/sample-cases', admin.headers)).data, { made: 0, total: 60 });

  const items = await queue(analyst.headers, '?limit=200');
  assert.equal(items.length, 61);
  assert.deepEqual(
    items.filter(({ is_sample: isSample }) => !isSample).map(({ search_reference: reference }) => reference),
    [real],
  );
  const [sample] = items.filter(({ is_sample: isSample }) => isSample);
  const path = `/api/searches/${sample?.search_reference}`;
  const read = (await send('GET', path, analyst.headers)).data;
  assert.equal(read.is_sample, true);
  const decided = await send('POST', `${path}/records/${read.results[0]?.id}`, analyst.headers, {
    ...{ match_status: 'False Positive', reason: 'Another person', whitelist: true },
  });
  assert.equal(decided.status, 200, JSON.stringify(decided.error));
  await send('POST', `${path}/comments`, analyst.headers, { comment: 'Tried it' });
  const monitored = await send('POST', '/api/monitor', admin.headers, {
    search_reference: sample?.search_reference,
    is_monitor: true,
  });
  assert.deepEqual(
    [monitored.status, monitored.error?.details],
    [400, [{ field: 'search_reference', message: 'is a sample or a test, which are not monitored' }]],
  );
  const requested = await send('POST', '/api/compliance-request', admin.headers, {
    search_reference: sample?.search_reference,
  });
  assert.match(requested.error?.message ?? '', /is a sample search/);
  assert.equal(await rowsOf('events'), before.at(-1));

  const { headers: stranger } = await newOrganization();
  assert.deepEqual((await send('DELETE', '/api/sample-cases', stranger)).data, { removed: 0 });
  const viewer = await newUser(admin, 'viewer');
  assert.equal((await send('DELETE', '/api/sample-cases', viewer.headers)).status, 403);
  assert.deepEqual((await send('DELETE', '/api/sample-cases', analyst.headers)).data, { removed: 60 });
  assert.deepEqual((await send('DELETE', '/api/sample-cases', analyst.headers)).data, { removed: 0 });
  assert.deepEqual(await Promise.all([...tables, 'events'].map(rowsOf)), before);
  assert.deepEqual(
    (await queue(analyst.headers)).map(({ search_reference: reference }) => reference),
    [real],
  );
  const { rows } = await database.pool.query(
    "select action, json_array_length(details -> 'case_ids') as cases from audit_entries where action like 'samples.%' and chain = $1 order by at",
    [admin.organizationId],
  );
  assert.deepEqual(rows, [
    { action: 'samples.created', cases: 60 },
    { action: 'samples.removed', cases: 60 },
  ]);
  assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
});
