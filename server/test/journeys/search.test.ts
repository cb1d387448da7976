import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf } from '@touchstone/client';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import { asFirstAnswered } from '../support/as-first-answered.js';
import { publishEdition } from '../support/publish-edition.js';
import { runningService } from '../support/running-service.js';
import { gavrilo, listedRecord, primary } from '../support/sample-records.js';

const service = await runningService();
const bank = await service.newOrganization();

const search = async (name: string, more: { group_data?: boolean } = {}) =>
  dataOf(
    await bank.client.POST('/api/search', {
      body: { name, categories: ['Sanctions', 'PEP', 'SIP', 'Insolvency'], entity_type: ['Person'], ...more },
    }),
  );

const read = (search_reference: string, { client } = bank) =>
  client.GET('/api/searches/{search_reference}', { params: { path: { search_reference }, query: { page_size: 160 } } });

const list = async ({ client } = bank) => dataOf(await client.POST('/api/searches', { body: {} }));

const publish = (...records: ListedRecord[]) =>
  publishEdition(service.database, 'ofac_sdn', records, async () => (await search('Nobody Whatsoever')).editions);

test('a token leads to a stored search: demonstration list, a real list, its change, and another organization', async () => {
  const first = await search('Гаврил Твердохлебенко');
  assert.equal(first.demonstration, true);
  assert.equal(first.results[0]?.demonstration, true);
  assert.ok(first.notices.some(({ code }) => code === 'demonstration_data'));

  await publish(gavrilo, listedRecord({ source: 'ofac_sdn', sourceId: '1', names: [primary('Ottokar Invented')] }));
  const second = await search('Gavrilo Zaretsky', { group_data: true });
  assert.equal(second.demonstration, false);
  assert.equal(second.results[0]?.source_details[0]?.source_id, '90001');
  assert.deepEqual(second.results[0]?.data.summary.notes, ['Linked to: INVENTED BOOTS LTD.']);

  await publish(listedRecord({ ...gavrilo, notes: ['Delisted and listed anew.'], categories: ['Insolvency'] }));
  const third = await search('Gavrilo Zaretsky', { group_data: true });
  assert.deepEqual(third.results[0]?.data.summary.notes, ['Delisted and listed anew.']);
  assert.notDeepEqual(third.editions, second.editions);
  assert.equal(third.results[0]?.id, second.results[0]?.id);

  for (const found of [first, second, third]) {
    // To the letter: the same fields in the same order, and after them the work and the second review of it.
    const again = dataOf(await read(found.search_reference));
    assert.equal(JSON.stringify(asFirstAnswered(again)), JSON.stringify(found));
    assert.equal(again.work?.search_reference, found.search_reference);
  }

  const { searches, pagination } = await list();
  assert.equal(searches[0]?.search_reference, third.search_reference);
  assert.deepEqual(searches[0]?.read_by.length, 1);
  assert.ok(pagination.total_records >= 3);

  const stranger = await service.newOrganization();
  const foreign = await read(second.search_reference, stranger);
  assert.equal(foreign.error?.error.code, 'not_found');
  assert.equal((await list(stranger)).pagination.total_records, 0);
});
