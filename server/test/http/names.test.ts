import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '../../src/app/app.js';
import { bulkUploadRoutes } from '../../src/bulk-uploads/bulk-uploads.routes.js';
import { BULK_LIMITS, stubApp } from '../support/stub-app.js';

const ID = 'a'.repeat(24);
const UNFIT = ['Weekly\r\nreview', 'Weekly\u202eweiver', 'Weekly\u200breview', 'Weekly\u001b[2J'];

const NAMED: readonly [url: string, field: string][] = [
  ['/api/users', 'name'],
  [`/api/users/${ID}`, 'name'],
  ['/api/me/preferences', 'name'],
  ['/api/webhook', 'name'],
  ['/api/webhook/update', 'name'],
  ['/api/custom-lists', 'name'],
  ['/api/search-profile', 'name'],
  [`/api/search-profile/${ID}`, 'name'],
  ['/api/risk-score-engine', 'title'],
  [`/api/risk-score-engine/${ID}`, 'title'],
];

test('names that people give are refused with line breaks and characters that are not seen', async () => {
  const app = await buildApp(stubApp());
  for (const [url, field] of NAMED) {
    for (const name of [...UNFIT, 'Wöchentlich', 'بانک ملی‌ایران']) {
      const answer = await app.inject({
        ...{ method: 'POST', url, headers: { authorization: 'Bearer admin' }, payload: { [field]: name } },
      });
      const { error } = answer.json<{ error: { details?: { field: string; message: string }[] } }>();
      const faults = (error.details ?? []).filter((one) => one.field === field).map(({ message }) => message);
      const expected = UNFIT.includes(name) ? ['must be one line of visible characters'] : [];
      assert.deepEqual(faults, expected, `${url}: ${JSON.stringify(name)}`);
    }
  }
  await app.close();
});

test('the name of an uploaded file is made one line of visible characters, and one that no file has is refused', async () => {
  const names: string[] = [];
  const bulkUploads = {
    async accept(_: object, file: { name: string }) {
      names.push(file.name);
      return { upload: { status: 'Pending', customers: 1, id: ID }, notices: [] };
    },
  } as never;
  const app = await buildApp(
    stubApp({ routes: bulkUploadRoutes({ ...BULK_LIMITS, bulkUploads, onChange: () => () => {} }) }),
  );
  const send = (name: string) =>
    app.inject({
      ...{ method: 'POST', url: '/api/customers/bulk-upload' },
      headers: { authorization: 'Bearer admin', 'content-type': 'multipart/form-data; boundary=b' },
      payload: `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nname\r\nJane\r\n--b--\r\n`,
    });
  for (const name of ['customers.csv', 'customers\u202evsc.exe', '\u200b'])
    assert.equal((await send(name)).statusCode, 200);
  assert.deepEqual(names, ['customers.csv', 'customers vsc.exe', 'upload.csv']);
  const refused = await send('x'.repeat(256));
  assert.equal(refused.statusCode, 400);
  assert.match(refused.body, /must have a name of at most 255 characters/);
  await app.close();
});
