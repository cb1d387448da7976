import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { retentionRepository } from '../../src/data-protection/retention.repository.js';
import { dataProtectionService, erase } from '../support/data-protection-service.js';
import { PERSONAL_DATA } from '../support/personal-data.js';

const { ask, database, administrator } = await dataProtectionService();
const { db } = database;

test('a search is found by words of its name in any order and script, by an alias, a relative and a number', async () => {
  const admin = await administrator();
  const found = async (body: object) =>
    (await admin.send('POST', '/api/data-subjects/find', body)).data.searches.map(
      ({ search_reference }) => search_reference,
    );
  const turned = await admin.search({ name: 'Zzilch, José Maria' });
  const cyrillic = await admin.search({ name: 'Гаврило Ззарецкий' });
  const stored = await admin.send('POST', '/api/ai-risk-customers', {
    ...{ name: 'Another Person', entity_type: ['Person'], categories: ['PEP'], match_score: 80 },
    ...{ known_alias: 'Jojo Zzilch', spouse: 'Мария Ззарецкая', identification_number: 'AB-77 123' },
  });
  const customer = stored.data.search_reference;
  assert.deepEqual(await found({ name: 'jose zzilch' }), [turned]);
  assert.deepEqual(await found({ name: 'ЗЗАРЕЦКИЙ гаврило' }), [cyrillic]);
  assert.deepEqual(await found({ name: 'ZZILCH jojo' }), [customer]);
  assert.deepEqual(await found({ name: 'мария ззарецкая' }), [customer]);
  assert.deepEqual(
    (await found({ name: 'Nobody', also: ['AB-77 123', 'José Zzilch'] })).sort(),
    [turned, customer].sort(),
  );
  assert.deepEqual(await found({ name: 'Zzil' }), []);
  assert.equal((await admin.send('POST', '/api/data-subjects/find', { name: '%_' })).status, 400);
});

test('an export is also a page that a person can read, without scripts, and recorded', async () => {
  const admin = await administrator();
  const image =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const name = 'Zzulch <script>alert(1)</script> & "Co"';
  const reference = await admin.search({ name, client_reference: 'page-1', biometric_search_image: image });
  const path = `/api/data-subjects/export.html?search_references=${reference}`;
  const page = await ask('GET', path, { headers: admin.headers });
  assert.equal(page.status, 200, page.text);
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.match(String(page.headers.get('content-disposition')), /^attachment/);
  assert.doesNotMatch(page.text, /<script|javascript:| on\w+=/i);
  assert.ok(page.text.includes('Zzulch &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;'));
  assert.ok(page.text.includes(`<img alt="Image" src="${image}">`));
  for (const words of ['<h3>Search</h3>', '<dt>Client reference</dt><dd>page-1</dd>', 'Who did what with this data']) {
    assert.ok(page.text.includes(words), words);
  }
  const log = await ask('GET', '/api/audit?action=subject.exported', { headers: admin.headers });
  assert.deepEqual(
    (log.body.data as unknown as { entries: { details: object }[] }).entries.map(({ details }) => details),
    [{ search_references: [reference] }],
  );
  const stranger = await administrator();
  assert.equal((await ask('GET', path, { headers: stranger.headers })).status, 400);
});

test('custom list entries of the name are reported when it is found, exported and erased, and are kept', async () => {
  const admin = await administrator();
  const stranger = await administrator();
  let list = '';
  for (const one of [stranger, admin]) {
    const { data } = await one.send('POST', '/api/custom-lists', { name: 'Own list' });
    const { id } = (data as unknown as { custom_list: { id: string } }).custom_list;
    await one.send('POST', `/api/custom-lists/${id}/entries`, {
      entries: [
        { id: 'e-1', name: 'Zzolch, Ivan' },
        { id: 'e-2', name: 'Somebody Else' },
      ],
    });
    list = id;
  }
  const mine = await admin.search({ name: 'Ivan Zzolch' });
  const found = (await admin.send('POST', '/api/data-subjects/find', { name: 'ivan zzolch' })).data;
  const exported = await ask('GET', `/api/data-subjects/export?search_references=${mine}`, { headers: admin.headers });
  const erased = (await erase(admin, [mine])).data;
  assert.match(String(erased.message), /entries of your custom lists/i);
  for (const reported of [found, JSON.parse(exported.text).searches[0], erased]) {
    assert.deepEqual(
      reported.custom_list_entries.map(({ entry_id, name, list_name }: Record<string, string>) => [
        entry_id,
        name,
        list_name,
      ]),
      [['e-1', 'Zzolch, Ivan', 'Own list']],
    );
  }
  // Its owner removes it; what it said goes at night, unless monitoring has still to look at what it leaves behind.
  assert.equal((await admin.send('DELETE', `/api/custom-lists/${list}/entries/e-1`)).status, 200);
  const kept = async () =>
    (await db.execute(sql`select from custom_entries where list_id = ${list} and record::text like '%Zzolch%'`)).rows
      .length;
  const retentions = retentionRepository(database, PERSONAL_DATA);
  const night = () => retentions.emptyRemovedEntries(new Date(Date.now() + 86_400_000), 10);
  await retentions.emptyRemovedEntries(new Date(0), 10);
  assert.equal(await kept(), 1, 'a search may still be reading it');
  const stateAt = (version: number) =>
    db.execute(sql`
      insert into monitoring_states (organization_id, editions, ran_at)
      select organization_id, json_build_object('custom:' || id, ${version}::integer), now() from custom_lists where id = ${list}
      on conflict (organization_id) do update set editions = excluded.editions`);
  await stateAt(1);
  await night();
  assert.equal(await kept(), 1, 'monitoring has not looked yet');
  await stateAt(2);
  await night();
  assert.equal(await kept(), 0);
  const left = (await admin.send('GET', `/api/custom-lists/${list}/entries`)).data as unknown as { entries: object[] };
  assert.equal(left.entries.length, 1);
});

test('the searches of a name are found in any spelling, in the own organization only', async () => {
  const admin = await administrator();
  const stranger = await administrator();
  const mine = await admin.search({ name: 'JOSÉ  Zzilch' });
  await admin.search({ name: 'Another Person' });
  await stranger.search({ name: 'José Zzilch' });
  const found = await admin.send('POST', '/api/data-subjects/find', { name: 'josé zzilch' });
  assert.deepEqual(
    found.data.searches.map(({ search_reference }) => search_reference),
    [mine],
  );
});
