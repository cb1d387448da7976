import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postmasterOf, preparedDataDir } from '@touchstone/embedded-postgres/testing';
import { asFirstAnswered } from '../support/as-first-answered.js';
import { spawnService } from '../support/spawn-service.js';

const SEARCH = {
  name: 'Gavril Tverdokhlebenko',
  categories: ['Sanctions', 'PEP', 'SIP'],
  entity_type: ['Person'],
  match_score: 40,
};

test('after kill -9 of server and database amid searches every answered one is complete, and the total is exact', async () => {
  const settings = { DATA_DIR: preparedDataDir(), RATE_LIMIT_PER_MINUTE: '0' };
  const first = await spawnService(settings);
  const token = await first.logIn();
  const answered = new Map<string, string>();
  const searchers = Array.from({ length: 6 }, async () => {
    for (;;) {
      const answer = await first.call('/api/search', { token, body: SEARCH }).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status !== 200) continue;
      const { data } = answer.body;
      answered.set(data.search_reference, JSON.stringify(data));
      if (answered.size === 60) {
        process.kill(postmasterOf(settings.DATA_DIR), 'SIGKILL');
        first.child.kill('SIGKILL');
      }
    }
  });
  await Promise.all(searchers);
  await first.end('SIGKILL');
  assert.ok(answered.size >= 60);

  const second = await spawnService(settings);
  for (const [reference, data] of answered) {
    const { status, body } = await second.call(`/api/searches/${reference}?page_size=160`, { token });
    assert.equal(status, 200);
    assert.equal(JSON.stringify(asFirstAnswered(body.data)), data);
  }
  const stored = new Set<string>();
  const list = async (page: number) =>
    (await second.call('/api/searches', { token, body: { page, records_per_page: 100 } })).body.data;
  const { total_records, total_pages } = (await list(1)).pagination;
  for (let page = 1; page <= total_pages; page += 1) {
    for (const { search_reference } of (await list(page)).searches) stored.add(search_reference);
  }
  assert.equal(stored.size, total_records);
  for (const reference of answered.keys()) assert.ok(stored.has(reference));
  await second.end('SIGTERM');
});
