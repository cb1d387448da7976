import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { newDataDir } from '@touchstone/embedded-postgres/testing';
import { spawnService } from '../support/spawn-service.js';

const ROOT = '/api/customers/bulk-upload';
const ROWS = 500;
const CSV = `name,client_reference\n${Array.from({ length: ROWS }, (_, row) => `Jane Number${row} Doe,row-${row}-end`).join('\n')}\n`;

/** A file system of its own, where this user may make one: root, outside the strictest containers. */
function ownDisk(): string | undefined {
  const folder = join(dirname(newDataDir()), 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g,mode=0711', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  after(() => execFileSync('umount', ['-l', folder]));
  return folder;
}

const disk = ownDisk();

if (disk !== undefined) {
  test('a full disk answers 503 and loses nothing: an upload continues once there is room, each row one customer', async () => {
    const size = (megabytes: number) => execFileSync('mount', ['-o', `remount,size=${megabytes}m`, disk]);
    const DATA_DIR = join(disk, 'data');
    execFileSync('cp', ['-a', process.env.TEST_DATA_DIR ?? '', DATA_DIR]);
    const service = await spawnService({ DATA_DIR });
    const token = await service.logIn();
    const headers = { authorization: `Bearer ${token}` };
    size(Number(execFileSync('du', ['-sm', disk], { encoding: 'utf8' }).split('\t')[0]) + 1);

    const form = new FormData();
    form.append('file', new Blob([CSV]), 'full.csv');
    const accepted = await fetch(service.address + ROOT, { method: 'POST', body: form, headers });
    assert.equal(accepted.status, 200);
    const { data } = (await accepted.json()) as { data: { upload_id: string } };
    const body = { name: 'Jane Doe', entity_type: ['Person'], categories: ['PEP'] };
    let stored = 0;
    for (;;) {
      const { status, retryAfter } = await service.call('/api/search', { token, body });
      if (status === 200) stored += 1;
      else {
        assert.equal(status, 503);
        assert.ok(Number(retryAfter) > 0);
        break;
      }
    }

    size(1000);
    for (let status = ''; status !== 'Completed'; await delay(100)) {
      const answer = await service.call(`${ROOT}/${data.upload_id}`, { token });
      assert.ok(answer.status === 200 || answer.status === 503, String(answer.status));
      const upload = answer.body.data?.upload ?? { status: '' };
      status = upload.status;
      assert.notEqual(status, 'Failed');
      if (status === 'Completed')
        assert.deepEqual([upload.customers_created, upload.customers_processed, upload.failed_rows], [ROWS, ROWS, 0]);
    }
    const results = await (await fetch(`${service.address}${ROOT}/${data.upload_id}/results`, { headers })).text();
    assert.equal(new Set(results.match(/row-\d+-end/g)).size, ROWS);
    const { pagination } = (await service.call('/api/searches', { token, body: {} })).body.data;
    assert.equal(pagination.total_records, ROWS + stored);
    await service.end('SIGTERM');
  });
}
