import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { askJson, setConfiguration, startBenchService } from './bench-service.js';

/**
 * `node server/dist/bench/monitoring.js [subjects]`: enrols that many searches (100,000 unless told) of one organization in the
 * real service, imports an edition in which 600 records differ, and prints how long it takes until all of them have been
 * looked at, from the moment the edition is there: until the node has indexed it and a cycle begins, and the cycle.
 */
const SUBJECTS = Number(process.argv[2] ?? 100_000);
const CHANGED = 600;
const LISTED = 2_000;

const lists = mkdtempSync(join(tmpdir(), 'touchstone-bench-lists-'));
const service = await startBenchService();
const client = new pg.Client({ connectionString: service.databaseUrl });
try {
  await client.connect();
  await setConfiguration(service, { ongoing_monitoring_enabled: true, ongoing_monitoring_frequency: 'Instantly' });
  const reference = await enrol();
  await publish('first', (record) => record);
  await cycleAfter('custom', 1);
  await copy(reference);
  const publishing = publish('second', (record) => (record < CHANGED ? record + LISTED : record));
  const took = await cycleAfter('custom', 2);
  await publishing;
  const { rows } = await client.query('select count(*)::int as count from monitoring_alerts');
  console.table({
    [`${SUBJECTS} subjects, ${CHANGED} changed records, s`]: shown(took.whole, '20 for 100,000'),
    'of these the cycle': shown(took.cycle),
    'memory of the server, MB': { measured: service.usage().peakMegabytes },
    'alerts raised': { measured: rows[0].count },
  });
} finally {
  await client.end();
  await service.stop();
  rmSync(lists, { recursive: true, force: true });
}

/** An edition of the custom list; `invented` says which made-up party a record is about. */
async function publish(name: string, invented: (record: number) => number): Promise<void> {
  const rows = Array.from(
    { length: LISTED },
    (_, record) => `${record},${partyName(invented(record) * 7919)},Sanctions`,
  );
  const file = join(lists, `${name}.csv`);
  writeFileSync(file, `id,name,categories\n${rows.join('\n')}\n`);
  await service.touchstone('lists', 'import', 'custom', file);
}

/** One search, made as users make it. */
async function enrol(): Promise<string> {
  const body = {
    ...{ name: partyName(1), categories: ['Sanctions', 'PEP'], entity_type: ['Person'] },
    ongoing_monitoring: true,
  };
  const { search_reference } = (await askJson(service, 'POST', '/api/search', body)) as { search_reference: string };
  return search_reference;
}

/** The others: copies of it under other names, looked at as it was. */
async function copy(reference: string): Promise<void> {
  await client.query('create temporary table parties (number int, name text)');
  for (let from = 2; from <= SUBJECTS; from += 5000) {
    const names = Array.from({ length: Math.min(5000, SUBJECTS - from + 1) }, (_, index) => partyName(from + index));
    await client.query(
      'insert into parties select $1::int + ordinality, name from unnest($2::text[]) with ordinality as t (name, ordinality)',
      [from, names],
    );
  }
  const { rows } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'cases' and column_name not in ('id', 'filters', 'normalized_name')`,
  );
  await client.query(
    `insert into cases (id, filters, normalized_name, ${rows[0].columns})
     select lpad(to_hex(number), 24, '0'), jsonb_set(filters::jsonb, '{name}', to_jsonb(name))::json, lower(name), ${rows[0].columns}
     from cases, parties where id = $1`,
    [reference],
  );
  await client.query('vacuum analyze cases');
}

/** What passed between two moments: by the clock, and of processor time. */
interface Span {
  readonly seconds: number;
  readonly server: number;
  readonly database: number;
}

function shown({ seconds, server, database }: Span, goal = '') {
  return {
    ...{ measured: seconds.toFixed(1), goal },
    ...{ 'processor time of the server': server.toFixed(1), 'of PostgreSQL': database.toFixed(1) },
  };
}

/** From the moment an edition was there until the cycle that looked for it ended, and of this the cycle itself. */
async function cycleAfter(source: string, number: number): Promise<{ whole: Span; cycle: Span }> {
  const looks: Span[] = [];
  for (;;) {
    const { server, database } = service.usage();
    looks.push({ seconds: Date.now() / 1000, server, database });
    const { rows } = await client.query(
      `select extract(epoch from imported_at)::float as imported, extract(epoch from ran_at)::float as began
       from editions, monitoring_states
       where source = $1 and number = $2 and (monitoring_states.editions ->> $1)::int = number`,
      [source, number],
    );
    if (rows[0] !== undefined) return { whole: since(rows[0].imported, looks), cycle: since(rows[0].began, looks) };
    await delay(100);
  }
}

function since(began: number, looks: readonly Span[]): Span {
  const end = looks.at(-1) as Span;
  const before = looks.findLast(({ seconds }) => seconds <= began) ?? (looks[0] as Span);
  return {
    seconds: end.seconds - began,
    server: end.server - before.server,
    database: end.database - before.database,
  };
}

/** A name that looks like one, the same for the same number, and another for nearly every other. */
function partyName(number: number): string {
  const syllables = [
    'ba',
    'ro',
    'mi',
    'tel',
    'sa',
    'no',
    'ker',
    'li',
    'dan',
    'vo',
    'us',
    'pa',
    'gri',
    'zhe',
    'lu',
    'fen',
  ];
  const word = (seed: number) => {
    let text = '';
    for (let left = (seed * 2_654_435_761) >>> 0, count = 0; count < 3; count += 1, left >>>= 4)
      text += syllables[left & 15];
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return `${word(number)} ${word(number * 31 + 7)} ${word(number * 17 + 3)}`;
}
