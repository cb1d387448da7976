import { sql } from 'drizzle-orm';
import { articlesRepository } from '../adverse-media/articles.repository.js';
import { READER_VERSION } from '../adverse-media/understanding/understand-article.js';
import type { Database } from '../platform/database/database.js';
import type { Backlog } from '../platform/http/metrics.js';

const JOBS = sql`
  select task_identifier as task,
    case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed' else 'waiting' end as state,
    count(*)::int as count
  from graphile_worker.jobs group by 1, 2`;

const OLDEST_JOB = sql`
  select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
  where locked_at is null and attempts < max_attempts and run_at <= now()`;

/** Through the partial indexes. */
const undelivered = (table: string) =>
  sql.raw(`select 'pending' as status, count(*)::int as count from ${table} where status = 'pending'
    union all select 'failed', count(*)::int from ${table} where status = 'failed'`);

/** Organizations without a cycle yet do not count: their first one is queued within minutes. */
const LAST_CYCLE = sql`
  select min(m.ran_at) as at from monitoring_states m join configurations c using (organization_id)
  where c.monitoring_enabled and c.monitoring_frequency <> 'never'
    and exists (select from cases where organization_id = m.organization_id and is_monitored)`;

const STATES = ['waiting', 'running', 'failed'] as const;

/** Counts stored work of all organizations; jobs of the given tasks also where there are none, so that a first failure is an increase. */
export async function readBacklog(database: Database, tasks: readonly string[]): Promise<Backlog> {
  const rowsOf = async <Row extends object>(query: ReturnType<typeof sql>) =>
    (await database.db.execute<Row & Record<string, unknown>>(query)).rows as readonly Row[];
  const [oldest] = await rowsOf<{ seconds: number }>(OLDEST_JOB);
  const [cycle] = await rowsOf<{ at: Date | string | null }>(LAST_CYCLE);
  const stored = await rowsOf<Backlog['jobs'][number]>(JOBS);
  const countOf = new Map(stored.map(({ task, state, count }) => [`${task} ${state}`, count]));
  const allTasks = new Set([...tasks, ...stored.map(({ task }) => task)]);
  return {
    jobs: [...allTasks].flatMap((task) =>
      STATES.map((state) => ({ task, state, count: countOf.get(`${task} ${state}`) ?? 0 })),
    ),
    oldestJobSeconds: oldest?.seconds ?? 0,
    deliveries: await rowsOf<Backlog['deliveries'][number]>(undelivered('deliveries')),
    emails: await rowsOf<Backlog['emails'][number]>(undelivered('emails')),
    outdatedArticles: await articlesRepository(database).countOutdated(READER_VERSION),
    ...(cycle?.at && { lastCycleAt: new Date(cycle.at) }),
  };
}
