import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { forgetExpired } from '../../src/flow/forget-expired.js';
import { type JobsWorld, runJobs } from '../../src/jobs/run-jobs.js';
import { failedLoginsIn } from '../../src/store/failed-logins.js';
import { loginFailures, organizations, sessions, users } from '../../src/store/schema/index.js';
import { sessionsIn } from '../../src/store/sessions.js';
import { workerLeases } from '../../src/store/worker-leases.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const { db } = database;
const log = { error: () => {}, warn: () => {}, debug: () => {} };

function start(tasks: JobsWorld['tasks']) {
  const leases = workerLeases(database, database.url);
  return runJobs({ pool: database.pool, tasks, schedule: '', leases, atOnce: 2, log });
}

/** A promise that others fulfil. */
function event() {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happen, happened };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition()));
}

const isTrue = async (question: ReturnType<typeof sql>) =>
  (await db.execute<{ is: boolean }>(question)).rows[0]?.is === true;

test('a job is done when the transaction that added it is kept, and never when it is not', async () => {
  const done: number[] = [];
  const last = event();
  const jobs = start({
    note: async (payload) => {
      done.push((payload as { n: number }).n);
      if (done.length === 2) last.happen();
    },
  });
  const add = (n: number) => sql`select graphile_worker.add_job('note', json_build_object('n', ${n}::int))`;
  await assert.rejects(
    database.transaction(async (tx) => {
      await tx.execute(add(1));
      throw new Error('no');
    }),
  );
  await database.transaction((tx) => tx.execute(add(2)));
  await db.execute(add(3));
  await last.happened;
  assert.deepEqual(done.sort(), [2, 3]);
  await jobs.stop();
});

test('stopping waits for the job in progress and takes no other', async () => {
  const began = event();
  const mayEnd = event();
  const done: string[] = [];
  const quick: (() => void)[] = [];
  const jobs = start({
    quick: async () => quick.pop()?.(),
    long: async () => {
      began.happen();
      await mayEnd.happened;
      done.push('long');
    },
  });
  // A queue that is still starting has nothing to stop: it has started when jobs follow one another.
  for (let i = 0; i < 3; i += 1) {
    const { happen, happened } = event();
    quick.push(happen);
    await db.execute(sql`select graphile_worker.add_job('quick')`);
    await happened;
  }
  await db.execute(sql`select graphile_worker.add_job('long')`);
  await began.happened;
  const stopped = jobs.stop();
  await db.execute(sql`select graphile_worker.add_job('long')`);
  mayEnd.happen();
  await stopped;
  assert.deepEqual(done, ['long']);
  await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
});

test('the jobs of a worker that died are freed at the second look, those of a living one are not', async () => {
  const [living, looking] = [workerLeases(database, database.url), workerLeases(database, database.url)];
  living.hold('pool-living');
  await until(() =>
    isTrue(sql`select count(*) > 0 as is from pg_locks where locktype = 'advisory' and classid = 7305003 and granted`),
  );
  for (const worker of ['pool-living', 'pool-dead']) {
    await db.execute(sql`select graphile_worker.add_job('never', job_key => ${worker})`);
    await db.execute(
      sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() where key = ${worker}`,
    );
  }
  assert.deepEqual(await looking.freeDead(), []);
  assert.deepEqual(await looking.freeDead(), ['pool-dead']);
  assert.deepEqual(await looking.freeDead(), []);
  const { rows } = await db.execute(sql`select key from graphile_worker.jobs where locked_by is not null`);
  assert.deepEqual(rows, [{ key: 'pool-living' }]);
  // A queue that broke and was started again in the same process has a new name: the old one is dead.
  living.hold('pool-again');
  await until(async () => (await looking.freeDead()).includes('pool-living'));
  await living.close();
  await looking.close();
});

test('housekeeping forgets what is over and keeps what is in force', async () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  await db.insert(organizations).values({ id: 'o', name: 'Alpha', createdAt: now });
  const user = {
    id: 'u',
    organizationId: 'o',
    email: 'a@b',
    role: 'viewer',
    passwordHash: 'x',
    createdAt: now,
  } as const;
  await db.insert(users).values(user);
  const session = { organizationId: 'o', userId: 'u', createdAt: now };
  await db.insert(sessions).values([
    { ...session, id: 'over', expiresAt: now },
    { ...session, id: 'in force', expiresAt: minutes(1) },
  ]);
  await db.insert(loginFailures).values([
    { emailHash: 'old', address: '::1', failedAt: minutes(-16) },
    { emailHash: 'new', address: '::1', failedAt: minutes(-14) },
  ]);
  const world = { now: () => now, sessions: sessionsIn(database), failedLogins: failedLoginsIn(database) };
  await forgetExpired(world);
  await forgetExpired(world);
  assert.deepEqual(await db.select({ id: sessions.id }).from(sessions), [{ id: 'in force' }]);
  assert.deepEqual(await db.select({ of: loginFailures.emailHash }).from(loginFailures), [{ of: 'new' }]);
});
