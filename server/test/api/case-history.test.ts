import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf } from '@touchstone/client';
import type { Static } from 'typebox';
import type { RelatedSchema, TimelineSchema } from '../../src/cases/case-history.schema.js';
import { sharedService } from '../support/running-service.js';

const service = await sharedService();
const bank = await service.newOrganization();
const { client } = bank;

const search = async (name: string, clientReference?: string) =>
  dataOf(
    await client.POST('/api/search', {
      body: {
        ...{ name, categories: ['Sanctions'], entity_type: ['Person'] },
        ...(clientReference && { client_reference: clientReference }),
      },
    }),
  );

const path = (search_reference: string) => ({ params: { path: { search_reference } } });
const read = async (reference: string) => client.GET('/api/searches/{search_reference}', path(reference));
const related = async (reference: string, { headers } = bank) => {
  const { status, body } = await service.ask('GET', `/api/searches/${reference}/related`, { headers });
  return { status, data: body.data as unknown as Static<typeof RelatedSchema> };
};
const timeline = async (reference: string, query = '', { headers } = bank) => {
  const { status, body } = await service.ask('GET', `/api/searches/${reference}/timeline${query}`, { headers });
  return { status, error: body.error, data: body.data as unknown as Static<typeof TimelineSchema> };
};

const decide = async (reference: string, recordId: string, match_status: 'True Positive' | 'False Positive') =>
  dataOf(
    await client.POST('/api/searches/{search_reference}/records/{id}', {
      params: { path: { search_reference: reference, id: recordId } },
      body: { match_status, reason: `it is ${match_status}` },
    }),
  );

test('the timeline says what happened to a case, newest first, in pages; of a user’s reads on a day the first alone', async () => {
  const { search_reference: reference, results } = await search('Gavril Tverdokhlebenko');
  await read(reference);
  await read(reference);
  await client.POST('/api/searches/{search_reference}/comments', {
    ...path(reference),
    body: { comment: 'Ask the branch.' },
  });
  await decide(reference, results[0]?.id ?? '', 'False Positive');
  await read(reference);

  const { entries, hidden_until_decided, next_cursor } = (await timeline(reference)).data;
  assert.deepEqual(
    entries.map(({ kind, text }) => [kind, text]),
    [
      ['record.decided', 'it is False Positive'],
      ['case.commented', 'Ask the branch.'],
      ['case.read', ''],
      ['case.created', ''],
    ],
  );
  assert.deepEqual([hidden_until_decided, next_cursor], [0, null]);
  assert.equal(entries[0]?.actor.email, bank.email);

  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = (await timeline(reference, `?limit=1${cursor === undefined ? '' : `&cursor=${cursor}`}`)).data;
    paged.push(...page.entries.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  assert.deepEqual(
    paged,
    entries.map(({ id }) => id),
  );
  for (const forged of [
    'not one',
    ...['+275760', '-271821', '0000'].map((year) => `${year}-04-20T00:00:00.000Z ${'f'.repeat(24)}`),
  ]) {
    const cursor = Buffer.from(forged).toString('base64url');
    assert.equal((await timeline(reference, `?cursor=${cursor}`)).error?.details[0]?.field, 'cursor', forged);
  }
});

test('related are other searches of the name, and the latest decisions on the same records in each of them', async () => {
  const first = await search('Gavril Tverdokhlebenko', 'first');
  const second = await search('GAVRIL  TVERDOKHLEBENKO', 'second');
  const recordId = second.results[0]?.id ?? '';
  await decide(first.search_reference, recordId, 'False Positive');
  await decide(first.search_reference, recordId, 'True Positive');
  await decide(second.search_reference, recordId, 'False Positive');

  const { same_subject, same_records } = (await related(second.search_reference)).data;
  assert.equal(same_subject[0]?.search_reference, first.search_reference);
  assert.equal(same_subject[0]?.client_reference, 'first');
  assert.equal(same_subject[0]?.case_status, (await read(first.search_reference)).data?.data.case_status);
  const same = same_records.find(({ record_id }) => record_id === recordId);
  assert.equal(same?.true_positive, 1);
  assert.deepEqual(
    [same?.last[0]?.search_reference, same?.last[0]?.match_status, same?.last[0]?.searched_name],
    [first.search_reference, 'True Positive', 'Gavril Tverdokhlebenko'],
  );
  assert.ok(same?.last.every(({ search_reference }) => search_reference !== second.search_reference));
});

test('another organization’s case has neither', async () => {
  const { search_reference } = await search('Gavril Tverdokhlebenko');
  const stranger = await service.newOrganization();
  assert.equal((await timeline(search_reference, '', stranger)).status, 404);
  assert.equal((await related(search_reference, stranger)).status, 404);
  const own = dataOf(
    await stranger.client.POST('/api/search', {
      body: { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions'], entity_type: ['Person'] },
    }),
  );
  const { same_subject, same_records } = (await related(own.search_reference, stranger)).data;
  assert.deepEqual([same_subject, same_records], [[], []]);
});
