import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customListService } from '../support/custom-list-service.js';

const { service, bank, stranger, ask, search, newList, put } = await customListService();

interface Listed {
  whitelist: {
    id: string;
    searched_name: string;
    record_name: string;
    standing: string;
    decided_by: string;
    searches_applied: number;
  }[];
  pagination: { total_records: number };
  next_cursor: string | null;
}

const read = async (query = '', who = bank) =>
  (await ask('GET', `/api/whitelist${query}`, undefined, who)).data as unknown as Listed;
const names = ({ whitelist }: Listed) => whitelist.map(({ record_name }) => record_name);

const list = await newList('Ruled out');
const NAMES = ['Bertram Osterhagen', 'Cornelia Zwiebelbach', 'Dagobert Firlefanz'];
const entry = (name: string, more: object = {}) => ({ id: name, name, birth_incorporation_date: '1961', ...more });
await put(
  list,
  NAMES.map((name) => entry(name)),
);
for (const [place, name] of NAMES.entries()) {
  const found = await search(name, { client_reference: `whitelist-${place}` });
  const [result] = found.results as unknown as { id: string }[];
  const decided = await ask('POST', `/api/searches/${found.search_reference}/records/${result?.id}`, {
    ...{ match_status: 'False Positive', reason: 'Another person', whitelist: true },
  });
  assert.equal(decided.status, 200, decided.text);
}

test('the whitelist is searched by name, filtered by user and end, and read on by cursor', async () => {
  const all = await read();
  assert.deepEqual(names(all), NAMES.toReversed());
  assert.deepEqual(names(await read('?search=ZWIEBEL')), ['Cornelia Zwiebelbach']);
  assert.deepEqual(names(await read(`?user_id=${all.whitelist[0]?.decided_by}`)), NAMES.toReversed());
  assert.deepEqual(names(await read(`?user_id=${'f'.repeat(24)}`)), []);
  // None of them has an end.
  assert.deepEqual(names(await read('?expires_before=2999-01-01T00:00:00Z')), []);
  const first = await read('?page_size=2');
  assert.deepEqual([names(first).length, first.pagination.total_records], [2, 3]);
  const second = await read(`?page_size=2&cursor=${first.next_cursor}`);
  assert.deepEqual([names(second), second.next_cursor], [[NAMES[0]], null]);
  assert.deepEqual(names(await read('', stranger)), []);
});

test('a pair tells whether its record has changed or left its list since', async () => {
  const standings = async () => (await read()).whitelist.map(({ standing }) => standing).toReversed();
  assert.deepEqual(await standings(), ['applies', 'applies', 'applies']);
  await put(list, [
    entry('Bertram Osterhagen', { notes: 'A remark' }),
    entry('Cornelia Zwiebelbach', { nationality: 'FR' }),
  ]);
  await ask('DELETE', `/api/custom-lists/${list}/entries/${encodeURIComponent('Dagobert Firlefanz')}`);
  assert.deepEqual(await standings(), ['applies', 'record_changed', 'record_removed']);
});

test('a pair counts the searches that it applied to, those of tests and others not', async () => {
  const applied = async () =>
    Object.fromEntries(
      (await read()).whitelist.map(({ record_name, searches_applied: count }) => [record_name, count]),
    );
  const before = await applied();
  assert.deepEqual(Object.values(before), [0, 0, 0]);
  const [name = ''] = NAMES;
  await Promise.all([1, 2, 3].map(() => search(name, { client_reference: 'whitelist-0' })));
  await search(name, { client_reference: 'whitelist-0', dry_run: true });
  await search(name, { client_reference: 'another customer' });
  assert.deepEqual(await applied(), { ...before, [name]: 3 });
});

test('several whitelistings end together, those of other organizations never', async () => {
  const ids = (await read()).whitelist.map(({ id }) => id);
  const end = (of: readonly string[], who = bank) => ask('POST', '/api/whitelist/end', { ids: of }, who);
  assert.deepEqual((await end(ids, stranger)).data, { ended: 0 });
  const viewer = await service.newUser(bank, 'viewer');
  const { body } = await service.ask('POST', '/api/get-access-token', { body: viewer });
  const headers = { authorization: `Bearer ${body.data.access_token}` };
  const refused = await service.ask('POST', '/api/whitelist/end', { headers, body: { ids } });
  assert.equal(refused.status, 403);
  assert.deepEqual((await end([...ids.slice(0, 2), 'f'.repeat(24)])).data, { ended: 2 });
  assert.deepEqual((await end(ids.slice(0, 2))).data, { ended: 0 });
  assert.deepEqual(names(await read()), [NAMES[0]]);
  const { rows } = await service.database.pool.query(
    "select count(*)::int as ended from audit_entries where action = 'record.whitelist_ended' and target_id = any($1)",
    [ids],
  );
  assert.deepEqual(rows, [{ ended: 2 }]);
});
