import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { dueSources, type ListCheck } from '../update-lists.js';
import { listFeeds } from './list-feeds.js';
import { readPublishers } from './read-publishers.js';

const CONTACT = 'compliance@example.org';

const answers = new Map<string, (response: ServerResponse) => void>();
const requested: IncomingMessage[] = [];
const publisher = createServer((request, response) => {
  requested.push(request);
  answers.get(request.url ?? '')?.(response);
});
await new Promise<void>((listening) => publisher.listen(0, '127.0.0.1', listening));
after(() => publisher.close());
const base = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;

function feedsOf(source: string, addresses: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-addresses-'));
  const own = join(folder, 'addresses.json');
  writeFileSync(own, JSON.stringify({ [source]: addresses }));
  const feeds = listFeeds({
    ...{ publishers: readPublishers(own, CONTACT), contact: CONTACT, proxy: undefined, allowPrivate: ['127.0.0.1'] },
    ...{ maxBytes: 1_000_000, timeoutMs: 60_000, retryMs: 1, pauseMs: 1 },
  });
  rmSync(folder, { recursive: true });
  after(() => feeds.close());
  return feeds;
}

/** An answer of Wikidata's query service. */
function mayors(...persons: readonly string[]): string {
  const item = (id: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${id}` });
  const text = (value: string) => ({ type: 'literal', value });
  const bindings = persons.map((id) => ({
    ...{ person: item(id), name: text(`Invented Holder of ${id}`), class: item('Q30185') },
    ...{ position: item('Q900000101'), title: text('Mayor of Exampleton') },
  }));
  return JSON.stringify({ head: { vars: ['person', 'name', 'class', 'position', 'title'] }, results: { bindings } });
}

test('pages of Wikidata are fetched one after another, with a contact, and again when the service says so', async () => {
  let [busy, open] = [4, 0];
  answers.set('/sparql?page=1', (response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    response.end(mayors('Q900000001', 'Q900000002'));
  });
  answers.set('/sparql?page=2', (response) => {
    assert.equal(open, 0);
    busy -= 1;
    if (busy > 0) response.writeHead(429, { 'retry-after': '0' }).end();
    else response.end(mayors('Q900000002', 'Q900000003'));
  });
  const feeds = feedsOf('wikidata', [`${base}/sparql?page=1`, `${base}/sparql?page=2`]);
  const fetched = await feeds.fetch('wikidata', { validators: [] });
  assert.ok(fetched.kind === 'fetched');
  const found: string[] = [];
  for await (const { sourceId, categories } of fetched.reading.records()) found.push(`${sourceId} ${categories}`);
  await fetched.remove();
  assert.equal(fetched.reading.format, 'Wikidata query results JSON');
  assert.deepEqual(
    found,
    ['Q900000001', 'Q900000002', 'Q900000003'].map((id) => `${id} PEP Level 4`),
  );
  // Four attempts at the second page: as many as the service asks for.
  assert.equal(requested.length, 5);
  for (const { headers } of requested)
    assert.match(headers['user-agent'] ?? '', /^touchstone-lists\/[\d.]+ \(compliance@example\.org\)$/);
});

test('a publisher that keeps failing without naming a time is asked three times', async () => {
  requested.length = 0;
  answers.set('/busy', (response) => response.writeHead(503).end());
  await assert.rejects(feedsOf('wikidata', [`${base}/busy`]).fetch('wikidata', { validators: [] }), /answered 503/);
  assert.equal(requested.length, 3);
});

test('a publisher that wants a contact is fetched by default once there is one, at its own interval', async () => {
  assert.ok(!readPublishers(undefined).byDefault.includes('wikidata'));
  assert.ok(readPublishers(undefined, CONTACT).byDefault.includes('wikidata'));
  assert.ok(readPublishers(undefined).byDefault.includes('eu_parliament'));
  const confirmedAt = new Date('2026-11-20T04:00:00Z');
  const all = readPublishers(undefined, CONTACT).byDefault.map(
    (source): ListCheck => ({ source, confirmedAt, validators: [], failures: 0 }),
  );
  const due = (hours: number) =>
    dueSources({
      feeds: { ...feedsOf('wikidata', [`${base}/busy`]), byDefault: ['wikidata', 'eu_parliament'] },
      checks: { all: async () => all, confirm: async () => {}, fail: async () => {} },
      now: () => new Date(confirmedAt.getTime() + hours * 3_600_000),
    });
  assert.deepEqual(await due(19), []);
  assert.deepEqual(await due(71), ['eu_parliament']);
  assert.deepEqual(await due(72), ['wikidata', 'eu_parliament']);
});
