import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { startJobsThread } from '../../src/app/start-jobs-thread.js';
import { startService } from '../../src/app/start-service.js';
import { editions } from '../../src/lists/editions.table.js';
import { readConfig } from '../../src/platform/config/config.js';
import { createLogger } from '../../src/platform/http/create-logger.js';
import { testDatabase } from '../support/test-database.js';

const ADMIN = { email: 'admin@example.com', password: 'quiet kettle moss' };
const database = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-loading-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

/** The service while its lists cannot be read: nobody may as long as `work` runs. */
async function whileLoading(work: (service: Awaited<ReturnType<typeof startService>>) => Promise<void>) {
  const config = readConfig({
    ...{
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SCREENING_THREADS: '1',
      LISTS_AUTO_UPDATE: 'false',
      MEDIA_AUTO_UPDATE: 'false',
    },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${editions} in access exclusive mode`);
    await work(await startService(config, createLogger('silent'), () => {}));
  });
}

test('while loading the watchlist the service is alive, reports that it is not ready, and clears nobody', async () => {
  let service: Awaited<ReturnType<typeof startService>> | undefined;
  await whileLoading(async (started) => {
    service = started;
    const ask = async (path: string, body?: object, token = '') => {
      const answer = await fetch(`${started.address}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        body: (await answer.json()) as { data?: { access_token: string }; error?: { details: object[] } },
      };
    };
    assert.equal((await ask('/health/live')).status, 200);
    const ready = await ask('/health/ready');
    assert.equal(ready.status, 503);
    assert.deepEqual(ready.body.error?.details, [{ field: 'watchlist', message: 'being loaded' }]);
    const token = (await ask('/api/get-access-token', ADMIN)).body.data?.access_token;
    const subject = { name: 'Ivan Petrov', categories: ['Sanctions'], entity_type: ['Person'] };
    const search = await ask('/api/search', subject, token);
    assert.deepEqual([search.status, search.retryAfter !== null], [503, true]);
  });
  await service?.ready;
  const ready = await fetch(`${service?.address}/health/ready`);
  assert.equal(ready.status, 200);
  await service?.stop();
});

test('a service can be stopped cleanly while it loads its watchlist', async () => {
  let ended: Promise<void> | undefined;
  await whileLoading(async (service) => {
    ended = service.stop();
  });
  await ended;
});

test('the job thread waits for an unreachable database, and can be stopped meanwhile', async () => {
  let onMessage = () => {};
  // It tells its numbers once a second from its start on; an error of its own would end this process.
  const reported = new Promise<void>((resolve) => {
    let times = 0;
    onMessage = () => {
      times += 1;
      if (times === 2) resolve();
    };
  });
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nowhere';
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SCREENING_THREADS: '1' });
  const jobs = startJobsThread({
    config,
    databaseUrl,
    keys: { pictures: ['k'.repeat(32)], secrets: ['k'.repeat(32)] },
    logLevel: 'silent',
    faces: undefined,
    onMessage: () => onMessage(),
  });
  jobs.begin();
  await reported;
  await jobs.stop();
});
