import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { parsedLines, runCommand } from '../../test/support/run-command.js';
import { testDatabase } from '../../test/support/test-database.js';
import { readConfig } from '../platform/config/config.js';
import { idFactory } from '../platform/database/new-id.js';
import { rollbackList } from './editions.js';
import { editionsRepository } from './editions.repository.js';
import { type FeedSettings, listFeeds } from './feeds/list-feeds.js';
import { readPublishers } from './feeds/read-publishers.js';
import { listChecksRepository } from './list-checks.repository.js';
import { READER_VERSION } from './read-list.js';
import { dueSources, type ListUpdate, updateLists } from './update-lists.js';
import { updateListsInWorker } from './update-lists-in-worker.module.js';

const database = await testDatabase();
// Other files of tests fetch at the same time.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'update-lists-'));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-feeds-'));
after(() => rmSync(folder, { recursive: true, force: true }));

type Addresses = Readonly<Record<string, readonly (string | { url: string; headers: Record<string, string> })[]>>;

/** Publisher on loopback, with its answers and the requests it received. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const answers = new Map<string, Answer>();
const requested: IncomingMessage[] = [];
const publisher = createServer((request, response) => {
  requested.push(request);
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) response.writeHead(404).end('nothing here');
  else answer(request, response);
});
await new Promise<void>((listening) => publisher.listen(0, '127.0.0.1', listening));
after(() => publisher.close());
const base = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;

const editions = editionsRepository(database);
const checks = listChecksRepository(database);
let clock = new Date('2026-11-20T04:00:00Z');
const now = () => clock;

function deps(addresses: Addresses, settings: Partial<FeedSettings> = {}) {
  const own = join(folder, 'addresses.json');
  // Publishers' own addresses must not be requested here.
  const none = Object.fromEntries(readPublishers(undefined).known.map((source) => [source, []]));
  writeFileSync(own, JSON.stringify({ ...none, ...addresses }));
  const feeds = listFeeds({
    publishers: readPublishers(own),
    proxy: undefined,
    allowPrivate: ['127.0.0.1'],
    maxBytes: 1_000_000,
    timeoutMs: 60_000,
    retryMs: 1,
    pauseMs: 1,
    ...settings,
  });
  after(() => feeds.close());
  // The files of these tests are small.
  return { now, newId: idFactory(now), editions, checks, feeds, sourceNamed: () => undefined };
}

async function update(addresses: Addresses, settings: Partial<FeedSettings> = {}): Promise<ListUpdate[]> {
  const done: ListUpdate[] = [];
  for await (const one of updateLists(deps(addresses, settings), Object.keys(addresses))) done.push(one);
  return done;
}

function sdn(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => `${at + 1},"EXAMPLE ${at} CO.",${'-0- ,'.repeat(9)}-0- `);
  return [...rows, '\x1a'].join('\r\n');
}

function file(body: string, tag = `"${body.length}"`): Answer {
  return (request, response) => {
    if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
    else response.writeHead(200, { etag: tag, 'content-length': Buffer.byteLength(body) }).end(body);
  };
}

test('a list is fetched and imported; the next request finds nothing newer', async () => {
  answers.set('/sdn.csv', file(sdn(20)));
  const addresses = { ofac_sdn: [`${base}/sdn.csv`] };
  const [first] = await update(addresses);
  assert.ok(first?.outcome === 'updated', JSON.stringify(first));
  assert.deepEqual([first.edition.recordCount, first.edition.origin], [20, addresses.ofac_sdn]);
  clock = new Date('2026-11-21T04:00:00Z');
  const [again] = await update(addresses);
  assert.equal(again?.outcome, 'not_modified');
  const [inForce] = await editions.inForce();
  assert.equal(inForce?.confirmedAt?.toISOString(), '2026-11-21T04:00:00.000Z');
  answers.set('/sdn.csv', file(sdn(25)));
  const [newer] = await update(addresses);
  assert.ok(newer?.outcome === 'updated');
  assert.equal(newer.edition.added, 5);
});

test('a list without validators is fetched in full, and the same bytes make no edition', async () => {
  answers.set('/plain.csv', (_, response) => response.end(sdn(25)));
  const [update1] = await update({ ofac_sdn: [`${base}/plain.csv`] });
  assert.equal(update1?.outcome, 'unchanged');
});

test('an unchanged list is fetched and read again after an upgrade of its reader', async () => {
  answers.set('/upgrade.csv', file(sdn(25)));
  const addresses = { ofac_sdn: [`${base}/upgrade.csv`] };
  await update(addresses);
  assert.equal((await update(addresses))[0]?.outcome, 'not_modified');
  await database.pool.query(`update editions set reader_version = reader_version - 1 where source = 'ofac_sdn'`);
  const [anew] = await update(addresses);
  assert.ok(anew?.outcome === 'updated', JSON.stringify(anew));
  assert.deepEqual([anew.edition.readerVersion, anew.edition.changed], [READER_VERSION, 0]);
  assert.equal((await update(addresses))[0]?.outcome, 'not_modified');
});

test('an update does not import a rolled back list again until the publisher has a newer one', async () => {
  answers.set('/back.csv', (_, response) => response.end(sdn(30)));
  const addresses = { ofac_sdn: [`${base}/back.csv`] };
  assert.equal((await update(addresses))[0]?.outcome, 'updated');
  await rollbackList(deps(addresses), 'ofac_sdn');
  assert.equal((await update(addresses))[0]?.outcome, 'unchanged');
  const inForce = (await editions.inForce()).find(({ source }) => source === 'ofac_sdn');
  assert.equal(inForce?.recordCount, 25);
  answers.set('/back.csv', (_, response) => response.end(sdn(31)));
  assert.equal((await update(addresses))[0]?.outcome, 'updated');
});

test('a list of several files is read with all of them when one is new', async () => {
  const add = ['1,100,"1 Example Street","Nicosia","Cyprus",-0- ', '\x1a'].join('\r\n');
  answers.set('/many/sdn.csv', file(sdn(40)));
  answers.set('/many/add.csv', file(add));
  const addresses = { ofac_sdn: [`${base}/many/sdn.csv`, `${base}/many/add.csv`] };
  assert.equal((await update(addresses))[0]?.outcome, 'updated');
  assert.equal((await update(addresses))[0]?.outcome, 'not_modified');
  answers.set('/many/sdn.csv', file(sdn(41)));
  const [done] = await update(addresses);
  assert.ok(done?.outcome === 'updated', JSON.stringify(done));
  const [record] = await editions.records([{ source: 'ofac_sdn', sourceId: '1' }], [done.edition]);
  assert.equal(record?.addresses[0]?.city, 'Nicosia');
});

test('an invalid answer of a publisher is refused with the reason, recorded, and the active edition stays', async () => {
  const before = (await editions.inForce()).find(({ source }) => source === 'ofac_sdn');
  const endless: Answer = (_, response) => {
    const write = (): void => {
      while (response.write('x'.repeat(64 * 1024)));
    };
    response.on('drain', write).on('error', () => {});
    write();
  };
  let busy = 0;
  answers.set('/page', (_, response) => response.end('<!DOCTYPE html><html><body>Sign in</body></html>'));
  answers.set('/large', (_, response) => response.writeHead(200, { 'content-length': 2_000_000 }).end('x'));
  answers.set('/endless', endless);
  answers.set('/stalled', (_, response) => response.writeHead(200).write('x'));
  answers.set('/small', (_, response) => response.end(sdn(3)));
  answers.set('/round', (_, response) => response.writeHead(302, { location: '/round' }).end());
  answers.set('/elsewhere', (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
  answers.set('/busy', (_, response) => {
    busy += 1;
    response.writeHead(503).end();
  });
  const bomb = gzipSync(`<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL>${'A'.repeat(9_000_000)}`);
  answers.set('/empty', (_, response) => response.end());
  answers.set('/bomb', (_, response) => response.end(bomb));
  answers.set('/cut', (_, response) => {
    response.writeHead(200, { 'content-length': 2000 }).write(sdn(3), () => response.destroy());
  });
  answers.set('/unasked', (_, response) => response.writeHead(304).end());
  answers.set('/inside', (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end());
  for (const [path, reason, settings] of [
    ['/empty', /the file is empty/],
    ['/bomb', /not in a format of ofac_sdn|longer than/],
    ['/cut', /the connection was lost during the download/],
    ['/unasked', /answered 304/],
    ['/inside', /is not public/],
    ['/page', /web page/],
    ['/missing', /answered 404/],
    ['/large', /2000000 bytes, more than 1000000/],
    ['/endless', /more than 1000000 bytes/],
    ['/stalled', /took longer than 1 s/, { timeoutMs: 1000 }],
    ['/small', /of the 41 in/],
    ['/round', /redirects more than 5 times/],
    ['/elsewhere', /redirects to an address that is not https/],
    ['/busy', /answered 503/],
  ] as const) {
    const [done] = await update({ ofac_sdn: [`${base}${path}`] }, settings);
    assert.ok(done?.outcome === 'failed', `${path} ${JSON.stringify(done)}`);
    assert.match(done.reason, reason);
    const check = (await checks.all()).find(({ source }) => source === 'ofac_sdn');
    assert.match(check?.failure ?? '', reason);
  }
  assert.equal(busy, 3, 'what may pass is tried three times');
  assert.equal((await editions.inForce()).find(({ source }) => source === 'ofac_sdn')?.id, before?.id);
});

test('a redirect is followed, and a failed request is retried', async () => {
  let tries = 0;
  answers.set('/moved', (_, response) => response.writeHead(301, { location: '/there' }).end());
  answers.set('/there', (request, response) => {
    tries += 1;
    if (tries === 1) request.socket.destroy();
    else response.end(sdn(45));
  });
  const [done] = await update({ ofac_sdn: [`${base}/moved`] });
  assert.ok(done?.outcome === 'updated', JSON.stringify(done));
  assert.equal(done.edition.recordCount, 45);
});

test('a private address is not fetched from unless allowed, whether given by number or by name', async () => {
  const { port } = publisher.address() as AddressInfo;
  const before = requested.length;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '169.254.169.254', '[::ffff:127.0.0.1]']) {
    const [done] = await update({ ofac_sdn: [`http://${host}:${port}/sdn.csv`] }, { allowPrivate: [] });
    assert.ok(done?.outcome === 'failed', `${host} ${JSON.stringify(done)}`);
    assert.match(done.reason, /is not public; LISTS_ALLOW_PRIVATE can allow it/);
  }
  assert.equal(requested.length, before);
});

test('an unreachable publisher is reported as such, and other sources are updated', async () => {
  const nobody = 'http://127.0.0.1:1/un.xml';
  const done = await update({ un_sc: [nobody], ofac_sdn: [`${base}/there`] });
  assert.deepEqual(
    done.map(({ source, outcome }) => [source, outcome]),
    [
      ['un_sc', 'unreachable'],
      ['ofac_sdn', 'unchanged'],
    ],
  );
  answers.set('/silent', () => {});
  for (const [address, timeoutMs, reason] of [
    [`${base}/silent`, 200, /no answer within 0.2 s/],
    [nobody, 1000, /ECONNREFUSED/],
  ] as const) {
    const [away] = await update({ un_sc: [address] }, { timeoutMs, retryMs: 60_000 });
    assert.ok(away?.outcome === 'unreachable', JSON.stringify(away));
    assert.match(away.reason, reason);
  }
});

test('with a proxy every request goes to the proxy, which decides what may be reached', async () => {
  const tunnels: string[] = [];
  const proxy = createServer((request, response) => {
    tunnels.push(request.url ?? '');
    response.writeHead(502).end();
  });
  proxy.on('connect', (request: IncomingMessage, socket: Socket) => {
    tunnels.push(request.url ?? '');
    const { port, hostname } = new URL(base);
    const through = connect(Number(port), hostname, () => socket.write('HTTP/1.1 200 Connection established\r\n\r\n'));
    through.pipe(socket).pipe(through);
    for (const end of [through, socket]) end.on('error', () => {});
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  answers.set('/proxied.csv', file(sdn(46)));
  // A name that only the proxy knows.
  const list = { ofac_sdn: ['http://publisher.invalid/proxied.csv'] };
  const [done] = await update(list, { proxy: address, allowPrivate: [] });
  assert.ok(done?.outcome === 'updated', JSON.stringify(done));
  assert.deepEqual([done.edition.recordCount, tunnels], [46, ['publisher.invalid:80']]);
  await new Promise((closed) => {
    proxy.close(closed);
    proxy.closeAllConnections();
  });
  const [without] = await update(list, { proxy: address, allowPrivate: [] });
  assert.equal(without?.outcome, 'unreachable');
});

test("a publisher's key is sent to that publisher only, not to a redirect", async () => {
  const keys: unknown[] = [];
  const elsewhere = createServer((request, response) => {
    keys.push(request.headers.apikey);
    response.end(sdn(47));
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  after(() => elsewhere.close());
  const { port } = elsewhere.address() as AddressInfo;
  answers.set('/keyed', (request, response) => {
    keys.push(request.headers.apikey);
    response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
  });
  const [done] = await update({ ofac_sdn: [{ url: `${base}/keyed`, headers: { apikey: 'of ours' } }] });
  assert.ok(done?.outcome === 'updated', JSON.stringify(done));
  assert.deepEqual(keys, ['of ours', undefined]);
  for (const wrong of [
    { url: `${base}/keyed` },
    { url: 'file:///x', headers: {} },
    { url: base, headers: { a: 'b\r\nc: d' } },
  ]) {
    assert.throws(() => deps({ ofac_sdn: [wrong as never] }), /LISTS_ADDRESSES: .* must set ofac_sdn/);
  }
});

test('a source is due a day after it was confirmed, and after failures sooner, then later and later', async () => {
  const addresses = { ofac_sdn: [`${base}/there`], un_sc: [`${base}/missing`] };
  const due = async (hours: number) => {
    const at = new Date(clock.getTime() + hours * 3_600_000);
    return dueSources({ ...deps(addresses), now: () => at });
  };
  await update({ ofac_sdn: [`${base}/there`] });
  await checks.confirm('un_sc', now(), []);
  await checks.fail('un_sc', now(), 'first');
  assert.deepEqual(await due(0.5), []);
  assert.deepEqual(await due(1), ['un_sc']);
  assert.deepEqual(await due(20), ['ofac_sdn', 'un_sc']);
  await checks.fail('un_sc', now(), 'second');
  await checks.fail('un_sc', now(), 'third');
  assert.deepEqual(await due(3), []);
  assert.deepEqual(await due(4), ['un_sc']);
});

test('no fetched file is left on the disk', () => {
  assert.deepEqual(
    readdirSync(tmpdir()).filter((name) => /^touchstone-list-/.test(name)),
    [],
  );
});

test('`lists update` prints the outcome of each source, and fails if one did', async () => {
  const own = join(folder, 'cli.json');
  answers.set('/cli.csv', file(sdn(50)));
  writeFileSync(own, JSON.stringify({ ofac_sdn: [`${base}/cli.csv`], un_sc: [`${base}/missing`] }));
  const env = { DATABASE_URL: database.url, LISTS_ADDRESSES: own, LISTS_ALLOW_PRIVATE: '127.0.0.1' };
  const { code, stdout, stderr } = await runCommand(['lists', 'update', 'ofac_sdn', 'un_sc', '--json'], '', env);
  assert.equal(code, 1, stderr);
  assert.deepEqual(
    parsedLines<{ source: string; outcome: string; records?: number }>(stdout).map(({ source, outcome, records }) => [
      source,
      outcome,
      records,
    ]),
    [
      ['ofac_sdn', 'updated', 50],
      ['un_sc', 'failed', undefined],
    ],
  );
  assert.match(stderr, /un_sc: 127\.0\.0\.1:\d+: the publisher answered 404/);
  const unknown = await runCommand(['lists', 'update', 'nobody'], '', env);
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /No address is known for "nobody"; sources with an address: /);
  const byHand = await runCommand(['lists', 'update', 'us_itar'], '', env);
  assert.match(
    byHand.stderr,
    /No address is known for "us_itar"; download its files and run `touchstone lists import us_itar /,
  );
  const status = await runCommand(['lists', 'status', '--json'], '', env);
  const [first, missing] = parsedLines<Record<string, unknown>>(status.stdout);
  assert.deepEqual([first?.source, first?.overdue, first?.max_age_hours], ['ofac_sdn', false, 24]);
  assert.deepEqual([missing?.source, missing?.version, missing?.overdue], ['un_sc', null, true]);
  assert.match(String(missing?.last_failure), /answered 404/);
});

test('the service updates due lists in a separate thread, which reports the outcome of each', async () => {
  answers.set('/thread.csv', file(sdn(145)));
  const own = join(folder, 'addresses-of-the-service.json');
  const none = Object.fromEntries(readPublishers(undefined).known.map((source) => [source, []]));
  const addresses = { ofac_cons: [`${base}/thread.csv`], us_leie: [`${base}/gone.csv`] };
  writeFileSync(own, JSON.stringify({ ...none, ...addresses }));
  const config = readConfig({ LISTS_ADDRESSES: own, LISTS_ALLOW_PRIVATE: '127.0.0.1' });
  const reported: string[] = [];
  await updateListsInWorker({ config, databaseUrl: database.url }, ({ source, outcome, edition, error }) =>
    reported.push(`${source} ${outcome} ${edition?.recordCount ?? error?.message}`),
  );
  const { host } = new URL(base);
  assert.deepEqual(reported.sort(), ['ofac_cons updated 145', `us_leie failed ${host}: the publisher answered 404`]);
  const [fetched] = (await checks.all()).filter(({ source }) => source === 'ofac_cons');
  assert.equal(fetched?.validators[0]?.address, addresses.ofac_cons[0]);
});
