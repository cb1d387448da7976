import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readArticleFile } from './read-article-file.js';
import { decodeText } from './reading/decode-text.js';
import { feedItems } from './reading/feed-items.js';
import { writtenDate } from './reading/written-date.js';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-articles-'));
after(() => rmSync(folder, { recursive: true, force: true }));

async function rowsOf(content: string | Buffer) {
  const path = join(folder, 'articles');
  writeFileSync(path, content);
  const rows = [];
  for await (const row of readArticleFile(path)) rows.push(row);
  return rows;
}

const article = {
  title: 'Trader fined',
  text: 'A trader was fined.',
  publishedAt: new Date('2026-05-02'),
  publisher: 'Courier',
};

test('NDJSON, gzipped NDJSON, and CSV with other headers or in UTF-16 give the same article', async () => {
  const json = JSON.stringify({
    title: 'Trader fined',
    text: 'A trader was fined.',
    date: '2026-05-02',
    publisher: 'Courier',
  });
  const csv = '\uFEFFHeadline,Content,Publication Date,Source\nTrader fined,"A trader was fined.",2026-05-02,Courier\n';
  const wide = Buffer.from(csv, 'utf16le');
  for (const content of [`${json}\n`, json, gzipSync(json), csv, csv.replaceAll(',', ';'), wide, wide.swap16()]) {
    assert.deepEqual(
      (await rowsOf(content)).map((row) => row.article),
      [article],
    );
  }
});

test('a row that is not an article is reported with the reason, and the others are read', async () => {
  const rows = await rowsOf('{"title":"a","text":"b"}\nnonsense\n[1]\n{"title":"only"}\n{"title":"c","text":"d"}\n');
  assert.deepEqual(
    rows.map(({ line, fault }) => [line, fault]),
    [
      [1, undefined],
      [2, 'is not valid JSON'],
      [3, 'has no title or no text'],
      [4, 'has no title or no text'],
      [5, undefined],
    ].map(([line, fault]) => [line, line === 3 ? 'is not an object' : fault]),
  );
});

test('the header alone determines the delimiter, and a row of another width is skipped', async () => {
  const rows = await rowsOf(
    'title,date,text\nBroker; convicted,2026-05-02,He was; jailed\nshort,2026-05-02\na,,b,c\nlast,,one,\n',
  );
  assert.deepEqual(
    rows.map(({ line, article: found, fault }) => [line, found?.title ?? fault, found?.text]),
    [
      [2, 'Broker; convicted', 'He was; jailed'],
      [3, 'has 2 cells instead of 3', undefined],
      [4, 'has 4 cells instead of 3', undefined],
      [5, 'last', 'one'],
    ],
  );
});

test('a line that is too long is skipped, and the others are read', async () => {
  const long = JSON.stringify({ title: 'long', text: 'x'.repeat(4 * 1024 * 1024) });
  const one = '{"title":"a","text":"b"}';
  for (const content of [`${one}\n${long}\n${one}\n`, gzipSync(`${one}\n${long}\n${one}`)]) {
    assert.deepEqual(
      (await rowsOf(content)).map(({ line, fault }) => [line, fault]),
      [
        [1, undefined],
        [2, 'is longer than 4 MB'],
        [3, undefined],
      ],
    );
  }
});

test('a file that is neither NDJSON nor a CSV of articles is refused by what it is', async () => {
  await assert.rejects(rowsOf('[{"title":"a","text":"b"}]'), /JSON array/);
  await assert.rejects(rowsOf('name,country\nx,y\n'), /its header has no title and no text/);
  await assert.rejects(rowsOf(`title,text\na,"${'x'.repeat(5 * 1024 * 1024)}\n`), /not a valid CSV/);
  await assert.rejects(readArticleFile(join(folder, 'none.csv')).next(), /^Error: none.csv: there is no such file$/);
  await assert.rejects(readArticleFile(folder).next(), /it is a directory$/);
});

test('an invalid date, URL or country is left out of an article and reported', async () => {
  const [row] = await rowsOf(
    JSON.stringify({
      title: 'a',
      text: 'b',
      date: 'yesterday',
      url: 'javascript:alert(1)',
      country: 'Atlantis',
      lang: 'English',
    }),
  );
  assert.deepEqual(row?.article, { title: 'a', text: 'b' });
  assert.deepEqual(row.leftOut, ['url', 'date', 'country']);
});

test('URLs are normalized as by a browser, countries read by name, languages with a region', async () => {
  const row = { title: 'a', text: 'b', lang: 'en-GB', country: 'Germany', thumbnail: 'https://x.example/"><script>' };
  const [read] = await rowsOf(JSON.stringify(row));
  const thumbnail = 'https://x.example/%22%3E%3Cscript%3E';
  assert.deepEqual(read?.article, { title: 'a', text: 'b', language: 'en', country: 'DE', thumbnail });
});

test('characters that cannot be stored become spaces', async () => {
  const [row] = await rowsOf(JSON.stringify({ title: 'a\0b', text: 'c\ud800', publisher: 'd\0e' }));
  assert.deepEqual(row?.article, { title: 'a b', text: 'c', publisher: 'd e' });
});

test('a date is read in every usual form, as UTC without a zone, and not at all if ambiguous', () => {
  for (const [written, moment] of [
    ['2026-05-02', '2026-05-02T00:00:00.000Z'],
    ['2026-05-02 10:00:00', '2026-05-02T10:00:00.000Z'],
    ['2026-05-02T10:00:00+09:00', '2026-05-02T01:00:00.000Z'],
    ['20260502T101112Z', '2026-05-02T10:11:12.000Z'],
    ['1777716000', '2026-05-02T10:00:00.000Z'],
    ['1777716000000', '2026-05-02T10:00:00.000Z'],
    ['31/12/2020', '2020-12-31T00:00:00.000Z'],
    ['12/31/2020 10:00 PM', '2020-12-31T22:00:00.000Z'],
    ['03.06.2024', '2024-06-03T00:00:00.000Z'],
    ['05/06/2024', undefined],
    ['05/06/24', undefined],
    ['31/02/2024', undefined],
    ['2026-02-31', undefined],
    ['02-May-2026', '2026-05-02T00:00:00.000Z'],
    ['May 2, 2026', '2026-05-02T00:00:00.000Z'],
    ['Thu, 19 Nov 2026 09:00:00 EST', '2026-11-19T14:00:00.000Z'],
    ['Thu, 19 Nov 26 09:00 +0100', '2026-11-19T08:00:00.000Z'],
    ['Thu Nov 19 2026 09:00:00 GMT+0100 (CET)', '2026-11-19T08:00:00.000Z'],
    ['Trader 5', undefined],
  ] as const) {
    assert.equal(writtenDate(written)?.toISOString(), moment, written);
  }
});

test('an empty file has no articles, and a truncated gzip is an error', async () => {
  assert.deepEqual(await rowsOf(''), []);
  await assert.rejects(rowsOf(gzipSync('{"title":"a","text":"b"}\n'.repeat(2000)).subarray(0, 60)));
});

/** The same words as bytes of a charset; Node itself writes UTF-8 alone. */
const CYRILLIC = 'Суд арестовал Иванова';
const windows1251 = (text: string) =>
  Buffer.from([...text].map((sign) => (/[А-я]/.test(sign) ? sign.charCodeAt(0) - 0x410 + 0xc0 : sign.charCodeAt(0))));
const SHIFT_JIS = Buffer.from([0x91, 0xdf, 0x95, 0xdf]);
for (const [what, bytes, contentType, text] of [
  ['what the server says', windows1251(CYRILLIC), 'text/html; charset=windows-1251', CYRILLIC],
  ['a charset of Windows by its number', SHIFT_JIS, 'text/html; charset=cp932', '逮捕'],
  [
    'what the page says where the server says what it says of every page',
    windows1251(`<meta charset="windows-1251">${CYRILLIC}`),
    'text/html; charset=UTF-8',
    `<meta charset="windows-1251">${CYRILLIC}`,
  ],
  ['UTF-8, whatever is said', Buffer.from(CYRILLIC), 'text/html; charset=iso-8859-1', CYRILLIC],
  ['UTF-8 with a broken sign', Buffer.concat([Buffer.from(CYRILLIC), Buffer.of(0xff)]), '', `${CYRILLIC}\ufffd`],
] as const) {
  test(`bytes of the web are read by ${what}`, () => assert.equal(decodeText(bytes, contentType), text));
}

test('an item of a JSON feed may have its URL as its id, and nested tags take no extra time', () => {
  const items = [
    { id: 'https://news.example/1', title: 'Fined', content_html: `${'<table><tr><td>'.repeat(20_000)}text` },
    { id: '2', title: 'Without an address' },
  ];
  const feed = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'News', items });
  assert.deepEqual(feedItems(feed, 'https://news.example/feed.json'), [
    { address: 'https://news.example/1', title: 'Fined', text: 'text' },
  ]);
});
