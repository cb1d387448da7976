import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { like } from 'drizzle-orm';
import { parsedLines, runCommand } from '../../test/support/run-command.js';
import { testDatabase } from '../../test/support/test-database.js';
import type { IncomingArticle } from '../domain/article.js';
import { addArticles } from './articles.js';
import { articlesRepository } from './articles.repository.js';
import { articles as articleRows } from './articles.table.js';
import { readingThreads } from './reading/reading-threads.js';

const database = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'touchstone-articles-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const threads = readingThreads({ threads: 1 });
after(() => threads.close());

const STORY = 'Harold Brindlemoor, 45, of Leeds, pleaded guilty on Monday to money laundering.';

test('an import reports and skips unreadable lines, and keeps what precedes a truncation', async () => {
  const env = { DATABASE_URL: database.url };
  const lines = [{ title: 'Import one', text: STORY, date: '05/06/2024' }, { title: 'no text' }].map((one) =>
    JSON.stringify(one),
  );
  const good = join(folder, 'import.ndjson');
  writeFileSync(good, lines.join('\n'));
  const empty = join(folder, 'empty.csv');
  writeFileSync(empty, '');
  const ended = await runCommand(['media', 'import', good, empty, '--json'], '', env);
  assert.equal(ended.code, 1);
  assert.match(ended.stderr, /No articles in empty\.csv/);
  assert.match(ended.stderr, /import\.ndjson line 1: omitted date, which could not be read/);
  assert.match(ended.stderr, /skipped import\.ndjson line 2: has no title or no text/);
  const [counts] = parsedLines<Record<string, number>>(ended.stdout);
  assert.deepEqual([counts?.stored, counts?.skipped, counts?.incomplete], [1, 1, 1]);
  const cut = join(folder, 'cut.csv');
  writeFileSync(cut, `title,text\nImport two,${STORY.replaceAll(',', '')}\nImport three,"never closed`);
  const broken = await runCommand(['media', 'import', cut], '', env);
  assert.equal(broken.code, 1);
  assert.match(broken.stderr, /not a valid CSV/);
  const titles = await database.db.select().from(articleRows).where(like(articleRows.title, 'Import %'));
  assert.deepEqual(titles.map(({ title }) => title).sort(), ['Import one', 'Import two']);
  const nobody = await runCommand(['media', 'import', good, '--organization', 'Nobody'], '', env);
  assert.equal(nobody.code, 1);
  assert.match(nobody.stderr, /organization does not exist/);
});

test('an article that cannot be read fails alone', async () => {
  const incoming = [1, 2, 3].map((at) => ({ title: `Alone ${at}`, text: `${STORY} ${at}` }));
  const readArticle = (one: IncomingArticle) =>
    one.title === 'Alone 2' ? Promise.reject(new Error('it took too long')) : threads.read('article', one);
  const added = await addArticles({ articles: articlesRepository(database), readArticle, now: () => new Date() }, [
    ...incoming,
    incoming[0] as IncomingArticle,
  ]);
  assert.deepEqual(
    added.map(({ status }) => status),
    ['stored', 'failed', 'stored', 'known'],
  );
  const rows = await database.db.select().from(articleRows).where(like(articleRows.title, 'Alone %'));
  assert.deepEqual(
    added.map((one) => (one.status === 'stored' ? rows.find(({ id }) => id === one.id)?.title : undefined)),
    ['Alone 1', undefined, 'Alone 3', undefined],
  );
});
