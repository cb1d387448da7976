import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { customListService } from '../support/custom-list-service.js';
import { drawPicture } from '../support/draw-picture.js';
import { makeWorkbook } from '../support/make-zip.js';

const { service, bank, stranger, ask, newList, put } = await customListService();
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Imported {
  custom_list: { version: number; entries: number };
  added: number;
  changed: number;
  removed: number;
  changes: { id: string; name: string; change: string }[];
  faults: { field: string; message: string }[];
}

async function importFile(list: string, body: string | Buffer, query = '', type = 'text/csv') {
  const headers = { ...bank.headers, 'content-type': type };
  const answer = await fetch(`${service.address}/api/custom-lists/${list}/import${query}`, {
    ...{ method: 'POST', headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const text = await answer.text();
  return { status: answer.status, text, data: JSON.parse(text).data as Imported };
}

async function readList(list: string) {
  return (await ask('GET', `/api/custom-lists/${list}`)).data as unknown as {
    custom_list: { name: string; description: string; list_type: string; version: number };
  };
}

async function exported(list: string, who = bank): Promise<{ status: number; text: string }> {
  return service.ask('GET', `/api/custom-lists/${list}/export`, { headers: who.headers });
}

const actionsOn = async (list: string): Promise<string[]> =>
  (
    await service.database.db.execute<{ action: string }>(
      sql`select action from audit_entries where target_id = ${list} order by at, id`,
    )
  ).rows.map(({ action }) => action);

test('a list is renamed and described; its type can change only while it is empty', async () => {
  const list = await newList('Former partners');
  const update = (body: object, who = bank) => ask('POST', `/api/custom-lists/${list}`, body, who);
  assert.equal((await update({ name: ' Partners ', description: 'Until 2020', list_type: 'allow' })).status, 200);
  assert.deepEqual(
    (({ name, description, list_type, version }) => [name, description, list_type, version])(
      (await readList(list)).custom_list,
    ),
    ['Partners', 'Until 2020', 'allow', 0],
  );
  assert.equal((await update({ description: '' })).status, 200);
  assert.equal((await readList(list)).custom_list.description, '');
  await put(list, [{ name: 'Anna Invented' }]);
  const refused = await update({ list_type: 'block' });
  assert.deepEqual([refused.status, refused.body.error.details?.[0]?.field], [400, 'list_type']);
  assert.equal((await update({ list_type: 'allow', name: 'Known partners' })).status, 200);
  await newList('Taken');
  const taken = await update({ name: 'Taken' });
  assert.deepEqual([taken.status, taken.body.error.details?.[0]?.field], [400, 'name']);
  assert.equal((await update({})).status, 400);
  assert.equal((await update({ name: 'Mine' }, stranger)).status, 404);
  assert.equal((await readList(list)).custom_list.name, 'Known partners');
});

test('a dry run names what a file would change, and stores nothing', async () => {
  const list = await newList('Tried');
  await put(list, [
    { id: 'a', name: 'Anna Invented' },
    { id: 'b', name: 'Boris Invented' },
    { id: 'c', name: 'Clara Invented' },
  ]);
  const file = 'id,name,notes\nc,Clara Invented,\nb,Boris Invented,seen\nd,Doris Invented,\n';
  const rows = file
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  for (const tried of [
    await importFile(list, file, '?dry_run=true'),
    await importFile(list, makeWorkbook(rows), '?dry_run=true', WORKBOOK),
  ]) {
    assert.equal(tried.status, 200, tried.text);
    assert.deepEqual([tried.data.added, tried.data.changed, tried.data.removed], [1, 1, 1]);
    assert.deepEqual(tried.data.changes, [
      { id: 'a', name: 'Anna Invented', change: 'removed' },
      { id: 'b', name: 'Boris Invented', change: 'changed' },
      { id: 'd', name: 'Doris Invented', change: 'added' },
    ]);
    assert.deepEqual([tried.data.custom_list.version, tried.data.custom_list.entries], [1, 3]);
  }
  assert.equal((await readList(list)).custom_list.version, 1);
  assert.deepEqual(await actionsOn(list), ['custom_list.created', 'custom_list.updated']);
  const stored = await importFile(list, file);
  assert.deepEqual([stored.data.added, stored.data.changed, stored.data.removed], [1, 1, 1]);
  assert.equal((await readList(list)).custom_list.version, 2);
  assert.equal((await importFile(list, 'name\nAnna\n', '?dry_run=perhaps')).status, 400);
});

test('a dry run answers the errors of a file by line, however many', async () => {
  const list = await newList('Faulty');
  const file = 'name,categories\nAnna,Villains\nBoris,\n--,\n';
  const tried = await importFile(list, file, '?dry_run=true');
  assert.equal(tried.status, 200, tried.text);
  assert.deepEqual(
    tried.data.faults.map(({ field }) => field),
    ['the file line 2', 'the file line 4'],
  );
  assert.deepEqual([tried.data.added, tried.data.changes], [0, []]);
  assert.equal((await importFile(list, file)).status, 400);
  const many = await importFile(list, `name\n${'--\n'.repeat(150)}`, '?dry_run=true');
  assert.deepEqual([many.status, many.data.faults.length], [200, 100]);
  // No list at all is refused as ever.
  assert.ok((await importFile(list, 'surname\nAnna\n', '?dry_run=true')).status >= 400);
});

test('importing what was exported changes nothing', async () => {
  const list = await newList('Whole');
  const entries = [
    {
      ...{
        id: 'p-1',
        name: '=Anna "Invented", of Nowhere',
        aliases: ['Ann I.', '+Anna'],
        weak_aliases: ['The Inventor'],
      },
      ...{ birth_incorporation_date: ['1961-03-07', '1962-04', '1963'], gender: 'female', nationality: ['RU'] },
      ...{ countries: ['Cyprus'], categories: ['PEP Level 2', 'Sanctions'], identification_number: ['AB 123', 'CD 4'] },
      ...{ addresses: ['1 Example Street, Nicosia, Cyprus'], positions: ['Minister', 'Member of Parliament'] },
      ...{ notes: 'Seen twice, in 2024', source_url: 'https://example.org/1', image: 'https://example.org/1.png' },
    },
    { id: 'v-1', name: 'Example Trader', entity_type: 'Vessel', imo_number: '9074729', mmsi: '352123456' },
    { id: 'a-1', name: 'Соня Мармеладова', entity_type: 'Company', business_registration_number: '0-77' },
  ];
  assert.equal((await put(list, entries)).status, 200);
  const file = await exported(list);
  assert.equal(file.status, 200);
  assert.match(file.text, /^\ufeff?id,name,entity_type,/);
  const again = await importFile(list, file.text, '?dry_run=true');
  assert.deepEqual([again.status, again.data.faults, again.data.changes], [200, [], []]);
  assert.equal((await exported(list, stranger)).status, 404);
  assert.ok((await actionsOn(list)).includes('custom_list.exported'));
});

test('an entry tells whether it has a picture, and keeps the addresses of others', async () => {
  const list = await newList('Pictured');
  await put(list, [
    { id: 'a', name: 'Anna Invented', image: 'https://example.org/1.png' },
    { id: 'b', name: 'Boris' },
  ]);
  const image = drawPicture().toString('base64');
  assert.equal((await ask('POST', `/api/custom-lists/${list}/entries/b/image`, { image })).status, 200);
  const { entries } = (await ask('GET', `/api/custom-lists/${list}/entries`)).data as unknown as {
    entries: { id: string; image: string[]; has_picture: boolean }[];
  };
  assert.deepEqual(
    entries.map(({ id, image: addresses, has_picture }) => [id, addresses, has_picture]),
    [
      ['a', ['https://example.org/1.png'], false],
      ['b', [], true],
    ],
  );
});
