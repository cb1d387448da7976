import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedRecord } from '../../src/domain/listed-record.js';
import { importList } from '../../src/flow/import-list.js';
import { editionsIn } from '../../src/store/editions.js';
import { idFactory } from '../../src/store/new-id.js';
import { runningService } from '../support/running-service.js';

const service = await runningService();
const { headers } = await service.newOrganization();
const HOUR = 3_600_000;

interface WireList {
  source: string;
  version: string;
  records: number;
  age_hours: number;
  max_age_hours: number;
  overdue: boolean;
  last_failure: object | null;
}

async function publish(source: string, hoursAgo: number): Promise<void> {
  const now = () => new Date(Date.now() - hoursAgo * HOUR);
  const reading = {
    format: 'test',
    readerVersion: 1,
    async *records() {
      yield listedRecord({
        source,
        sourceId: '1',
        entityType: 'Person',
        names: [{ full: 'Bertram Osterhagen', kind: 'primary', quality: 'strong' }],
        categories: ['Sanctions'],
      });
    },
    outcome: () => ({ checksum: source, broken: [], brokenCount: 0, warnings: [] }),
  };
  const world = { now, newId: idFactory(now), editions: editionsIn(service.database) };
  await importList(world, reading, { source, origin: ['test.csv'], acceptSmaller: false });
}

/** Searches until the list is searched: the node takes it up by itself. */
async function noticesOnce(source: string): Promise<string[]> {
  for (;;) {
    const body = { name: 'Bertram Osterhagen', categories: ['Sanctions'], entity_type: ['Person'] };
    const { data } = (await service.ask('POST', '/api/search', { headers, body })).body;
    const { editions, notices } = data as unknown as { editions: string[]; notices: { code: string }[] };
    if (editions.some((version) => version.startsWith(`${source}@`))) return notices.map(({ code }) => code);
  }
}

async function lists(): Promise<WireList[]> {
  const { data } = (await service.ask('GET', '/api/lists', { headers })).body;
  return (data as unknown as { lists: WireList[] }).lists;
}

async function readiness(): Promise<string | undefined> {
  const { data } = (await service.ask('GET', '/health/ready')).body;
  return (data as unknown as { checks: { name: string; message: string }[] }).checks.find(
    ({ name }) => name === 'lists',
  )?.message;
}

test('while the demonstration list is searched no list is in force, and nothing is too old', async () => {
  assert.deepEqual(await lists(), []);
  assert.equal(await readiness(), 'none is too old');
});

test('a fresh list is told with its age, and no answer complains', async () => {
  await publish('un_sc', 1);
  assert.deepEqual(await noticesOnce('un_sc'), []);
  const [list] = await lists();
  assert.deepEqual(
    [list?.source, list?.records, list?.age_hours, list?.max_age_hours, list?.overdue, list?.last_failure],
    ['un_sc', 1, 1, 24, false, null],
  );
});

test('a list that is older than its limit is flagged in the lists, the readiness details, the metrics and every answer', async () => {
  await publish('us_congress', 30);
  assert.deepEqual(await noticesOnce('us_congress'), [], 'a week is allowed for PEP');
  await publish('ofac_sdn', 30);
  assert.deepEqual(await noticesOnce('ofac_sdn'), ['lists_overdue']);
  assert.deepEqual(
    (await lists()).map(({ source, overdue }) => [source, overdue]),
    [
      ['ofac_sdn', true],
      ['un_sc', false],
      ['us_congress', false],
    ],
  );
  assert.equal(await readiness(), 'too old: ofac_sdn is 30 hours old (limit 24)');
  const metrics = await fetch(`${service.address}/metrics`).then((answer) => answer.text());
  assert.match(metrics, /touchstone_edition_overdue\{source="ofac_sdn"\} 1/);
  assert.match(metrics, /touchstone_edition_overdue\{source="un_sc"\} 0/);
});
