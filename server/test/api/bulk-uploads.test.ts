import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { runningService } from '../support/running-service.js';

const service = await runningService({ BULK_MAX_MEGABYTES: '1', BULK_MAX_ROWS: '500' });
const { ask, newOrganization } = service;
const bank = await newOrganization();
const ROOT = '/api/customers/bulk-upload';

type Headers = Record<string, string>;

interface Upload {
  upload_id: string;
  file_name: string;
  ai_risk_mode: string;
  status: string;
  failure_reason: string;
  customers: number;
  customers_created: number;
  failed_rows: number;
  customers_processed: number;
  cases_created: number;
  uploaded_by: string;
}

async function send(form: FormData | string, headers: Headers = bank.headers, type?: string) {
  const answer = await fetch(`${service.address}${ROOT}`, {
    method: 'POST',
    body: form,
    headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
  });
  const body = (await answer.json()) as {
    data: { upload_id: string; status: string; total_customers: number; message: string };
    error: { code: string; message: string; details: { field: string; message: string }[] };
  };
  return { ...body, status: answer.status };
}

function formOf(
  csv: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  name = 'customers.csv',
): FormData {
  const form = new FormData();
  form.append('file', new Blob([csv]), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

async function uploadOf(id: string, headers: Headers = bank.headers): Promise<Upload> {
  const { body } = await ask('GET', `${ROOT}/${id}`, { headers });
  return (body.data as unknown as { upload: Upload }).upload;
}

async function ended(id: string, headers: Headers = bank.headers): Promise<Upload> {
  for (;;) {
    const upload = await uploadOf(id, headers);
    if (upload.status === 'Completed' || upload.status === 'Failed') return upload;
  }
}

async function download(path: string, headers: Headers = bank.headers) {
  const answer = await fetch(`${service.address}${ROOT}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: true });

const CSV = [
  'name;entity_type;date_of_birth;countries;match_score;client_reference',
  'Gavril Tverdokhlebenko;Person;;;80;=A1+1',
  'Jane Harmless;Person;01-02-1980;GB|FR;80;r2',
  'X;Person;;;80;r3',
  'Bad Date;Person;31-02-1980;;80;r4',
  'Bad Type;Ship;;ZZ;200;r5',
].join('\n');

test('a file is accepted at once, and every row is screened, analysed or reported as faulty', async () => {
  const accepted = await send(formOf(CSV, { ai_risk_mode: 'AiRisk Lite' }));
  assert.equal(accepted.status, 200);
  assert.deepEqual(Object.keys(accepted.data).sort(), ['message', 'notices', 'status', 'total_customers', 'upload_id']);
  assert.deepEqual([accepted.data.status, accepted.data.total_customers], ['Pending', 5]);
  assert.match(accepted.data.upload_id, /^[0-9a-f]{24}$/);

  const upload = await ended(accepted.data.upload_id);
  assert.deepEqual(
    [upload.status, upload.customers, upload.customers_created, upload.failed_rows, upload.customers_processed],
    ['Completed', 5, 2, 3, 2],
  );
  assert.deepEqual([upload.cases_created, upload.file_name, upload.ai_risk_mode], [2, 'customers.csv', 'AiRisk Lite']);
  assert.equal(upload.uploaded_by, bank.email);

  const errors = await download(`/${upload.upload_id}/errors`);
  assert.match(String(errors.headers.get('content-type')), /^text\/csv/);
  assert.match(String(errors.headers.get('content-disposition')), /^attachment; filename=".*\.csv"$/);
  const faulty = rowsOf(errors.text);
  assert.deepEqual(
    faulty.map(({ line, name }) => [line, name]),
    [
      ['4', 'X'],
      ['5', 'Bad Date'],
      ['6', 'Bad Type'],
    ],
  );
  assert.match(faulty[0]?.errors ?? '', /name must have 2 to 100 characters/);
  assert.match(faulty[1]?.errors ?? '', /birth_incorporation_date must be a valid date/);
  for (const part of [/entity_type\[0\]/, /countries\[0\]/, /match_score/]) assert.match(faulty[2]?.errors ?? '', part);

  const results = rowsOf((await download(`/${upload.upload_id}/results`)).text);
  assert.equal(results.length, 5);
  const [hit, clean, bad] = results;
  // The demonstration list clears nobody.
  assert.deepEqual([hit?.status, clean?.status, clean?.verdict], ['COMPLETED', 'COMPLETED', 'uncertain']);
  assert.match(clean?.narrative ?? '', /No listed party reached/);
  assert.doesNotMatch(hit?.narrative ?? '', /No listed party reached/);
  assert.equal(hit?.client_reference, "'=A1+1");
  assert.notEqual(hit?.narrative, '');
  assert.deepEqual([bad?.customer_id, bad?.status], ['', '']);

  const { body } = await ask('GET', '/api/ai-risk-customers?search=customers.csv', { headers: bank.headers });
  const { customers } = body.data as unknown as { customers: { name: string; upload_source: string }[] };
  assert.deepEqual(customers.map(({ name }) => name).sort(), ['Gavril Tverdokhlebenko', 'Jane Harmless']);
});

test('a file whose rows are all bad is accepted and ends Failed', async () => {
  const { data } = await send(formOf('name\nX\nY\n'));
  const upload = await ended(data.upload_id);
  assert.deepEqual([upload.status, upload.customers, upload.failed_rows], ['Failed', 2, 2]);
  assert.match(upload.failure_reason, /No row/);
});

for (const [what, form, status, details] of [
  ['no name column', () => formOf('surname\nDoe\n'), 400, [/^file has no column "name"/]],
  ['no data row', () => formOf('name\n\n'), 400, [/^file has no data row/]],
  [
    'an archive',
    () => formOf(Buffer.from('504b0304140000000800ff', 'hex')),
    400,
    [/^file cannot be read: the workbook: the ZIP cannot be unpacked/],
  ],
  ['too many rows', () => formOf(`name\n${'Jane Doe\n'.repeat(501)}`), 400, [/^file has more than 500 data rows/]],
  ['an unknown mode', () => formOf('name\nAb\n', { ai_risk_mode: 'Lite' }), 400, [/^ai_risk_mode must be one of/]],
  ['no file', () => withoutFile(), 400, [/^file is required/]],
  ['two files', () => withTwoFiles(), 400, [/^file must be sent only once/]],
  ['a file that is too large', () => formOf(`name\n${'Jane Doe,'.repeat(200_000)}`), 413, []],
] as const) {
  test(`an upload with ${what} is refused and stores nothing`, async () => {
    const before = await service.database.pool.query('select count(*) from bulk_uploads');
    const refused = await send(form());
    assert.equal(refused.status, status);
    const reported = refused.error.details.map(({ field, message }) => `${field} ${message}`);
    for (const [index, detail] of details.entries()) assert.match(reported[index] ?? '', detail);
    const after = await service.database.pool.query('select count(*) from bulk_uploads');
    assert.deepEqual(after.rows, before.rows);
  });
}

function withoutFile(): FormData {
  const form = new FormData();
  form.append('ai_risk_mode', 'AiRisk Lite');
  return form;
}

function withTwoFiles(): FormData {
  const form = formOf('name\nJane Doe\n');
  form.append('file', new Blob(['name\nJohn Doe\n']), 'second.csv');
  return form;
}

test('a form that is cut off, another media type and a broken boundary are refused', async () => {
  const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname\nJane';
  assert.deepEqual([(await send(cut, bank.headers, 'multipart/form-data; boundary=b')).status], [400]);
  assert.equal((await send('x', bank.headers, 'multipart/form-data')).status, 400);
  assert.equal((await send('name\nJane\n', bank.headers, 'text/csv')).status, 415);
});

test('a client that disconnects half-way leaves no upload and no file behind', async () => {
  const folder = join(service.dataDir, 'uploads', String(process.pid));
  const inFolder = () => readdirSync(folder);
  const before = await service.database.pool.query('select count(*) from bulk_uploads');
  const { hostname, port } = new URL(service.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = `POST ${ROOT} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bank.headers.authorization}\r\nContent-Length: 900000\r\n`;
  const type = 'Content-Type: multipart/form-data; boundary=b\r\n\r\n';
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.halfway"\r\n\r\nname\n';
  socket.write(head + type + part + 'Jane Doe\n'.repeat(20_000));
  while (inFolder().length === 0) await setImmediate();
  socket.destroy();
  while (inFolder().length > 0) await setImmediate();
  const after = await service.database.pool.query('select count(*) from bulk_uploads');
  assert.deepEqual(after.rows, before.rows);
});

test('the history lists every upload, newest first, with every filter', async () => {
  const { headers, email } = await newOrganization();
  const first = (await send(formOf('name\nJane Doe\n', {}, 'spring.csv'), headers)).data.upload_id;
  await ended(first, headers);
  const second = (await send(formOf('name\nX\n', { ai_risk_mode: 'AiRisk Advanced' }, '100%.csv'), headers)).data
    .upload_id;
  await ended(second, headers);
  const history = async (query: string) => {
    const { status, body } = await ask('GET', `${ROOT}/history?${query}`, { headers });
    assert.equal(status, 200, JSON.stringify(body.error));
    const { uploads, pagination } = body.data as unknown as { uploads: Upload[]; pagination: object };
    return { ids: uploads.map(({ upload_id }) => upload_id), uploads, pagination };
  };
  const all = await history('');
  assert.deepEqual(all.ids, [second, first]);
  assert.deepEqual(all.pagination, { page: 1, page_size: 10, total_count: 2, total_pages: 1 });
  assert.equal(all.uploads[0]?.uploaded_by, email);
  assert.deepEqual((await history('page_size=1&page=2')).ids, [first]);
  assert.deepEqual((await history('search=SPRING')).ids, [first]);
  assert.deepEqual((await history('search=100%25')).ids, [second]);
  assert.deepEqual((await history('search=%25')).ids, [second]);
  assert.deepEqual((await history(`search=${first}`)).ids, [first]);
  assert.deepEqual((await history('status=Failed')).ids, [second]);
  assert.deepEqual((await history('ai_risk_mode=AiRisk%20Advanced')).ids, [second]);
  assert.deepEqual((await history('start_date=01-01-2020&end_date=31-12-2099')).ids, [second, first]);
  assert.deepEqual((await history('end_date=31-12-2020')).ids, []);
  for (const wrong of ['page=0', 'page=x', 'status=Done', 'start_date=31-02-2020', 'ai_risk_mode=Lite']) {
    assert.equal((await ask('GET', `${ROOT}/history?${wrong}`, { headers })).status, 400, wrong);
  }
});

test('an upload of another organization is answered like one that does not exist', async () => {
  const { data } = await send(formOf('name\nJane Doe\n'));
  const { headers } = await newOrganization();
  for (const path of ['', '/errors', '/results', '/events']) {
    assert.equal((await download(`/${data.upload_id}${path}`, headers)).status, 404, path);
  }
  assert.equal((await ask('POST', `${ROOT}/${data.upload_id}/cancel`, { headers })).status, 404);
  await ended(data.upload_id);
});

test('uploads, cancellations and the outcome of each execution are in the audit log', async () => {
  const { headers, email } = await newOrganization();
  const { data } = await send(formOf('name\nJane Doe\nX\n'), headers);
  const upload = await ended(data.upload_id, headers);
  const { body } = await ask('GET', `/api/audit?target_id=${data.upload_id}`, { headers });
  const { entries } = body.data as unknown as {
    entries: { action: string; actor: { kind: string; email: string }; details: Record<string, unknown> }[];
  };
  assert.deepEqual(
    entries.map(({ action, actor }) => [action, actor.kind, actor.email]),
    [
      ['bulk_upload.ended', 'service', ''],
      ['bulk_upload.created', 'user', email],
    ],
  );
  const { details } = entries[0] ?? assert.fail();
  for (const count of [
    'customers',
    'customers_created',
    'failed_rows',
    'customers_processed',
    'cases_created',
  ] as const) {
    assert.equal(details[count], upload[count], count);
  }
  assert.deepEqual([details.status, details.mode, details.uploaded_by], ['Completed', 'lite', email]);
});

test('a small upload of one organization does not wait for the end of a large one of another', async () => {
  const [large, small] = [await newOrganization(), await newOrganization()];
  const { data: first } = await send(formOf(`name\n${'Jane Doe\n'.repeat(500)}`), large.headers);
  const { data: second } = await send(formOf('name\nJane Doe\n'), small.headers);
  await Promise.all([ended(first.upload_id, large.headers), ended(second.upload_id, small.headers)]);
  const { rows } = await service.database.pool.query(
    'select id from bulk_uploads where id = any($1) order by ended_at',
    [[first.upload_id, second.upload_id]],
  );
  assert.deepEqual(
    rows.map(({ id }) => id),
    [second.upload_id, first.upload_id],
  );
});

test('the template has every column', async () => {
  const { status, text } = await download('/template');
  assert.equal(status, 200);
  assert.match(text.trim(), /^\ufeff?name,entity_type,categories,match_score,birth_incorporation_date,countries,/);
});

test('events follow an upload to its end', async () => {
  const { data } = await send(formOf(`name\n${'Jane Doe\n'.repeat(60)}`));
  const { headers, text } = await download(`/${data.upload_id}/events`);
  assert.match(String(headers.get('content-type')), /^text\/event-stream/);
  const states = [...text.matchAll(/^event: progress\ndata: (.*)$/gm)].map(
    ([, json]) => JSON.parse(json ?? '') as Upload,
  );
  const last = states.at(-1);
  assert.deepEqual([last?.status, last?.customers_processed], ['Completed', 60]);
});

test('a cancelled upload processes no more rows, and a finished one cannot be cancelled', async () => {
  const { data } = await send(formOf(`name\n${'Jane Doe\n'.repeat(500)}`));
  const { status, body } = await ask('POST', `${ROOT}/${data.upload_id}/cancel`, { headers: bank.headers });
  assert.equal(status, 200);
  const { upload } = body.data as unknown as { upload: Upload };
  assert.equal(upload.status, 'Failed');
  assert.match(upload.failure_reason, /Cancelled/);
  assert.ok(upload.customers_created < 500);
  const again = await ask('POST', `${ROOT}/${data.upload_id}/cancel`, { headers: bank.headers });
  assert.deepEqual([again.status, again.body.error.code], [400, 'upload_ended']);
});
