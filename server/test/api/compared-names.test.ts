import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf } from '@touchstone/client';
import { publishEdition } from '../support/publish-edition.js';
import { runningService } from '../support/running-service.js';
import { listedRecord, primary } from '../support/sample-records.js';

const service = await runningService();
const { client } = await service.newOrganization();

const search = async (name: string) =>
  dataOf(await client.POST('/api/search', { body: { name, categories: ['Sanctions'], entity_type: ['Person'] } }));

const read = async (search_reference: string) =>
  dataOf(await client.GET('/api/searches/{search_reference}', { params: { path: { search_reference } } }));

await publishEdition(
  service.database,
  'ofac_sdn',
  [listedRecord({ source: 'ofac_sdn', sourceId: '1', names: [primary('AL-SA’AADI, Ottokar bin Zayd')] })],
  async () => (await search('Nobody Whatsoever')).editions,
);

test('an explanation says where in both names the compared words stand, and which have no partner', async () => {
  const found = await search('Dr. Ottokar al Saadi');
  const explanation = found.results[0]?.explanation;
  assert.ok(explanation?.subject_name && explanation.listed_name);
  assert.equal(explanation.subject_name, 'Dr. Ottokar al Saadi');
  assert.equal(explanation.listed_name, 'AL-SA’AADI, Ottokar bin Zayd');
  const words = explanation.alignment.map(({ subject_span, listed_span }) => [
    explanation.subject_name?.slice(...(subject_span as [number, number])),
    explanation.listed_name?.slice(...(listed_span as [number, number])),
  ]);
  assert.deepEqual(words, [
    ['Ottokar', 'Ottokar'],
    ['al', 'AL'],
    ['Saadi', 'SA’AADI'],
  ]);
  assert.deepEqual(explanation.subject_rest, [{ text: 'Dr', span: [0, 2], why: 'title' }]);
  assert.deepEqual(explanation.listed_rest, [
    { text: 'bin', span: [20, 23], why: 'particle' },
    { text: 'Zayd', span: [24, 28], why: 'omitted' },
  ]);
  assert.deepEqual((await read(found.search_reference)).results[0]?.explanation, explanation);
});

test('a case of an older release is answered without them', async () => {
  const { search_reference, results } = await search('Ottokar al Saadi');
  await service.database.asOwner(
    `update case_results set shown = (shown::jsonb #- '{records,0,hit,explanation,compared}')::json
     where case_id = '${search_reference}'`,
  );
  assert.ok(results[0]);
  const { subject_name, listed_name, subject_rest, listed_rest, ...before } = results[0].explanation;
  assert.ok(subject_name && listed_name && subject_rest && listed_rest);
  const alignment = before.alignment.map(({ subject_span, listed_span, ...part }) => part);
  assert.deepEqual((await read(search_reference)).results[0]?.explanation, { ...before, alignment });
});
