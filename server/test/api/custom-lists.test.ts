import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { customListsRepository } from '../../src/custom-lists/custom-lists.repository.js';
import { customListService } from '../support/custom-list-service.js';
import { drawPicture } from '../support/draw-picture.js';
import { makeZip } from '../support/make-zip.js';
import { runningService } from '../support/running-service.js';

const { service, bank, stranger, ask, search, newList, put } = await customListService();

async function importFile(list: string, file: string, type = 'text/csv') {
  return service.ask('POST', `/api/custom-lists/${list}/import`, {
    headers: { ...bank.headers, 'content-type': type },
    body: file,
  });
}

/** Entries that monitoring would look at, were this version of the list the last that it saw. */
async function changesSince(list: string, version: number): Promise<string[]> {
  const { rows } = await service.database.db.execute<{ organization_id: string }>(
    sql`select organization_id from custom_lists where id = ${list}`,
  );
  const lists = customListsRepository(service.database);
  const found = await lists.find(rows[0]?.organization_id ?? '', list);
  const changes = found && (await lists.changes(found, version));
  const ids: string[] = [];
  for await (const run of changes?.runs ?? []) ids.push(...run.map(({ sourceId }) => sourceId));
  return ids;
}

test('a blacklist entry is found by the next search of its organization, with a risk of at least 75, and by no other', async () => {
  const list = await newList('Former customers');
  const put1 = await put(list, [{ id: 'c-1', name: 'Bertram Osterhagen', birth_incorporation_date: '07-03-1961' }]);
  assert.equal(put1.status, 200, put1.text);
  const found = await search('Bertram Osterhagen');
  assert.equal(found.results.length, 1);
  const [result] = found.results;
  assert.deepEqual(result?.categories, ['SIP']);
  assert.ok((result?.risk_score ?? 0) >= 75);
  assert.deepEqual(result?.risk_view.custom_list.risk_scores, { 'Former customers': 100 });
  assert.deepEqual(
    result?.source_details.map(({ publisher, source, source_id }) => [publisher, source, source_id]),
    [['Former customers', `custom:${list}`, 'c-1']],
  );
  assert.equal(result?.version, `custom:${list}@1`);
  assert.ok(found.editions.includes(`custom:${list}@1`));
  assert.deepEqual((await search('Bertram Osterhagen', {}, stranger)).results, []);
  assert.deepEqual(
    (await search('Bertram Osterhagen', {}, stranger)).editions.filter((one) => /custom/.test(one)),
    [],
  );
});

test('the list of searches shows whether a custom list was screened', async () => {
  await search('Somebody Else', {}, stranger);
  for (const [who, expected] of [
    [bank, true],
    [stranger, false],
  ] as const) {
    const { data } = await ask('POST', '/api/searches', {}, who);
    const [row] = (data as unknown as { searches: { reference: object }[] }).searches;
    assert.deepEqual(row?.reference, { custom_list_search: expected });
  }
});

test('a changed entry is searched at once, and a removed one is no longer found', async () => {
  const list = await newList('Changing');
  await put(list, [{ id: 'x', name: 'Wendelin Achterberg' }, { name: 'Ottokar Zwiebelfisch' }]);
  assert.equal((await search('Wendelin Achterberg')).results.length, 1);
  const changed = await put(list, [{ id: 'x', name: 'Leopold Kantereit' }]);
  assert.deepEqual([changed.data.added, changed.data.changed, changed.data.removed], [0, 1, 0]);
  assert.equal((await search('Wendelin Achterberg')).results.length, 0);
  assert.equal((await search('Leopold Kantereit')).results.length, 1);
  assert.equal((await ask('DELETE', `/api/custom-lists/${list}/entries/x`)).status, 200);
  assert.equal((await search('Leopold Kantereit')).results.length, 0);
  assert.equal((await search('Ottokar Zwiebelfisch')).results.length, 1);
  assert.equal((await ask('DELETE', `/api/custom-lists/${list}/entries/x`)).status, 404);
  assert.equal((await ask('DELETE', `/api/custom-lists/${list}`)).status, 200);
  assert.equal((await search('Ottokar Zwiebelfisch')).results.length, 0);
});

test('a match on an allow list is reported, and a hit on a published list stays a hit', async () => {
  const list = await newList('Known customers', 'allow');
  await put(list, [
    { id: 'known', name: 'Gavril Tverdokhlebenko' },
    { id: 'only', name: 'Philomena Grasshoff' },
  ]);
  const both = await search('Gavril Tverdokhlebenko');
  assert.equal(both.results.length, 1);
  assert.equal(both.match_status, 'Potential Match');
  assert.ok(both.results[0]?.source_details.every(({ source }) => source === 'demo'));
  assert.deepEqual(
    both.allow_list.map(({ custom_list, entry_id, score }) => [custom_list, entry_id, score]),
    [['Known customers', 'known', 100]],
  );
  const only = await search('Philomena Grasshoff');
  assert.deepEqual([only.match_status, only.risk_score, only.allow_list.length], ['No Match', 0, 1]);
  const again = await ask('GET', `/api/searches/${only.search_reference}`);
  assert.deepEqual((again.data as unknown as { allow_list: object[] }).allow_list, only.allow_list);
});

test('a file replaces the entries of a list, and a faulty one changes nothing and reports every error', async () => {
  const list = await newList('From a file');
  const first = await importFile(
    list,
    'id,name,aliases\n1,Eberhard Mondschein,Ebi Mondschein\n2,Gunhild Sommerfeld,\n',
  );
  assert.equal(first.status, 200, first.text);
  assert.equal((await search('Ebi Mondschein')).results.length, 1);
  const second = await importFile(list, 'id,name\n2,Gunhild Sommerfeld\n3,Traugott Nebelung\n');
  assert.deepEqual([second.body.data.added, second.body.data.changed, second.body.data.removed], [1, 0, 1]);
  const faulty = await importFile(list, 'id,name,entity_type\n2,Gunhild Sommerfeld,\n4,,\n5,Somebody,Alien\n');
  assert.equal(faulty.status, 400);
  assert.deepEqual(
    faulty.body.error.details.map(({ field }) => field),
    ['the file line 3', 'the file line 4'],
  );
  for (const [file, type] of [
    ['', 'text/csv'],
    ['nothing,of,use\n1,2,3\n', 'text/csv'],
    ['name\n', 'text/csv'],
    ['[]', 'application/json'],
    ['{"entries": 7}', 'application/json'],
  ] as const) {
    assert.equal((await importFile(list, file, type)).status, 400, file);
  }
  const json = await importFile(list, JSON.stringify([{ id: 'j', name: 'Hadubrand Silberstern' }]), 'application/json');
  assert.deepEqual([json.body.data.added, json.body.data.removed], [1, 2]);
  assert.equal((await search('Gunhild Sommerfeld')).results.length, 0);
  assert.equal((await search('Hadubrand Silberstern')).results.length, 1);
});

test('a file too long to be read on the main thread is accepted or refused like any other', async () => {
  const list = await newList('From a long file');
  const long = (last: string) =>
    `id,name\n${Array.from({ length: 1000 }, (_, index) => `${index},Number ${index} ${'of very many '.repeat(3)}`).join('\n')}\n${last}\n`;
  const first = await importFile(list, long('last,Dietlinde Morgenrot'));
  assert.deepEqual([first.status, first.body.data.added], [200, 1001], first.text);
  assert.equal((first.body.data.entry_ids as unknown as string[]).at(-1), 'last');
  const found = await search('Dietlinde Morgenrot');
  assert.deepEqual(
    found.results.map(({ version }) => version),
    [`custom:${list}@1`],
  );
  const faulty = await importFile(list, long('last,'));
  assert.equal(faulty.status, 400);
  assert.deepEqual(faulty.body.error.details, [{ field: 'the file line 1002', message: 'the name is missing' }]);
  const unlike = await importFile(list, 'nothing of use '.repeat(4000));
  assert.match(unlike.body.error.message, /neither a CSV or sheet with a column "name" nor a JSON array of entries/);
  assert.equal((await importFile('f'.repeat(24), long('last,'))).status, 404);
  assert.equal((await search('Dietlinde Morgenrot')).results.length, 1);
});

test('a compressed file is refused before it is unpacked, of any size and declared type', async () => {
  const list = await newList('Packed');
  const large = [...Array(3000).keys()].map((at) => `Person ${createHash('sha256').update(`${at}`).digest('hex')}`);
  for (const [packed, reason] of [
    [gzipSync('name\nOttilie Gepackt\n'), /compressed \(gzip\): send it uncompressed/],
    [gzipSync(`name\n${large.join('\n')}\n`), /compressed \(gzip\): send it uncompressed/],
    [makeZip({ 'own.csv': Buffer.from('name\nOttilie Gepackt\n') }), /the ZIP file is not an \.xlsx workbook/],
  ] as const) {
    for (const type of ['text/csv', 'application/json']) {
      const answer = await fetch(`${service.address}/api/custom-lists/${list}/import`, {
        method: 'POST',
        headers: { ...bank.headers, 'content-type': type },
        body: new Uint8Array(packed),
      });
      const text = await answer.text();
      assert.equal(answer.status, 400, text);
      assert.match(text, reason);
    }
  }
});

test('faulty entries are refused together and nothing is stored', async () => {
  const list = await newList('Faulty');
  const answer = await put(list, [
    { name: 'Kunigunde Rabenstein' },
    { name: '!!' },
    { name: 'X Y', categories: ['Nonsense'] },
    { name: 'Z Z', list_type: 'allow' },
  ]);
  assert.equal(answer.status, 400);
  assert.deepEqual(
    answer.body.error.details.map(({ field }) => field),
    ['entries[1]', 'entries[2]', 'entries[3]'],
  );
  assert.equal((await search('Kunigunde Rabenstein')).results.length, 0);
  assert.equal((await put(list, [{ name: 'X', unknown_field: 'y' }])).status, 400);
  assert.equal((await put(list, [])).status, 400);
});

test('a list of another organization is answered like one that does not exist on every route', async () => {
  const list = await newList('Private');
  await put(list, [{ id: 'p', name: 'Adelheid Winterfeld' }]);
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/entries', undefined],
    ['POST', '/entries', { entries: [{ name: 'Me' }] }],
    ['DELETE', '/entries/p', undefined],
    ['DELETE', '', undefined],
  ] as const) {
    const theirs = await ask(method, `/api/custom-lists/${list}${path}`, body, stranger);
    assert.equal(theirs.status, 404, `${method} ${path}`);
  }
  const { data } = await ask('GET', '/api/custom-lists', undefined, stranger);
  assert.deepEqual(data.custom_lists, []);
  assert.equal((await search('Adelheid Winterfeld')).results.length, 1);
});

test('the names of all lists have a common limit: a change over it is refused with the figures, and removing names makes room', async () => {
  const small = await runningService({ CUSTOM_LISTS_MAX_NAMES: '1000' });
  const { headers } = await small.newOrganization();
  const lists: string[] = [];
  for (const name of ['One', 'Two']) {
    const { body } = await small.ask('POST', '/api/custom-lists', { headers, body: { name } });
    lists.push((body.data as unknown as { custom_list: { id: string } }).custom_list.id);
  }
  const aliases = Array.from({ length: 199 }, (_, at) => `Alias Number${at}`);
  const entriesOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: 'Jane Doe', aliases }));
  const put = (list: number, entries: object[]) =>
    small.ask('POST', `/api/custom-lists/${lists[list]}/entries`, { headers, body: { entries } });
  assert.equal((await put(0, entriesOf(4))).status, 200);
  const beyond = await put(1, entriesOf(2));
  assert.deepEqual([beyond.status, beyond.body.error.code], [400, 'too_many_custom_names']);
  assert.match(beyond.body.error.message, /at most 1000 names, .* would hold 1200; .*CUSTOM_LISTS_MAX_NAMES/);
  // As many names in other words take no more room.
  assert.equal((await put(0, [{ id: '0', name: 'Jane Roe', aliases }])).status, 200);
  assert.equal((await put(1, entriesOf(1))).status, 200);
  assert.equal((await put(1, [{ id: 'last', name: 'One Too Many' }])).status, 400);
  await small.ask('DELETE', `/api/custom-lists/${lists[0]}/entries/3`, { headers });
  assert.equal((await put(1, [{ id: 'last', name: 'Fits Again' }])).status, 200);
  const file = `name,aliases\n${Array.from({ length: 900 }, (_, at) => `Somebody Number${at},`).join('\n')}\n`;
  const imported = await small.ask('POST', `/api/custom-lists/${lists[1]}/import`, {
    ...{ headers: { ...headers, 'content-type': 'text/csv' }, body: file },
  });
  assert.equal(imported.body.error.code, 'too_many_custom_names');
});

test('entries are paged and found by part of a name or alias', async () => {
  const list = await newList('Paged');
  const names = Array.from({ length: 12 }, (_, index) => ({
    id: String(index).padStart(2, '0'),
    name: `Name ${index}`,
  }));
  await put(list, [...names, { id: '99', name: 'Roswitha Tannenberg', aliases: ['Rosi T'] }]);
  const page = await ask('GET', `/api/custom-lists/${list}/entries?page=2&page_size=5`);
  const shown = page.data as unknown as { entries: { id: string }[]; pagination: { total_records: number } };
  assert.deepEqual(
    shown.entries.map(({ id }) => id),
    ['05', '06', '07', '08', '09'],
  );
  assert.equal(shown.pagination.total_records, 13);
  const found = await ask('GET', `/api/custom-lists/${list}/entries?search=rosi%20t`);
  assert.deepEqual(
    (found.data as unknown as { entries: { id: string }[] }).entries.map(({ id }) => id),
    ['99'],
  );
});

test('a second list of the same name is refused', async () => {
  await newList('Twice');
  const again = await ask('POST', '/api/custom-lists', { name: 'Twice' });
  assert.equal(again.status, 400);
  assert.deepEqual(
    again.body.error.details.map(({ field }) => field),
    ['name'],
  );
});

test('every change of a list or a profile is in the audit log, and a refused one is not', async () => {
  const auditor = await service.newOrganization();
  const list = await newList('Audited', 'block', auditor);
  await put(list, [{ id: 'a', name: 'Wendelin Achterberg' }], auditor);
  await put(list, [{ id: 'a', name: 'Wendelin Achterberg' }], auditor);
  await put(list, [{ id: 'b', name: '!!' }], auditor);
  await ask('DELETE', `/api/custom-lists/${list}`, undefined, auditor);
  await ask('DELETE', `/api/custom-lists/${list}`, undefined, auditor);
  await ask('POST', '/api/search-profile', { name: 'Audited', categories: ['Sanctions'] }, auditor);
  const { rows } = await service.database.pool.query<{ action: string }>(
    `select action from audit_entries where target_kind in ('custom_list', 'search_profile')
      and chain = (select chain from audit_entries where target_id = $1 limit 1) order by id`,
    [list],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['custom_list.created', 'custom_list.updated', 'custom_list.deleted', 'search_profile.created'],
  );
});

test('only its organization can give an entry a picture, which is deleted with the entry', async () => {
  const list = await newList('Photographed');
  await put(list, [{ id: 'p 1', name: 'Hedwig Osterloh' }]);
  const path = `/api/custom-lists/${list}/entries/p%201/image`;
  const image = drawPicture().toString('base64');
  assert.equal((await ask('POST', path, { image })).status, 200);
  assert.equal((await ask('POST', path, { image })).status, 200, 'in place of the first');
  assert.deepEqual(await changesSince(list, 1), ['p 1'], 'monitoring looks at whom it may be');
  assert.equal((await ask('POST', path, { image }, stranger)).status, 404);
  assert.equal((await ask('DELETE', path, undefined, stranger)).status, 404);
  assert.equal((await ask('POST', `/api/custom-lists/${list}/entries/p2/image`, { image })).status, 404);
  for (const wrong of [{}, { image: '' }, { image: 5 }, { image: 'aGVsbG8=' }]) {
    const refused = await ask('POST', path, wrong);
    assert.equal(refused.status, 400, refused.text);
  }
  assert.equal((await ask('DELETE', path)).status, 200);
  assert.deepEqual(await changesSince(list, 3), ['p 1']);
  assert.equal((await ask('DELETE', path)).status, 404);
  assert.deepEqual(await changesSince(list, 4), []);
  await ask('POST', path, { image });
  assert.equal((await ask('DELETE', `/api/custom-lists/${list}/entries/p%201`)).status, 200);
  assert.equal((await ask('DELETE', path)).status, 404);
});
