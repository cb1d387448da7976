import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { desc, eq, like } from 'drizzle-orm';
import { parsedLines, runCommand } from '../../test/support/run-command.js';
import { testDatabase } from '../../test/support/test-database.js';
import type { IncomingArticle } from '../domain/article.js';
import type { MediaFeed } from '../domain/media-feed.js';
import { forgetArticles } from './articles.js';
import { articlesRepository } from './articles.repository.js';
import { articles as articleRows } from './articles.table.js';
import { feedChecksRepository } from './feed-checks.repository.js';
import { feedItems } from './feed-checks.table.js';
import { mediaFeeds } from './feeds/media-feeds.js';
import { readingThreads } from './reading/reading-threads.js';
import { dueFeeds, type MediaUpdate, updateMedia } from './update-media.js';

const database = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'touchstone-media-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A publisher on loopback: what it answers, and what it was asked. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const answers = new Map<string, Answer>();
const requested: string[] = [];
const publisher = createServer((request, response) => {
  requested.push(request.url ?? '');
  const answer = answers.get(request.url ?? '') ?? answers.get((request.url ?? '').replace(/\?.*/, '?'));
  if (answer === undefined) response.writeHead(404).end('nothing here');
  else answer(request, response);
});
await new Promise<void>((listening) => publisher.listen(0, '127.0.0.1', listening));
after(() => {
  publisher.closeAllConnections();
  publisher.close();
});
const base = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;

const threads = readingThreads({ threads: 1 });
after(() => threads.close());
let clock = new Date('2026-11-20T10:00:00Z');
const now = () => clock;
const stored = { articles: articlesRepository(database), checks: feedChecksRepository(database) };

function feed(name: string, more: Partial<MediaFeed> = {}): MediaFeed {
  return { name, kind: 'feed', address: `${base}/${name}`, fullText: true, everyMinutes: 30, ...more };
}

async function update(
  feeds: readonly MediaFeed[],
  settings: { timeoutMs?: number; until?: Date } = {},
): Promise<MediaUpdate[]> {
  const source = mediaFeeds({
    ...{ feeds, threads, now, proxy: undefined, allowPrivate: ['127.0.0.1'], maxBytes: 1_000_000 },
    ...{ timeoutMs: 60_000, pauseMs: 0, ...settings },
  });
  const done: MediaUpdate[] = [];
  try {
    const deps = {
      ...stored,
      feeds: source,
      now,
      readArticle: (one: IncomingArticle) => threads.read('article', one),
    };
    await updateMedia(deps, feeds, {
      until: settings.until ?? new Date(clock.getTime() + 60_000),
      report: (one) => done.push(one),
    });
  } finally {
    await source.close();
  }
  return done;
}

const storedAt = (path: string) =>
  database.db
    .select()
    .from(articleRows)
    .where(eq(articleRows.url, `${base}${path}`))
    .orderBy(desc(articleRows.number));

function serve(path: string, body: string | Buffer, headers: Record<string, string> = {}): void {
  answers.set(path, (_, response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body));
}

function rss(...items: { path: string; title: string; description?: string; date?: string }[]): string {
  const entries = items.map(
    ({ path, title, description = 'A short summary.', date = 'Thu, 19 Nov 2026 09:00:00 GMT' }) =>
      `<item><title>${title}</title><link>${base}${path}</link><description>${description}</description><pubDate>${date}</pubDate></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${entries.join('')}</channel></rss>`;
}

const STORY =
  'Harold Brindlemoor, 45, of Leeds in the United Kingdom, pleaded guilty on Monday to money laundering. Prosecutor Lisa Quaynor said the scheme ran for six years. Judge Peter Ashdown adjourned the case until March next year.';

function page(story: string, title = 'Bank manager pleads guilty'): string {
  return `<!doctype html><html><head><title>${title}</title><meta property="og:site_name" content="The Courier">
    <script>fetch('${base}/tracked')</script></head><body><nav><a href="/">Home</a> <a href="/sport">Sport</a></nav>
    <article><h1>${title}</h1><p>${story}</p><img src="${base}/tracked" onerror="fetch('${base}/tracked')">
    <p>The hearing was held at the crown court, and it lasted for several hours. Reporters were admitted.</p></article>
    <footer>Subscribe to our newsletter for 1 pound</footer></body></html>`;
}

test('RSS, Atom, RDF and JSON feeds yield the full text of their pages, without menus and scripts', async () => {
  const entry = (path: string) => ({ path, title: 'Bank manager pleads guilty &amp; more' });
  // Older publishers declare entities by reference, which nobody fetches.
  const declared = '?><!DOCTYPE rss [<!ENTITY % latin PUBLIC "-//W3C//ENTITIES Latin 1//EN" "lat1.ent">\n%latin;]>';
  serve('/rss', rss(entry('/rss-story')).replace('?>', declared));
  serve(
    '/atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>N</title><entry><title type="html">Bank &lt;b&gt;manager&lt;/b&gt; pleads guilty</title>
     <link href="/atom-story"/><id>urn:1</id><updated>2026-11-19T09:00:00Z</updated><summary>s</summary></entry></feed>`,
  );
  serve(
    '/rdf',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
     <channel rdf:about="x"><title>N</title></channel><item rdf:about="x"><title>Bank manager pleads guilty</title><link>${base}/rdf-story</link>
     <dc:date>2026-11-19T18:00:00+09:00</dc:date></item></rdf:RDF>`,
  );
  serve(
    '/json',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'N',
      items: [
        {
          id: '1',
          url: `${base}/json-story`,
          title: 'Bank manager pleads guilty',
          date_published: '2026-11-19T09:00:00Z',
        },
      ],
    }),
  );
  for (const kind of ['rss', 'atom', 'rdf', 'json']) {
    serve(`/${kind}-story`, gzipSync(page(STORY.replace('Leeds', kind))), { 'content-encoding': 'gzip' });
  }
  const done = await update(['rss', 'atom', 'rdf', 'json'].map((name) => feed(name)));
  assert.deepEqual(
    done.map(({ outcome, fresh, stored: count }) => [outcome, fresh, count]),
    Array.from({ length: 4 }, () => ['updated', 1, 1]),
  );
  for (const kind of ['rss', 'atom', 'rdf', 'json']) {
    const [article] = await storedAt(`/${kind}-story`);
    assert.ok(article);
    assert.match(article.text, /^(?:Bank manager pleads guilty\n)?Harold Brindlemoor/);
    assert.ok(!/Sport|newsletter|fetch/.test(article.text), article.text);
    assert.equal(article.publishedAt?.toISOString(), '2026-11-19T09:00:00.000Z');
    assert.equal(article.publisher, 'The Courier');
    assert.ok(article.reading.parties.some(({ name, adverse }) => name === 'Harold Brindlemoor' && adverse));
  }
  assert.equal((await storedAt('/rss-story'))[0]?.title, 'Bank manager pleads guilty & more');
  assert.equal((await storedAt('/atom-story'))[0]?.title, 'Bank manager pleads guilty');
  assert.ok(!requested.includes('/tracked'), 'nothing of a page is fetched or run');
});

test('a feed is requested with its validator, and a page already fetched is not fetched again', async () => {
  const body = rss({ path: '/once-story', title: 'Dealer jailed for fraud' });
  answers.set('/once', (request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(body);
  });
  serve('/once-story', page(STORY));
  assert.equal((await update([feed('once')]))[0]?.stored, 1);
  assert.equal((await update([feed('once')]))[0]?.outcome, 'not_modified');
  serve('/once', body);
  const [again] = await update([feed('once')]);
  assert.deepEqual([again?.outcome, again?.fresh, again?.stored], ['updated', 0, 0]);
  assert.equal(requested.filter((path) => path === '/once-story').length, 1);
});

test('a page that may not or cannot be fetched is replaced by the text of the feed', async () => {
  answers.set('/robots.txt', (_, response) => void response.end('User-agent: *\nDisallow: /forbidden\n'));
  serve('/forbidden', page('never seen'));
  answers.set('/inside', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.2:1/admin' }).end());
  answers.set(
    '/metadata',
    (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  );
  answers.set('/loop', (_, response) => void response.writeHead(302, { location: '/loop' }).end());
  let sent = 0;
  answers.set('/huge', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const part = Buffer.alloc(1 << 20, 'x');
    response.on('error', () => {});
    const more = (): void => {
      if (response.destroyed || sent >= 50) return void response.end();
      sent += 1;
      response.write(part, () => setImmediate(more));
    };
    more();
  });
  serve('/bomb', gzipSync(Buffer.alloc(50 << 20, 'x')), { 'content-encoding': 'gzip' });
  serve('/packed', page('never seen'), { 'content-encoding': 'zstd' });
  serve('/paper.pdf', '%PDF-1.4', { 'content-type': 'application/pdf' });
  serve('/empty', '<html><body></body></html>');
  serve('/deep', `${'<div>'.repeat(20_000)}x`);
  const paths = [
    '/forbidden',
    '/inside',
    '/metadata',
    '/loop',
    '/huge',
    '/bomb',
    '/packed',
    '/paper.pdf',
    '/empty',
    '/deep',
    '/gone',
  ];
  serve(
    '/hard',
    rss(
      ...paths.map((path) => ({
        path,
        title: `Trader convicted of bribery ${path}`,
        description: 'What the feed says.',
      })),
    ),
  );
  const [done] = await update([feed('hard')]);
  assert.deepEqual([done?.stored, done?.withoutPage], [paths.length, paths.length]);
  for (const path of paths) assert.equal((await storedAt(path))[0]?.text, 'What the feed says.', path);
  assert.ok(!requested.includes('/forbidden'));
  assert.ok(sent < 50, 'a page that is too large is not read to its end');
  answers.delete('/robots.txt');
});

test('an invalid or far future date is left out; broken HTML and other charsets are read', async () => {
  serve(
    '/odd',
    rss(
      { path: '/undated', title: 'Dealer jailed', date: 'the day before yesterday' },
      { path: '/ahead', title: 'Dealer jailed', date: 'Thu, 19 Nov 2099 09:00:00 GMT' },
      { path: '/broken', title: 'Dealer jailed' },
      { path: '/russian', title: 'Бывшего чиновника осудили' },
    ),
    { 'content-type': 'application/rss+xml; charset=utf-8' },
  );
  serve('/undated', page(STORY));
  serve('/ahead', page(STORY));
  serve(
    '/broken',
    `<html><body><p>${STORY}<div><b>Unclosed <p>paragraph <table><tr><td></p>${'More words. '.repeat(30)}`,
  );
  const russian = 'Виктор Перелыгин был осужден на семь лет лишения свободы за взятку. '.repeat(5);
  const bytes = Buffer.from(
    [...`<meta charset="windows-1251"><article><p>${russian}</p></article>`].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );
  serve('/russian', bytes);
  await update([feed('odd')]);
  assert.equal((await storedAt('/undated'))[0]?.publishedAt, null);
  assert.equal((await storedAt('/ahead'))[0]?.publishedAt, null);
  assert.ok((await storedAt('/broken'))[0]?.text.includes('Harold Brindlemoor'));
  const [article] = await storedAt('/russian');
  assert.ok(article);
  assert.ok(article.text.includes('Виктор Перелыгин'), article.text);
  assert.equal(article.language, 'ru');
});

test('a temporary failure is retried, and in the end the text of the feed is used', async () => {
  serve('/slow', rss({ path: '/slow-story', title: 'Dealer jailed', description: 'Said by the feed.' }));
  answers.set('/slow-story', () => {});
  const [first] = await update([feed('slow')], { timeoutMs: 1000 });
  assert.deepEqual([first?.stored, first?.waiting], [0, 1]);
  assert.deepEqual(
    (await update([feed('slow')])).map(({ waiting }) => waiting),
    [0],
  );
  for (const [hours, waiting, count] of [
    [1, 1, 0],
    [2, 0, 1],
  ] as const) {
    clock = new Date(clock.getTime() + hours * 3_600_000);
    answers.set('/slow-story', (_, response) => void response.writeHead(503).end());
    const [next] = await update([feed('slow')]);
    assert.deepEqual([next?.waiting, next?.stored], [waiting, count]);
  }
  assert.equal((await storedAt('/slow-story'))[0]?.text, 'Said by the feed.');
});

test('characters that cannot be stored keep no article out', async () => {
  const title = 'Broker\0 jailed \ud800';
  const items = [{ id: '1', url: `${base}/nul`, title, content_text: `${STORY}\0`, authors: [{ name: 'A\0B' }] }];
  serve('/nul', JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'N', items }));
  assert.equal((await update([feed('nul', { fullText: false })]))[0]?.stored, 1);
  assert.equal((await storedAt('/nul'))[0]?.author, 'A B');
});

test('an invalid or unreachable feed fails alone and is polled less and less often', async () => {
  serve('/page', page(STORY));
  serve('/xml', '<rss version="2.0"><channel><item><title>cut off');
  serve('/good', rss({ path: '/good-story', title: 'Dealer jailed', description: STORY }));
  const away = feed('away', { address: 'http://127.0.0.1:1/feed' });
  const forbidden = feed('private', { address: 'http://192.168.0.1/feed' });
  const feeds = [feed('page'), away, forbidden, feed('good', { fullText: false }), feed('xml')];
  const done = new Map((await update(feeds)).map((one) => [one.feed, one]));
  assert.match(done.get('page')?.reason ?? '', /it is not an RSS, Atom, RDF or JSON feed/);
  assert.equal(done.get('away')?.outcome, 'unreachable');
  assert.match(done.get('private')?.reason ?? '', /192\.168\.0\.1 is not public; MEDIA_ALLOW_PRIVATE/);
  assert.equal(done.get('xml')?.outcome, 'failed');
  assert.equal(done.get('good')?.stored, 1);
  assert.ok(!requested.includes('/good-story'), 'without full text no page is fetched');
  const due = async () =>
    (await dueFeeds({ ...stored, feeds: { feeds } as never, now })).map(({ name }) => name).sort();
  assert.deepEqual(await due(), []);
  clock = new Date(clock.getTime() + 31 * 60_000);
  assert.deepEqual(await due(), ['good']);
  clock = new Date(clock.getTime() + 30 * 60_000);
  assert.deepEqual(await due(), ['away', 'good', 'page', 'private', 'xml']);
});

test('a GDELT query yields the articles it names, further back than one answer reaches', async () => {
  const list = (first: number, count: number) => ({
    articles: Array.from({ length: count }, (_, at) => ({
      url: `${base}/gdelt-${first + at}`,
      title: `Trader ${first + at} charged with bribery`,
      seendate: `20261120T${String(9 - Math.floor((first + at) / 250)).padStart(2, '0')}0000Z`,
      ...{ domain: 'news.example.com', sourcecountry: 'Belarus', socialimage: 'javascript:alert(1)' },
    })),
  });
  const queries: URL[] = [];
  answers.set('/gdelt?', (request, response) => {
    const url = new URL(request.url ?? '', base);
    queries.push(url);
    response.end(JSON.stringify(queries.length === 1 ? list(0, 250) : list(250, 3)));
  });
  const asking = feed('gdelt', { kind: 'gdelt', query: 'bribery sourcelang:english', fullText: false });
  // Leaves no time to read any.
  const [done] = await update([asking], { until: clock });
  assert.deepEqual([done?.fresh, done?.stored], [253, 0]);
  assert.equal(queries[0]?.searchParams.get('query'), 'bribery sourcelang:english');
  assert.equal(queries[1]?.searchParams.get('enddatetime'), '20261120090000');
  const [last] = (await database.db.select().from(feedItems)).filter(({ item }) =>
    item?.address.endsWith('/gdelt-252'),
  );
  assert.deepEqual(
    [last?.item?.country, last?.item?.publisher, last?.item?.thumbnail],
    ['BY', 'news.example.com', undefined],
  );
  answers.set('/gdelt?', (_, response) => void response.end('Your query was too short or too long.'));
  assert.match((await update([asking], { until: clock }))[0]?.reason ?? '', /too short or too long/);
});

test('the command fetches feeds by name, reports each, and fails if one fails', async () => {
  serve('/command', rss({ path: '/command-story', title: 'Dealer jailed', description: STORY }));
  const file = join(folder, 'command.json');
  writeFileSync(file, JSON.stringify({ here: { address: `${base}/command`, full_text: false }, away: `${base}/none` }));
  const env = { DATABASE_URL: database.url, MEDIA_FEEDS: file, MEDIA_ALLOW_PRIVATE: '127.0.0.1' };
  const ended = await runCommand(['media', 'update', 'here', 'away', '--json'], '', env);
  assert.equal(ended.code, 1, ended.stderr);
  const reported = new Map(
    parsedLines<{ feed: string; stored: number; reason: string }>(ended.stdout).map((one) => [one.feed, one]),
  );
  assert.equal(reported.get('here')?.stored, 1);
  assert.match(reported.get('away')?.reason ?? '', /it answered 404/);
  assert.match(ended.stderr, /1 of 2 feeds could not be fetched/);
});

test('articles older than the retention are deleted, and so are items no longer in any feed', async () => {
  const of = () =>
    database.db
      .select()
      .from(articleRows)
      .where(like(articleRows.url, `${base}/rss%`));
  assert.equal((await of()).length, 1);
  await forgetArticles({ ...stored, retentionDays: 0, now: () => new Date('2027-03-01T00:00:00Z') });
  assert.equal((await of()).length, 1, 'without a retention nothing is forgotten');
  assert.ok((await database.db.select().from(feedItems)).every(({ item }) => item !== null));
  await forgetArticles({ ...stored, retentionDays: 30, now: () => new Date('2027-03-01T00:00:00Z') });
  assert.equal((await of()).length, 0);
});
