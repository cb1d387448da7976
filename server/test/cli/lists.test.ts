import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { parsedLines, runCommand } from '../support/run-command.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const env = { DATABASE_URL: database.url };
const folder = mkdtempSync(join(tmpdir(), 'touchstone-lists-'));

function sdn(name: string, count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `${index + 1},"EXAMPLE ${index} CO.",${'-0- ,'.repeat(9)}-0- `,
  );
  writeFileSync(join(folder, name), [...rows, '\x1a'].join('\r\n'));
  return join(folder, name);
}

interface Printed {
  source: string;
  version: string;
  unchanged: boolean;
  records: number;
  names: number;
  added: number;
  removed: number;
  age_hours: number;
}

async function importing(...args: string[]) {
  const ended = await runCommand(['lists', 'import', ...args, '--json'], '', env);
  return { ...ended, printed: parsedLines<Printed>(ended.stdout)[0] };
}

test('status reports that no list is loaded', async () => {
  const { code, stdout, stderr } = await runCommand(['lists', 'status'], '', env);
  assert.deepEqual([code, stdout], [0, '']);
  assert.match(stderr, /demonstration list/);
});

test('an import prints its edition; the same bytes again are unchanged; status shows it', async () => {
  const path = sdn('sdn.csv', 20);
  const first = await importing('ofac_sdn', path, '--accept-smaller', 'a sample');
  assert.equal(first.code, 0, first.stderr);
  assert.deepEqual([first.printed?.records, first.printed?.added, first.printed?.unchanged], [20, 20, false]);
  assert.match(first.printed?.version ?? '', /^ofac_sdn@\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const again = await importing('ofac_sdn', path);
  assert.deepEqual([again.code, again.printed?.unchanged, again.printed?.version], [0, true, first.printed?.version]);
  assert.match(again.stderr, /unchanged/);
  const { stdout } = await runCommand(['lists', 'status', '--json'], '', env);
  const [status] = parsedLines<Printed>(stdout);
  assert.deepEqual([status?.source, status?.records, status?.version], ['ofac_sdn', 20, first.printed?.version]);
  assert.equal(typeof status?.age_hours, 'number');
});

test('a list that is much smaller, empty, HTML, truncated or of another source is refused with the reason; the last one stays', async () => {
  const html = join(folder, 'page.html');
  writeFileSync(html, '<!DOCTYPE html><html><body>Moved</body></html>');
  const empty = join(folder, 'empty.csv');
  writeFileSync(empty, '');
  const binary = join(folder, 'binary.csv');
  writeFileSync(binary, Buffer.from([1, 2, 0, 3]));
  const nothing = join(folder, 'nothing.csv');
  writeFileSync(nothing, '\x1a');
  for (const [args, reason, wanted = 1] of [
    [['ofac_sdn', sdn('small.csv', 10)], /50 % of the 20/],
    [['ofac_sdn', empty], /empty/],
    [['ofac_sdn', nothing], /empty/],
    [['ofac_sdn', html], /HTML/],
    [['ofac_sdn', binary], /not text/],
    [['un_sc', join(folder, 'sdn.csv')], /not in a format of un_sc/],
    [['nobodys_list', join(folder, 'sdn.csv')], /Unknown list source "nobodys_list"; known sources: .*un_sc/, 2],
    [['ofac_sdn', join(folder, 'missing.csv')], /no such file/],
  ] as const) {
    const { code, stdout, stderr } = await importing(...args);
    assert.deepEqual([code, stdout], [wanted, ''], args.join(' '));
    assert.match(stderr, reason);
  }
  const { stdout } = await runCommand(['lists', 'status', '--json'], '', env);
  assert.deepEqual(
    parsedLines<Printed>(stdout).map((status) => status.records),
    [20],
  );
});

test('a first import with implausibly few records is refused, and so is --accept-smaller without a reason', async () => {
  const path = sdn('three.csv', 3);
  const refused = await importing('ofac_cons', path);
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.match(refused.stderr, /it has 3 records, and this list has at least 100; .*--accept-smaller <reason>/);
  const unreasoned = await importing('ofac_cons', '--accept-smaller', path, path);
  assert.match(unreasoned.stderr, /State a reason in words/);
});

test('a much smaller list is imported if --accept-smaller is given a reason, which is audited', async () => {
  const { code, printed } = await importing('ofac_sdn', join(folder, 'small.csv'), '--accept-smaller', 'a sample');
  assert.deepEqual([code, printed?.records, printed?.removed], [0, 10, 10]);
  const { rows } = await database.db.execute(
    sql`select details from audit_entries where action = 'list.imported' order by at desc, id desc limit 1`,
  );
  const { accepted_smaller, accepted_smaller_reason } = (rows[0] as { details: Record<string, unknown> }).details;
  assert.deepEqual([accepted_smaller, accepted_smaller_reason], [true, 'a sample']);
});

test('a list is rolled back, and the difference of two editions is one JSON line per record', async () => {
  const lists = (...args: string[]) => runCommand(['lists', ...args, '--json'], '', env);
  const back = await lists('rollback', 'ofac_sdn');
  assert.equal(back.code, 0, back.stderr);
  const [printed] = parsedLines<Printed & { restored_from: number }>(back.stdout);
  assert.deepEqual([printed?.records, printed?.added, printed?.restored_from], [20, 10, 1]);
  const diff = await lists('diff', 'ofac_sdn', '2', '3');
  assert.equal(diff.code, 0, diff.stderr);
  const lines = parsedLines<{ source_id: string; change: string }>(diff.stdout);
  assert.equal(lines.length, 10);
  assert.ok(lines.every(({ change }) => change === 'added'));
  const history = parsedLines<{ number: number }>((await lists('history', 'ofac_sdn')).stdout);
  assert.deepEqual(
    history.map(({ number }) => number),
    [3, 2, 1],
  );
  const unknown = await lists('diff', 'ofac_sdn', '2', '99');
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /ofac_sdn has no edition "99"; the newest are 3 /);
});
