import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import { importList } from '../../src/flow/import-list.js';
import { editionsIn } from '../../src/store/editions.js';
import { idFactory } from '../../src/store/new-id.js';
import type { WireSearch } from '../../src/wire/search.js';
import type { WireSearchRow } from '../../src/wire/searches.js';
import { runningService } from '../support/running-service.js';
import { gavrilo, listedRecord, primary } from '../support/sample-records.js';

const service = await runningService();
const bank = await service.newOrganization();

const search = async (name: string, body: object = {}) => {
  const asked = { name, categories: ['Sanctions', 'PEP', 'SIP', 'Insolvency'], entity_type: ['Person'], ...body };
  const answer = await service.ask('POST', '/api/search', { headers: bank.headers, body: asked });
  assert.equal(answer.status, 200, answer.text);
  return { text: answer.text, found: answer.body.data as unknown as WireSearch };
};

const read = (reference: string, headers = bank.headers) =>
  service.ask('GET', `/api/searches/${reference}?page_size=160`, { headers });

const list = async (headers = bank.headers) => {
  const answer = await service.ask('POST', '/api/searches', { headers, body: {} });
  return answer.body.data as unknown as { searches: WireSearchRow[]; pagination: { total_records: number } };
};

/** Publishes an edition, as `lists import` does, and waits until the service screens against it. */
async function publish(...records: ListedRecord[]): Promise<void> {
  const now = () => new Date();
  const reading = {
    format: 'sample',
    readerVersion: 1,
    async *records() {
      yield* records;
    },
    outcome: () => ({ checksum: JSON.stringify(records), broken: [], brokenCount: 0, warnings: [] }),
  };
  const world = { now, newId: idFactory(now), editions: editionsIn(service.database) };
  const { edition } = await importList(world, reading, { source: 'ofac_sdn', origin: [], acceptSmaller: true });
  for (let editions: readonly string[] = []; !editions.includes(edition.version); ) {
    ({ editions } = (await search('Nobody Whatsoever')).found);
  }
}

test('from a token to a stored search: demonstration list, a real list, its change, and another organization', async () => {
  const first = await search('Гаврил Твердохлебенко');
  assert.equal(first.found.demonstration, true);
  assert.equal(first.found.results[0]?.demonstration, true);
  assert.ok(first.found.notices.some(({ code }) => code === 'demonstration_data'));

  await publish(gavrilo, listedRecord({ source: 'ofac_sdn', sourceId: '1', names: [primary('Ottokar Invented')] }));
  const second = await search('Gavrilo Zaretsky', { group_data: true });
  assert.equal(second.found.demonstration, false);
  assert.equal(second.found.results[0]?.source_details[0]?.source_id, '90001');
  assert.deepEqual(second.found.results[0]?.data.summary.notes, ['Linked to: INVENTED BOOTS LTD.']);

  await publish(listedRecord({ ...gavrilo, notes: ['Delisted and listed anew.'], categories: ['Insolvency'] }));
  const third = await search('Gavrilo Zaretsky', { group_data: true });
  assert.deepEqual(third.found.results[0]?.data.summary.notes, ['Delisted and listed anew.']);
  assert.notDeepEqual(third.found.editions, second.found.editions);
  assert.equal(third.found.results[0]?.id, second.found.results[0]?.id);

  for (const { text, found } of [first, second, third]) {
    assert.equal((await read(found.search_reference)).text, text);
  }

  const { searches, pagination } = await list();
  assert.equal(searches[0]?.search_reference, third.found.search_reference);
  assert.deepEqual(searches[0]?.read_by.length, 1);
  assert.ok(pagination.total_records >= 3);

  const stranger = await service.newOrganization();
  const foreign = await read(second.found.search_reference, stranger.headers);
  assert.equal(foreign.status, 404);
  assert.equal((await list(stranger.headers)).pagination.total_records, 0);
});
