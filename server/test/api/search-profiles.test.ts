import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customListService } from '../support/custom-list-service.js';

const { bank, stranger, ask, search, newList, put } = await customListService();

test('a search profile replaces the categories and selects the lists to search', async () => {
  const [first, second] = [await newList('Profile one'), await newList('Profile two')];
  await put(first, [{ name: 'Walpurga Steinbrecher' }]);
  await put(second, [{ name: 'Walpurga Steinbrecher' }]);
  const profileOf = async (body: object) => {
    const created = await ask('POST', '/api/search-profile', body);
    assert.equal(created.status, 200, created.text);
    return (created.data as unknown as { search_profile: { id: string } }).search_profile.id;
  };
  const sources = async (search_profile: string, name = 'Walpurga Steinbrecher') =>
    (await search(name, { search_profile })).results.flatMap((one) => one.source_details.map(({ source }) => source));
  const one = await profileOf({ name: 'Only the first', categories: ['pep'], custom_lists: [first] });
  assert.deepEqual(await sources(one), [`custom:${first}`]);
  assert.deepEqual(await sources(one, 'Gavril Tverdokhlebenko'), [], 'he is sanctioned and no PEP');
  const none = await profileOf({ name: 'Published only', categories: ['Sanctions'], custom_lists: [] });
  assert.deepEqual(await sources(none), []);
  const outside = (await search('Walpurga Steinbrecher', { search_profile: none })) as unknown as {
    notices: { code: string }[];
  };
  assert.deepEqual(
    outside.notices.map(({ code }) => code).filter((code) => code.startsWith('records_')),
    ['records_outside_profile'],
    'a custom list outside the profile is told of like a published one',
  );
  assert.deepEqual(await sources(none, 'Gavril Tverdokhlebenko'), ['demo']);
  const every = await profileOf({ name: 'Everything', categories: ['Sanctions'] });
  assert.equal((await sources(every)).length, 2);

  const other = await ask('POST', `/api/search-profile/${one}`, { name: 'Changed', categories: ['Sanctions'] });
  assert.equal(other.status, 200, other.text);
  assert.equal((await sources(one)).length, 2);
  const stored = await search('Walpurga Steinbrecher', { search_profile: one, categories: ['PEP'] });
  const { data } = await ask('POST', '/api/searches', {});
  const [row] = (data as unknown as { searches: { search_reference: string; search_filters: object }[] }).searches;
  assert.equal(row?.search_reference, stored.search_reference);
  const filters = row?.search_filters as { search_profile: string; categories: string[] };
  assert.deepEqual([filters.search_profile, filters.categories], [one, ['Sanctions']]);
});

test('an unknown profile, or one with unknown lists or categories, is refused', async () => {
  const make = (body: object, who = bank) => ask('POST', '/api/search-profile', body, who);
  const created = await make({ name: 'Mine', categories: ['Sanctions'] });
  const { id } = (created.data as unknown as { search_profile: { id: string } }).search_profile;
  for (const [filters, who] of [
    [{ search_profile: 'f'.repeat(24) }, bank],
    [{ search_profile: 'nonsense' }, bank],
    [{ search_profile: id }, stranger],
  ] as const) {
    const body = { name: 'Anna Berg', categories: ['PEP'], entity_type: ['Person'], ...filters };
    const answer = await ask('POST', '/api/search', body, who);
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.body.error.details, [{ field: 'search_profile', message: 'does not exist' }]);
  }
  const faulty = await make({ name: 'X', categories: ['PEP'], sources: ['nobody'], custom_lists: ['f'.repeat(24)] });
  assert.deepEqual(
    faulty.body.error.details.map(({ field }) => field),
    ['sources[0]', 'custom_lists[0]'],
  );
  assert.equal((await make({ name: 'Mine', categories: ['Sanctions'] })).status, 400);
  assert.equal((await ask('GET', `/api/search-profile/${id}`, undefined, stranger)).status, 404);
  assert.equal((await ask('DELETE', `/api/search-profile/${id}`, undefined, stranger)).status, 404);
  assert.equal((await ask('DELETE', `/api/search-profile/${id}`)).status, 200);
  assert.equal((await ask('GET', `/api/search-profile/${id}`)).status, 404);
});

test('a profile with adverse media needs a webhook, like a search', async () => {
  const created = await ask('POST', '/api/search-profile', { name: 'Media', categories: ['Adverse Media'] });
  const { id } = (created.data as unknown as { search_profile: { id: string } }).search_profile;
  const body = { name: 'Anna Berg', categories: ['PEP'], entity_type: ['Person'], search_profile: id };
  const answer = await ask('POST', '/api/search', body);
  assert.equal(answer.status, 400);
  assert.deepEqual(
    answer.body.error.details.map(({ field }) => field),
    ['webhook'],
  );
});
