import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { feedItems } from '../reading/feed-items.js';
import { OFFICIAL_FEEDS } from './official-feeds.js';
import { readFeeds } from './read-feeds.js';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-feeds-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('the official feeds are built in, and a file adds, replaces and removes feeds', () => {
  assert.ok(Object.keys(OFFICIAL_FEEDS).length >= 10);
  assert.ok(readFeeds(undefined).every(({ address }) => address.startsWith('https://')));
  const file = join(folder, 'feeds.json');
  const own = {
    us_ftc: null,
    our_paper: 'https://paper.example.com/rss',
    fraud: { gdelt: 'fraud', every_minutes: 60 },
  };
  writeFileSync(file, JSON.stringify(own));
  const feeds = new Map(readFeeds(file).map((one) => [one.name, one]));
  assert.ok(!feeds.has('us_ftc') && feeds.has('us_sec'));
  assert.equal(feeds.get('our_paper')?.address, 'https://paper.example.com/rss');
  assert.deepEqual([feeds.get('fraud')?.kind, feeds.get('fraud')?.everyMinutes], ['gdelt', 60]);
  writeFileSync(
    file,
    JSON.stringify({ 'Bad Name': 'ftp://x', other: { address: 'https://x.y/', every: 1, country: 'QQ' } }),
  );
  assert.throws(
    () => readFeeds(file),
    (error: Error) =>
      ['Bad Name: the name must', 'Bad Name: address must', 'other: country must', 'other: every is unknown'].every(
        (part) => error.message.includes(part),
      ),
  );
  writeFileSync(file, '[1');
  assert.throws(() => readFeeds(file), /MEDIA_FEEDS: .* is not valid JSON/);
});

const source = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const samples = JSON.parse(source('src/adverse-media/feeds/samples.json')) as Record<string, string>;

for (const [name, { address, publisher, licence }] of Object.entries(OFFICIAL_FEEDS)) {
  test(`the sample of ${name} is read, and docs/article-feeds.md has its row`, () => {
    const [item] = feedItems(samples[name] ?? '', address);
    assert.equal(new URL(item?.address ?? '').host, new URL(address).host);
    assert.ok(item?.title && item.text);
    assert.match(item.publishedAt ?? '', /^2026-11-20T/);
    const row = [`\`${name}\``, publisher, licence, address].join(' | ');
    assert.ok(source('../docs/article-feeds.md').includes(row), row);
  });
}
