import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readArticleFile } from '../../src/media/read-article-file.js';

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

test('NDJSON, gzip of it, and CSV with other header names give the same article', async () => {
  const json = JSON.stringify({
    title: 'Trader fined',
    text: 'A trader was fined.',
    date: '2026-05-02',
    publisher: 'Courier',
  });
  const csv = '\uFEFFHeadline,Content,Publication Date,Source\nTrader fined,"A trader was fined.",2026-05-02,Courier\n';
  for (const content of [`${json}\n`, json, gzipSync(json), csv, csv.replaceAll(',', ';')]) {
    assert.deepEqual(
      (await rowsOf(content)).map((row) => row.article),
      [article],
    );
  }
});

test('a row that is no article says why, and the others are read', async () => {
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

test('a wrong date, a wrong address and a wrong country are left out of an article', async () => {
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
});

test('an empty file has no articles, and a cut gzip is an error', async () => {
  assert.deepEqual(await rowsOf(''), []);
  await assert.rejects(rowsOf(gzipSync('{"title":"a","text":"b"}\n'.repeat(2000)).subarray(0, 60)));
});
