import { openDatabase } from '../../src/platform/database/database.js';

const DAYS = 365;
const A_STEP = 50_000;
const TABLES = ['cases', 'customers', 'case_counts', 'customer_counts'];

/**
 * Copies the existing case and customer many times over the last year, newest last, spread over verdicts, decisions and modes, with
 * the counts that the listings read. For measuring lists only: the service makes no cases like these.
 */
export async function seedCases(url: string, howMany: number): Promise<void> {
  const { pool, close } = openDatabase(url, { connections: 1 });
  const when = `date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
    - make_interval(days => ((${howMany} - n)::bigint * ${DAYS} / ${howMany})::int) + make_interval(secs => n % 86000)`;
  try {
    await pool.query('set statement_timeout = 0; set synchronous_commit = off');
    const { rows } = await pool.query<{ id: string; case_id: string }>('select id, case_id from customers limit 1');
    for (let first = 0; first < howMany; first += A_STEP) {
      const numbers = `generate_series(${first}, ${Math.min(first + A_STEP, howMany) - 1}) n`;
      const copied = async (table: string, changes: string, id: string | undefined) => {
        const changed = `json_populate_record(one, json_build_object('created_at', ${when}, 'updated_at', ${when}, ${changes}))`;
        const text = `insert into ${table} select made.* from ${table} one, ${numbers}, lateral ${changed} made where one.id = $1`;
        await pool.query(text, [id]);
      };
      await copied('cases', `'id', 'c' || lpad(to_hex(n), 23, '0')`, rows[0]?.case_id);
      await copied(
        'customers',
        `'id', 'd' || lpad(to_hex(n), 23, '0'), 'case_id', 'c' || lpad(to_hex(n), 23, '0'), 'status', 'completed',
         'search_words', json_build_array('name' || n % 1000, 'everybody'), 'mode', (array['lite','advanced'])[1 + n % 2],
         'verdict', (array['true_positive','false_positive','true_negative','uncertain','potential_match'])[1 + n % 5],
         'decision', (array['confirmed','declined',null])[1 + n % 3]`,
        rows[0]?.id,
      );
    }
    await pool.query(
      `insert into case_counts select organization_id, (created_at at time zone 'UTC')::date, 7, count(*) from cases
       where id like 'c00%' group by 1, 2
       on conflict (organization_id, day, shard) do update set count = case_counts.count + excluded.count`,
    );
    await pool.query(
      `insert into customer_counts (organization_id, day, verdict, decision, mode, deleted, shard, count)
       select organization_id, (created_at at time zone 'UTC')::date, verdict, coalesce(decision, ''), mode, false, 7, count(*)
       from customers where id like 'd00%' group by 1, 2, 3, 4, 5
       on conflict (organization_id, day, mode, verdict, decision, deleted, shard)
       do update set count = customer_counts.count + excluded.count`,
    );
    for (const table of TABLES) await pool.query(`vacuum analyze ${table}`);
  } finally {
    await close();
  }
}
