import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { buildApp } from '../../src/app/app.js';
import { openUploadFolder } from '../../src/app/open-upload-folder.js';
import { bulkUploadRoutes } from '../../src/bulk-uploads/bulk-uploads.routes.js';
import { AppError } from '../../src/domain/app-error.js';
import { createLogger } from '../../src/platform/http/create-logger.js';
import { BULK_LIMITS, stubApp } from '../support/stub-app.js';

function newDataDir(context: TestContext): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-uploads-'));
  context.after(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('an uploaded file is readable only by its user while it is received, and removed afterwards', async (context) => {
  const uploadFolder = await openUploadFolder(newDataDir(context));
  const seen: number[] = [];
  const bulkUploads = {
    async accept() {
      for (const name of readdirSync(uploadFolder)) seen.push(modeOf(join(uploadFolder, name)));
      throw new AppError('unavailable');
    },
  } as never;
  const app = await buildApp(
    stubApp({
      settings: { uploadFolder },
      routes: bulkUploadRoutes({ ...BULK_LIMITS, bulkUploads, onChange: () => () => {} }),
    }),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const form = new FormData();
  form.append('file', new Blob(['name\nJane Harmless']), 'customers.csv');
  const headers = { authorization: 'Bearer admin' };
  const answer = await fetch(`${address}/api/customers/bulk-upload`, { method: 'POST', body: form, headers });
  assert.equal(answer.status, 503, await answer.text());
  // Removed after the answer; a file that stays ends the test by its time limit.
  while (readdirSync(uploadFolder).length > 0) await new Promise(setImmediate);
  await app.close();
  assert.deepEqual(seen, [0o600]);
  assert.equal(modeOf(uploadFolder), 0o700);
});

test('a received file is readable only by its user, and one whose sender leaves is removed without an error in the log', async (context) => {
  const uploadFolder = await openUploadFolder(newDataDir(context));
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
  const app = await buildApp(stubApp({ settings: { uploadFolder }, logger }));
  context.after(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/customers/bulk-upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\nContent-Length: 1000\r\n' +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname\r\nJane',
  );
  while (readdirSync(uploadFolder).length === 0) await new Promise(setImmediate);
  const modes = readdirSync(uploadFolder).map((name) => modeOf(join(uploadFolder, name)));
  assert.deepEqual(modes, [0o600]);
  socket.destroy();
  while (readdirSync(uploadFolder).length > 0) await new Promise(setImmediate);
  await app.close();
  assert.doesNotMatch(lines.join(''), /"level":"(?:warn|error)"|"stack"/);
});

test('files of a dead process are removed at the start, and those of a running one are not', async (context) => {
  const dataDir = newDataDir(context);
  const ended = spawnSync('true').pid;
  for (const pid of [ended, process.ppid, process.pid]) {
    mkdirSync(join(dataDir, 'uploads', String(pid)), { recursive: true, mode: 0o700 });
    writeFileSync(join(dataDir, 'uploads', String(pid), 'left.csv'), 'name\nJane Harmless');
  }
  const own = await openUploadFolder(dataDir);
  assert.deepEqual(readdirSync(own), []);
  assert.equal(existsSync(join(dataDir, 'uploads', String(ended))), false);
  assert.deepEqual(readdirSync(join(dataDir, 'uploads', String(process.ppid))), ['left.csv']);
});

test('a symbolic link in place of the folder is not followed', async (context) => {
  const dataDir = newDataDir(context);
  const elsewhere = newDataDir(context);
  mkdirSync(join(elsewhere, '999999999'));
  symlinkSync(elsewhere, join(dataDir, 'uploads'));
  await assert.rejects(openUploadFolder(dataDir), /must be a folder of the user/);
  assert.deepEqual(readdirSync(elsewhere), ['999999999']);
});
