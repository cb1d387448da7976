import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../../test/support/test-database.js';
import { failedLoginsRepository } from '../../accounts/failed-logins.repository.js';
import { forgetExpired } from '../../accounts/forget-expired.js';
import { loginFailures } from '../../accounts/login-failures.table.js';
import { organizations } from '../../accounts/organizations.table.js';
import { passkeysRepository } from '../../accounts/passkeys.repository.js';
import { usedPasskeyChallenges } from '../../accounts/passkeys.table.js';
import { passwordResetsRepository } from '../../accounts/password-resets.repository.js';
import { passwordResets } from '../../accounts/password-resets.table.js';
import { sessionsRepository } from '../../accounts/sessions.repository.js';
import { sessions } from '../../accounts/sessions.table.js';
import { users } from '../../accounts/users.table.js';
import { AppError } from '../../domain/app-error.js';
import { addJobs } from './add-jobs.repository.js';
import { bringBackJobs, untryJob } from './bring-back-jobs.repository.js';
import { openJobsPool } from './jobs-pool.repository.js';
import { type JobsDeps, runJobs } from './run-jobs.js';
import { PutBack, whenAvailable } from './when-available.js';
import { workerLeases } from './worker-leases.repository.js';

const database = await testDatabase();
const { db } = database;
const log = { error: () => {}, warn: () => {}, debug: () => {} };

// A failed test would leave these running and keep the process alive.
const left: (() => Promise<void>)[] = [];
after(() => Promise.all(left.map((end) => end())));

const openPool = () => openJobsPool(database.url, 4);

function start(tasks: JobsDeps['tasks'], changes: Partial<JobsDeps> = {}) {
  const leases = workerLeases(database, database.url);
  const jobs = runJobs({
    ...{ openPool, tasks, waitForService: new Set(['waiting']), schedule: '', leases, atOnce: 2, log },
    untry: (jobId: string, attempt: number) => untryJob(database, jobId, attempt),
    ...{ bringBack: () => bringBackJobs(database), now: () => new Date(), ...changes },
  });
  left.push(jobs.stop);
  return jobs;
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

test('a job runs if the transaction that added it commits, and never if it does not', async () => {
  const done: number[] = [];
  const last = event();
  const jobs = start({
    note: async ({ n }: { n: number }) => {
      done.push(n);
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

test('a listener of a queue is notified of the end of a job', async () => {
  const listener = await database.pool.connect();
  let reported = 0;
  listener.on('notification', () => {
    reported += 1;
  });
  await listener.query('listen "jobs:insert"');
  const jobs = start({ alone: async () => {} });
  await db.execute(sql`select graphile_worker.add_job('alone', queue_name := 'one at a time')`);
  // One for the job itself, one for its end.
  await until(async () => (await listener.query('select 1')) !== undefined && reported === 2);
  await jobs.stop();
  listener.release(true);
});

test('a job waits in one attempt for a service that is not ready, and runs once it is', async () => {
  const done = event();
  const attempts: number[] = [];
  const jobs = start({
    waiting: async (_: object, { attempt }: { attempt: number }) => {
      attempts.push(attempt);
      if (attempts.length < 8) throw new AppError('unavailable', { retryAfter: 0.001 });
      done.happen();
    },
  });
  await db.execute(sql`select graphile_worker.add_job('waiting')`);
  await done.happened;
  assert.deepEqual(new Set(attempts), new Set([1]));
  await jobs.stop();
});

test('a job that waits for long is put back without counting an attempt; if it cannot be, it waits on', async () => {
  const stopping = new AbortController().signal;
  const refused = async () => {
    throw new AppError('unavailable', { retryAfter: 0.001 });
  };
  await assert.rejects(whenAvailable(refused, { milliseconds: -1, putBack: async () => true }, stopping), PutBack);
  let requested = 0;
  const putBack = async () => {
    requested += 1;
    if (requested < 3) throw new Error('the database is away');
    return true;
  };
  await assert.rejects(whenAvailable(refused, { milliseconds: -1, putBack }, stopping), PutBack);
  assert.equal(requested, 3);
  const attempts: number[] = [];
  const done = event();
  const jobs = start({
    untried: async (_: object, { attempt }: { attempt: number }) => {
      attempts.push(attempt);
      if (attempts.length > 1) return done.happen();
      const { rows } = await db.execute<{ id: string }>(sql`select id from graphile_worker._private_jobs`);
      await untryJob(database, rows[0]?.id ?? '', attempt);
      throw new PutBack(new Error('not ready'));
    },
  });
  await db.execute(sql`select graphile_worker.add_job('untried', max_attempts => 1)`);
  await done.happened;
  assert.deepEqual(attempts, [1, 1]);
  await jobs.stop();
});

test('a job put back repeatedly waits longer each time, and in the end uses up its attempts', async () => {
  await db.execute(sql`select graphile_worker.add_job('poison', max_attempts => 1)`);
  const rests: number[] = [];
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      update graphile_worker._private_jobs set attempts = attempts + 1, locked_at = now(), locked_by = 'worker', run_at = now()
      returning id`);
    if (!(await untryJob(database, rows[0]?.id ?? '', 1))) break;
    const { rows: put } = await db.execute<{ rest: number }>(sql`
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
      returning round(extract(epoch from run_at - now()))::integer as rest`);
    rests.push(put[0]?.rest ?? -1);
  }
  assert.deepEqual(rests, [1, 2, 4, 8, 16, 32, ...Array(14).fill(60)]);
  assert.ok(await isTrue(sql`select attempts = 1 as is from graphile_worker._private_jobs`));
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  // The failure is then that of the job.
  const refused = async () => {
    throw new AppError('unavailable', { retryAfter: 0.001 });
  };
  const tooOften = whenAvailable(
    refused,
    { milliseconds: -1, putBack: async () => false },
    new AbortController().signal,
  );
  await assert.rejects(tooOften, AppError);
});

test('an organization with 100,000 rows waiting delays each other one by a job, not by all of its own', async () => {
  const done: string[] = [];
  const all = event();
  const jobsOf = (organizationId: string, count: number) =>
    Array.from({ length: count }, () => ({
      ...({ task: 'analyse_customers', priority: 16_384 } as const),
      payload: { organizationId, customerIds: [] },
    }));
  // Batches of 50 rows each.
  await addJobs(db, jobsOf('A', 1000));
  await addJobs(db, jobsOf('A', 1000));
  await addJobs(db, jobsOf('B', 3));
  await addJobs(db, jobsOf('C', 2));
  // Interactive jobs come first.
  await addJobs(db, [{ task: 'make_digest', payload: { organizationId: 'E' } }]);
  const note = async ({ organizationId }: { organizationId: string }) => {
    done.push(organizationId);
    if (done.length === 3) await addJobs(db, jobsOf('D', 1));
    if (done.length === 2007) all.happen();
  };
  const jobs = start({ analyse_customers: note, make_digest: note }, { atOnce: 1 });
  await all.happened;
  await jobs.stop();
  assert.deepEqual(done.slice(0, 12).join(''), 'EABCDABCABAA');
});

test('after the clock was set back, jobs and schedules do not wait for the old time', async () => {
  const done = event();
  await db.execute(sql`select graphile_worker.add_job('later', run_at => now() + interval '5 hours')`);
  const yearsOn = sql`now() + interval '5 years'`;
  const known = sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)`;
  await db.execute(sql`${known} values ('hourly', ${yearsOn}, ${yearsOn})`);
  // A wait between tries that is meant stays.
  await db.execute(
    sql`select graphile_worker.add_job('tried', job_key => 'tried', run_at => now() + interval '5 hours')`,
  );
  await db.execute(sql`update graphile_worker._private_jobs set attempts = 10 where key = 'tried'`);
  const jobs = start({ later: async () => done.happen(), tried: async () => assert.fail() });
  await done.happened;
  await jobs.stop();
  assert.ok(await isTrue(sql`select last_execution <= now() as is from graphile_worker._private_known_crontabs`));
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});

test('a clock set back restarts a running queue, and a steady one does not', async () => {
  const startedAgain = event();
  const times = [0, 10, 5, 6];
  let starts = 0;
  const warnings: string[] = [];
  const jobs = start(
    { idle: async () => {} },
    {
      now: () => new Date(times.shift() ?? 7),
      async bringBack() {
        starts += 1;
        if (starts === 2) startedAgain.happen();
      },
      log: { ...log, warn: (_: object, message: string) => void warnings.push(message) },
    },
  );
  await startedAgain.happened;
  await jobs.stop();
  assert.deepEqual(warnings, ['the clock was set back; the job queue is started again']);
});

test('a shutdown waits for the job in progress, and no other starts', async () => {
  const began = event();
  const mayEnd = event();
  const done: string[] = [];
  const jobs = start({
    long: async () => {
      began.happen();
      await mayEnd.happened;
      done.push('long');
    },
  });
  await db.execute(sql`select graphile_worker.add_job('long')`);
  await began.happened;
  const stopped = jobs.stop();
  mayEnd.happen();
  await stopped;
  assert.deepEqual(done, ['long']);
  const { rows } = await db.execute(sql`select graphile_worker.add_job('long')`);
  assert.equal(rows.length, 1);
  assert.ok(await isTrue(sql`select locked_by is null as is from graphile_worker.jobs`));
  assert.deepEqual(done, ['long']);
  await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
});

test('a job whose claim was lost with its connection is claimed again at once, not after hours', async () => {
  const done = event();
  let answersToLose = 1;
  // The library's statement is executed, and its answer is lost with the connection.
  const openLossyPool = () => {
    const opened = openPool();
    opened.pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...requested: unknown[]) => Promise<{ rows: unknown[] } | undefined>;
      const lossyQuery = async (...requested: unknown[]) => {
        const answer = await query(...requested);
        if (answer === undefined) return undefined;
        const text = typeof requested[0] === 'string' ? requested[0] : (requested[0] as { text?: string }).text;
        if (answersToLose > 0 && answer.rows?.length > 0 && /get_job|locked_by\s*=/.test(text ?? '')) {
          answersToLose -= 1;
          throw new Error('Connection terminated unexpectedly');
        }
        return answer;
      };
      client.query = lossyQuery as unknown as typeof client.query;
    });
    return opened;
  };
  await db.execute(sql`select graphile_worker.add_job('lost')`);
  const jobs = start({ lost: async () => done.happen() }, { openPool: openLossyPool });
  await done.happened;
  assert.equal(answersToLose, 0);
  await jobs.stop();
});

test('jobs continue after every connection was cut, any number of times', async () => {
  let done = event();
  const jobs = start({ after: async () => done.happen() });
  // Our own connections are cut too, and statements are repeated.
  const works = (question: ReturnType<typeof sql>) => isTrue(question).catch(() => false);
  for (let cut = 0; cut < 3; cut += 1) {
    done = event();
    const queue = sql`select pid from pg_stat_activity where application_name = 'touchstone jobs' and datname = current_database()`;
    await until(() => works(sql`select exists (${queue}) as is`));
    await until(() =>
      works(sql`
        select count(pg_terminate_backend(pid)) > 0 as is from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`),
    );
    await until(() => works(sql`select (graphile_worker.add_job('after')).id is not null as is`));
    await done.happened;
  }
  await jobs.stop();
  // A job that was done just when its connection was cut is still locked, to be done again later.
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});

test('a queue connection may be released twice, and its pool closes even if one never is', async () => {
  const { pool, close } = openPool();
  const client = await pool.connect();
  client.release();
  client.release();
  await pool.connect();
  await close();
  await until(() =>
    isTrue(sql`
      select count(*) = 0 as is from pg_stat_activity
      where application_name = 'touchstone jobs' and datname = current_database()`),
  );
});

test('the jobs of a dead worker are released at the second check, those of a living one are not', async () => {
  const [living, looking] = [workerLeases(database, database.url), workerLeases(database, database.url)];
  left.push(living.close, looking.close);
  living.hold('pool-living');
  await until(() =>
    isTrue(sql`
      select count(*) > 0 as is from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and classid = 7305003 and granted and datname = current_database()`),
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
});

test('housekeeping deletes expired rows and keeps active ones', async () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  await db.insert(organizations).values({ id: 'o', name: 'Alpha', createdAt: now });
  const user = {
    id: 'u',
    organizationId: 'o',
    email: 'a@b',
    role: 'viewer',
    passwordHash: 'x',
    passwordSetAt: now,
    createdAt: now,
  } as const;
  await db.insert(users).values(user);
  const session = { organizationId: 'o', userId: 'u', createdAt: now };
  await db.insert(sessions).values([
    { ...session, id: 'over', secretHash: 'x', expiresAt: now },
    { ...session, id: 'in force', secretHash: 'y', expiresAt: minutes(1) },
  ]);
  await db.insert(loginFailures).values([
    { emailHash: 'old', address: '::1', failedAt: minutes(-16) },
    { emailHash: 'new', address: '::1', failedAt: minutes(-14) },
  ]);
  const link = { userId: 'u', organizationId: 'o', expiresAt: now };
  await db.insert(passwordResets).values([
    { ...link, id: 'old', createdAt: minutes(-24 * 60 - 1) },
    { ...link, id: 'new', createdAt: minutes(-23 * 60) },
  ]);
  await db.insert(usedPasskeyChallenges).values([
    { hash: 'over', expiresAt: now },
    { hash: 'in force', expiresAt: minutes(1) },
  ]);
  const deps = {
    ...{ now: () => now, sessions: sessionsRepository(database), failedLogins: failedLoginsRepository(database) },
    passkeys: passkeysRepository(database),
    resets: passwordResetsRepository(database),
  };
  // All of its attempts failed a day ago; another job still waits.
  await addJobs(db, [
    { task: 'start_password_reset', payload: { email: 'failed@example.com' }, maxAttempts: 1, runAt: minutes(9999) },
    { task: 'start_password_reset', payload: { email: 'waits@example.com' }, maxAttempts: 2, runAt: minutes(9999) },
  ]);
  await db.execute(sql`
    update graphile_worker._private_jobs set attempts = 1, created_at = ${minutes(-24 * 60 - 1).toISOString()}
    where payload::text like '%@example.com%'`);
  await forgetExpired(deps);
  await forgetExpired(deps);
  const { rows: kept } = await db.execute<{ email: string }>(
    sql`select payload ->> 'email' as email from graphile_worker._private_jobs where payload::text like '%@example.com%'`,
  );
  assert.deepEqual(kept, [{ email: 'waits@example.com' }]);
  assert.deepEqual(await db.select({ id: sessions.id }).from(sessions), [{ id: 'in force' }]);
  assert.deepEqual(await db.select({ of: loginFailures.emailHash }).from(loginFailures), [{ of: 'new' }]);
  assert.deepEqual(await db.select({ id: passwordResets.id }).from(passwordResets), [{ id: 'new' }]);
  assert.deepEqual(await db.select({ hash: usedPasskeyChallenges.hash }).from(usedPasskeyChallenges), [
    { hash: 'in force' },
  ]);
});
