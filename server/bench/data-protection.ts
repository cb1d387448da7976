import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Parts } from '../src/app/parts.js';
import { imagesRepository } from '../src/cases/images.repository.js';
import { dataProtectionModule } from '../src/data-protection/data-protection.module.js';
import type { AuthenticatedCaller } from '../src/domain/caller.js';
import type { Queries } from '../src/platform/database/database.js';
import { idFactory } from '../src/platform/database/new-id.js';
import { openStorage } from '../src/platform/database/open-storage.js';
import { encryptionWith } from '../src/platform/encryption/encryption.js';
import { migrateJobs } from '../src/platform/jobs/migrate-jobs.js';
import { PERSONAL_DATA } from '../test/support/personal-data.js';

/**
 * `node server/dist/bench/data-protection.js [cases]`: that many stored searches (200,000 unless told) in an embedded
 * PostgreSQL, every tenth with a result and an event; then how long it takes to find, export and erase one subject, how many
 * searches a second retention erases, and what the indexes for it cost each new search.
 */
const CASES = Number(process.argv[2] ?? 200_000);
const SUBJECTS = 100;
const INSERTED = 20_000;
const ORGANIZATION = 'a'.repeat(24);

const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
const storage = await openStorage({ dataDir: folder }, { say: () => {}, migrateOthers: migrateJobs });
try {
  const { database } = storage;
  const { db } = database;
  const now = () => new Date();
  const accounts = { now, newId: idFactory(now) } as Parts['accounts'];
  const images = imagesRepository(database, {
    encryption: encryptionWith('a key for this benchmark alone, no other'),
    logError() {},
  });
  const { subjects, retention, tasks } = dataProtectionModule(
    { ...{ accounts, database, images }, config: { storedMegabytesPerOrganization: 0 } },
    PERSONAL_DATA,
  );
  const caller: AuthenticatedCaller = {
    ...{ organizationId: ORGANIZATION, userId: 'b'.repeat(24), role: 'admin', email: 'a@example.com' },
    credential: 'access_token',
  };
  await addCases(db, 0, CASES);
  await db.execute(sql`analyze`);

  const times: Record<'find' | 'export' | 'erase', number[]> = { find: [], export: [], erase: [] };
  for (let subject = 0; subject < SUBJECTS; subject += 1) {
    const name = `subject ${Math.floor((subject * CASES) / SUBJECTS)}`;
    const found = await timed(times.find, () => subjects.find(caller, [name], { number: 1, size: 15 }));
    const caseIds = found.cases.map(({ id }) => id);
    await timed(times.export, async () => {
      for await (const _part of await subjects.export(caller, caseIds));
    });
    await timed(times.erase, () => subjects.erase(caller, { caseIds, reason: 'bench' }));
  }
  for (const [action, all] of Object.entries(times))
    print(`${action} one subject among ${CASES}, p50, p99 ms`, spread(all));

  const rates: Record<string, number[]> = { with: [], without: [] };
  for (let round = 0; round < 6; round += 1) {
    const isWith = round % 2 === 0;
    if (!isWith) await db.execute(sql`drop index cases_name_index, events_about_index`);
    const begun = performance.now();
    await addCases(db, CASES * 2 + round * INSERTED, INSERTED);
    rates[isWith ? 'with' : 'without']?.push(((performance.now() - begun) * 1000) / INSERTED);
    if (!isWith) {
      await db.execute(sql`create index cases_name_index on cases (organization_id, normalized_name)`);
      await db.execute(sql`create index events_about_index on events (about_id)`);
    }
  }
  print('writing one search in bulk, µs, with the two indexes and without, in turn', rates);

  await retention.update(caller, { days: { no_match: 30, for_review: 60 } });
  const [before] = (await db.execute<{ count: number }>(sql`select count(*)::int as count from cases`)).rows;
  const begun = performance.now();
  await tasks.retain_organization({ organizationId: ORGANIZATION });
  const seconds = (performance.now() - begun) / 1000;
  const [after] = (await db.execute<{ count: number }>(sql`select count(*)::int as count from cases`)).rows;
  print('searches a second erased by retention', ((before?.count ?? 0) - (after?.count ?? 0)) / seconds);
} finally {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Searches of a year ago, each of another subject; every tenth found somebody and told of it. */
async function addCases(db: Queries, first: number, count: number): Promise<void> {
  const id = sql`lpad(to_hex(n), 24, '0')`;
  const numbers = sql`generate_series(${first}::int, ${first + count - 1}::int) as n`;
  const old = sql`date_trunc('second', now()) - interval '1 year'`;
  await db.execute(sql`
    insert into cases (id, organization_id, user_id, created_at, updated_at, platform, filters, normalized_name, language,
      total_results, potential_matches, true_positives, false_positives, unknowns, risk_score, risk_level, risk_decision,
      category_counts, country_counts, editions, allow_list, notices, gaps, adverse_media_status, total_adverse_media,
      callback_status, assignees, comments, read_by, is_monitored, is_updated, is_media_monitored)
    select ${id}, ${ORGANIZATION}, '', ${old}, ${old}, 'API',
      json_build_object('name', 'Subject ' || n, 'entityTypes', json_build_array('Person'), 'countries', json_build_array()),
      'subject ' || n, 'en', (n % 10 = 0)::int, (n % 10 = 0)::int, 0, 0, 0, 0, 'Low', 'Passed', '{}', '{}', '[]', '[]', '{}',
      json_build_object('unlisted', json_build_array(), 'asked', 'by_name', 'hidden', json_build_array()), 'Not Requested', 0, 'Not Required', '[]', '[]', '{}', false, false, false
    from ${numbers}`);
  await db.execute(sql`
    insert into case_results (case_id, position, organization_id, record_id, status, created_at, updated_at, risk_score, shown)
    select ${id}, 0, ${ORGANIZATION}, ${id}, 'Potential Match', ${old}, ${old}, 50, '{}' from ${numbers} where n % 10 = 0`);
  await db.execute(sql`
    insert into events (id, organization_id, type, about_kind, about_id, created_at)
    select ${id}, ${ORGANIZATION}, 'case.created', 'case', ${id}, ${old} from ${numbers}`);
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  times.push(performance.now() - begun);
  return result;
}

function spread(times: readonly number[]): number[] {
  const sorted = [...times].sort((a, b) => a - b);
  return [0.5, 0.99].map((part) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
}

function print(what: string, value: unknown): void {
  process.stdout.write(
    `${what}: ${JSON.stringify(value, (_, one) => (typeof one === 'number' ? Number(one.toFixed(2)) : one))}\n`,
  );
}
