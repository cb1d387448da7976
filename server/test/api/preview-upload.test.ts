import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runningService } from '../support/running-service.js';

const service = await runningService({ BULK_MAX_ROWS: '500' });
const { ask, newOrganization, newUser } = service;
const bank = await newOrganization();
const ROOT = '/api/customers/bulk-upload';

const CSV = [
  'Full Name;dob;Shoe size;countries',
  'Gavril Tverdokhlebenko;07-10-1952;43;RU',
  'Jane Harmless;31-02-1980;39;',
  'X;;40;GB',
  'Too;;1;GB;many',
].join('\r\n');

interface Row {
  line: number;
  cells: Record<string, string>;
  faults: { field: string; message: string }[];
  customer_id: string;
  search_reference: string;
}
interface Answered {
  file_name: string;
  columns: { header: string; field: string | null }[];
  rows: Row[];
  failed: Row[];
  total_rows: number;
  checked_rows: number;
  failed_rows: number;
  next_cursor: string | null;
  upload_id: string;
  upload: { status: string };
}

async function post(path: string, csv: string, headers: Record<string, string> = bank.headers) {
  const form = new FormData();
  form.append('file', new Blob([csv]), 'customers.csv');
  const answer = await fetch(`${service.address}${ROOT}${path}`, { method: 'POST', body: form, headers });
  const { data, error } = (await answer.json()) as { data: Answered; error: { details: { message: string }[] } };
  return { status: answer.status, data, error };
}

async function get(path: string, headers: Record<string, string> = bank.headers) {
  const { status, body } = await ask('GET', `${ROOT}${path}`, { headers });
  return { status, data: body.data as unknown as Answered };
}

test('a preview names the columns as understood and each mistake at its cell, and stores nothing', async () => {
  const { status, data } = await post('/preview', CSV);
  assert.equal(status, 200);
  assert.deepEqual(data.columns, [
    { header: 'Full Name', field: 'name' },
    { header: 'dob', field: 'birth_incorporation_date' },
    { header: 'Shoe size', field: null },
    { header: 'countries', field: 'countries' },
  ]);
  assert.deepEqual([data.total_rows, data.checked_rows, data.failed_rows], [4, 4, 3]);
  assert.deepEqual(
    data.rows.map(({ line, faults }) => [line, faults.map(({ field }) => field)]),
    [
      [2, []],
      [3, ['birth_incorporation_date']],
      [4, ['name']],
      [5, ['row']],
    ],
  );
  assert.deepEqual(data.failed, data.rows.slice(1));
  assert.deepEqual(data.rows[0]?.cells, {
    ...{ name: 'Gavril Tverdokhlebenko', birth_incorporation_date: '07-10-1952', countries: 'RU' },
  });
  const { data: history } = await get('/history');
  assert.deepEqual((history as unknown as { uploads: unknown[] }).uploads, []);
});

test('a preview refuses what an upload refuses, and is for those who may upload', async () => {
  const refused = [
    ['', /header/],
    ['name\n', /no data row/],
    ['surname\nPetrov\n', /no column "name"/],
    [`name\n${'Jane Harmless\n'.repeat(501)}`, /more than 500/],
  ] as const;
  for (const [csv, message] of refused) {
    const { status, error } = await post('/preview', csv);
    assert.equal(status, 400, csv.slice(0, 20));
    assert.match(error.details.map((one) => one.message).join(), message);
  }
  const { email, password } = await newUser(bank, 'viewer');
  const token = await ask('POST', '/api/get-access-token', { body: { email, password } });
  const headers = { authorization: `Bearer ${token.body.data.access_token}` };
  assert.equal((await post('/preview', CSV, headers)).status, 403);
});

test('only the first rows are shown and the first 5,000 checked, whatever the length of the file', async () => {
  const { data } = await post('/preview', `name\n${'Jane Harmless\n'.repeat(30)}${'X\n'.repeat(30)}`);
  assert.deepEqual([data.rows.length, data.failed.length, data.failed_rows, data.total_rows], [20, 20, 30, 60]);
});

test('the rows of an upload are read by state, page by page, and by nobody else', async () => {
  const { data: accepted } = await post('', CSV);
  const id = accepted.upload_id;
  while (['Pending', 'Processing'].includes((await get(`/${id}`)).data.upload.status));
  const failed = (await get(`/${id}/rows?state=failed&limit=2`)).data;
  assert.deepEqual([failed.rows.map(({ line }) => line), failed.next_cursor], [[3, 4], '3']);
  const rest = (await get(`/${id}/rows?state=failed&limit=2&cursor=${failed.next_cursor}`)).data;
  assert.deepEqual([rest.rows.map(({ line }) => line), rest.next_cursor], [[5], null]);
  const [done, ...none] = (await get(`/${id}/rows?state=done`)).data.rows;
  assert.equal(none.length, 0);
  assert.match(`${done?.customer_id} ${done?.search_reference}`, /^[0-9a-f]{24} [0-9a-f]{24}$/);
  assert.deepEqual((await get(`/${id}/rows?state=open`)).data.rows, []);
  const stranger = await newOrganization();
  assert.equal((await get(`/${id}/rows`, stranger.headers)).status, 404);
});
