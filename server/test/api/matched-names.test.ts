import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf } from '@touchstone/client';
import { publishEdition } from '../support/publish-edition.js';
import { runningService } from '../support/running-service.js';
import { listedRecord, primary } from '../support/sample-records.js';

const service = await runningService();
const { client } = await service.newOrganization();
const other = await service.newOrganization();

const alias = (full: string) => ({ full, kind: 'aka', quality: 'strong' }) as const;
const search = async (name: string) =>
  dataOf(await client.POST('/api/search', { body: { name, categories: ['Sanctions'], entity_type: ['Person'] } }));
const names = (search_reference: string, id: string, by = client) =>
  by.GET('/api/searches/{search_reference}/records/{id}/names', { params: { path: { search_reference, id } } });

await publishEdition(
  service.database,
  'ofac_sdn',
  [
    listedRecord({
      ...{ source: 'ofac_sdn', sourceId: '1' },
      names: [primary('Ottokar Zayd SA’AADI'), alias('Otokar Saadi'), alias('Somebody Else'), alias('Ottokar Saadi')],
    }),
  ],
  async () => (await search('Nobody Whatsoever')).editions,
);

test('every matched name of a result is compared with the subject, best first, with the places of its words', async () => {
  const { search_reference, results } = await search('Ottokar Saadi');
  const [result] = results;
  assert.ok(result);
  const { names: compared } = dataOf(await names(search_reference, result.id));
  assert.deepEqual(
    compared.map(({ name, kind }) => [name, kind]),
    [
      ['Ottokar Saadi', 'aka'],
      ['Otokar Saadi', 'aka'],
      ['Ottokar Zayd SA’AADI', 'primary'],
    ],
  );
  assert.deepEqual(
    compared.map(({ score }) => String(score)),
    result.matched_names.map(({ score }) => score),
  );
  const [best, spelled, longer] = compared;
  assert.deepEqual(best?.explanation, { ...result.explanation, evidence: best?.explanation?.evidence });
  assert.deepEqual(
    spelled?.explanation?.alignment.map(({ listed_span }) => spelled.name.slice(...(listed_span ?? []))),
    ['Otokar', 'Saadi'],
  );
  assert.deepEqual(longer?.explanation?.listed_rest, [{ text: 'Zayd', span: [8, 12], why: 'omitted' }]);
  assert.deepEqual(
    compared.map(({ sources }) => sources),
    [['ofac_sdn'], ['ofac_sdn'], ['ofac_sdn']],
  );
});

test('names are not aligned in a search that another version of the scorer has screened', async () => {
  const { search_reference, results } = await search('Ottokar Saadi');
  await service.database.asOwner(`update cases set scorer_version = '1' where id = '${search_reference}'`);
  const { names: compared } = dataOf(await names(search_reference, results[0]?.id ?? ''));
  assert.equal(compared.length, 3);
  assert.ok(compared.every(({ explanation }) => explanation === null));
});

test('another organization, and a result that the search does not have, are answered with 404', async () => {
  const { search_reference, results } = await search('Ottokar Saadi');
  const id = results[0]?.id ?? '';
  for (const answer of [
    await names(search_reference, id, other.client),
    await names(search_reference, '0'.repeat(24)),
  ]) {
    assert.equal(answer.response.status, 404);
  }
});
