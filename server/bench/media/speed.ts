import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { addArticles } from '../../src/adverse-media/articles.js';
import { articlesRepository } from '../../src/adverse-media/articles.repository.js';
import { articleNames, articles } from '../../src/adverse-media/articles.table.js';
import { readingThreads } from '../../src/adverse-media/reading/reading-threads.js';
import { judgeArticles } from '../../src/adverse-media/understanding/judge-articles.js';
import { subjectKeys } from '../../src/adverse-media/understanding/media-subject.js';
import type { IncomingArticle } from '../../src/domain/article.js';
import type { Database } from '../../src/platform/database/database.js';
import { openStorage } from '../../src/platform/database/open-storage.js';
import { migrateJobs } from '../../src/platform/jobs/migrate-jobs.js';
import { labelledArticles } from './labelled-articles.js';

/**
 * How fast articles come in, and how fast a subject's are found among many: `node dist/bench/media/speed.js [stored articles]
 * [folder of the articles]`. On an embedded database of its own, in a temporary folder that is gone afterwards. What is stored
 * in bulk is a real reading under invented names: reading a million articles would take more than an hour.
 */
const [stored = '50000', folder = '../shared/data/adverse-media'] = process.argv.slice(2);
const INGESTED = 2000;
const RUN = 200;
const SUBJECTS = 400;
/** Different names among the stored articles: a few are named often, most seldom. */
const NAMES = Math.max(20_000, Math.floor(Number(stored) / 4));
const NAMES_AN_ARTICLE = 4;

/** Mulberry32: the same articles every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const chance = dice(7);
const pick = (count: number, skew = 1) => Math.min(count - 1, Math.floor(count * chance() ** skew));

const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-bench-media-'));
const storage = await openStorage({ dataDir }, { say: () => {}, migrateOthers: migrateJobs });
const threads = readingThreads({ threads: availableParallelism() });
try {
  await measure(storage.database);
} finally {
  await threads.close();
  await storage.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(database: Database): Promise<void> {
  const store = articlesRepository(database);
  const deps = {
    articles: store,
    readArticle: (one: IncomingArticle) => threads.read('article', one),
    now: () => new Date(),
  };
  const given = samples();
  const incoming = Array.from({ length: INGESTED }, (_, at): IncomingArticle => {
    const { title, text } = given[at % given.length] as IncomingArticle;
    return { title, text: `${text}\n${surname()} ${at}`, url: `https://news.example.com/${at}` };
  });
  // The threads load their tables with the first article.
  await addArticles(deps, incoming.slice(0, RUN));
  const begun = performance.now();
  const used = process.cpuUsage();
  for (let first = RUN; first < INGESTED; first += RUN) await addArticles(deps, incoming.slice(first, first + RUN));
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(used);
  const count = INGESTED - RUN;
  tell(
    `articles read and stored a second, ${availableParallelism()} threads, on the clock`,
    Math.round(count / seconds),
    '>= 200',
  );
  tell('processor time of one, the database left out, ms', ((user + system) / 1000 / count).toFixed(2), '');

  const people = Array.from({ length: NAMES }, () => `${surname()} ${surname()} ${surname()}`.trim());
  await fill(database, people, Number(stored) - INGESTED);
  const times: number[] = [];
  const whole: number[] = [];
  let found = 0;
  const spent = process.cpuUsage();
  for (let round = 0; round < SUBJECTS; round += 1) {
    const name = people[pick(NAMES, 2)] as string;
    const subject = { name, aliases: [], entityTypes: ['Person'], countries: [], relatives: [] } as const;
    const at = performance.now();
    const candidates = await store.named('a'.repeat(24), subjectKeys(subject), 500);
    times.push(performance.now() - at);
    judgeArticles(subject, candidates, []);
    whole.push(performance.now() - at);
    found += candidates.length;
  }
  const cpu = process.cpuUsage(spent);
  const [rows] = (await database.db.execute(sql`select count(*)::int as count from ${articles}`)).rows;
  tell(`a subject's articles found among ${String(rows?.count)}, p50 ms`, quantile(times, 0.5), '<= 20');
  tell('the same, p90, p99 ms', `${quantile(times, 0.9)}, ${quantile(times, 0.99)}`, '');
  tell('found and judged, p50, p99 ms', `${quantile(whole, 0.5)}, ${quantile(whole, 0.99)}`, '');
  tell(
    'processor time of one, the database left out, mean ms',
    ((cpu.user + cpu.system) / 1000 / SUBJECTS).toFixed(1),
    '',
  );
  tell('articles found for a subject, mean', (found / SUBJECTS).toFixed(1), '');
}

/** Real articles where they are there, otherwise one that is invented. */
function samples(): IncomingArticle[] {
  const real = labelledArticles(folder).map(({ title, text }) => ({ title, text }));
  if (real.length > 0) return real;
  const text =
    'Harold Brindlemoor, 45, of Leeds in the United Kingdom, pleaded guilty on Monday to money laundering. Prosecutor Lisa Quaynor said the scheme ran for six years. ';
  return [{ title: 'Former bank manager pleads guilty to money laundering', text: text.repeat(16) }];
}

/** Copies stored articles under other names, by statements of the database alone. */
async function fill({ db }: Database, people: readonly string[], count: number): Promise<void> {
  const keys = people.map((name) =>
    subjectKeys({ name, aliases: [], entityTypes: ['Person'], countries: [], relatives: [] }),
  );
  for (let made = 0; made < count; made += 5000) {
    const size = Math.min(5000, count - made);
    const chosen = Array.from({ length: size }, () => Array.from({ length: NAMES_AN_ARTICLE }, () => pick(NAMES, 2)));
    const { rows } = await db.execute<{ number: string }>(sql`
      insert into ${articles} (id, organization_id, story_id, content_hash, title, text, url, language, published_at, publisher,
        publisher_tier, stored_at, wrongdoing, reading)
      select 'f' || lpad(to_hex(${made} + i), 23, '0'), '', 'f' || lpad(to_hex(${made} + i), 23, '0'), 'x' || (${made} + i), title, text, url, language,
        now() - interval '1 day' * random() * 2000, 'The Courier', 2, now(), 0.9, reading
      from generate_series(1, ${size}) i join (select row_number() over () as at, a.* from (select * from ${articles}
        where number <= 2000 and wrongdoing >= 0.5 order by number limit 200) a) sample on sample.at = 1 + i % 100
      returning number`);
    const pairs = rows.flatMap(({ number }, at) =>
      [...new Set((chosen[at] ?? []).flatMap((person) => keys[person] ?? []))].map(
        (key) => [key, Number(number)] as const,
      ),
    );
    await db.execute(sql`
      insert into ${articleNames} (key, article) select * from unnest(${sql.param(pairs.map(([key]) => key))}::bigint[],
        ${sql.param(pairs.map(([, article]) => article))}::bigint[])`);
    if (made % 100_000 === 0) process.stderr.write(`${made} articles\r`);
  }
  await db.execute(sql`analyze`);
}

/** Pronounceable, and nobody's. */
function surname(): string {
  const onsets = ['b', 'br', 'd', 'f', 'g', 'k', 'kr', 'l', 'm', 'n', 'p', 'r', 's', 'st', 't', 'tr', 'v', 'z'];
  const nuclei = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou'];
  const codas = ['n', 'r', 's', 'l', 'sk', 'v', ''];
  const part = () => `${onsets[pick(18)]}${nuclei[pick(7)]}${codas[pick(7)]}`;
  const word = part() + part() + (chance() < 0.5 ? part() : '');
  return word[0]?.toUpperCase() + word.slice(1);
}

function quantile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
}

function tell(what: string, measured: string | number, goal: string): void {
  process.stdout.write(`${what.padEnd(84)} ${String(measured).padStart(14)}  ${goal}\n`);
}
