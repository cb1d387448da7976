import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { resultPrinter } from '../../src/cli/result-printer.js';
import { parsedLines, runCommand, startCommand } from '../support/run-command.js';
import { emptyDatabase, testDatabase } from '../support/test-database.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-results-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const READING = [
  ['lists', 'status'],
  ['lists', 'history', 'un_sc'],
  ['lists', 'diff', 'un_sc', '1', '2'],
  ['lists', 'rollback', 'un_sc'],
  ['lists', 'splits'],
  ['audit', 'verify'],
  ['replay', 'x'],
  ['rescreen'],
  ['selftest'],
  ['media', 'status'],
  ['org', 'list'],
  ['org', 'entitle', 'Alpha'],
  ['user', 'list'],
  ['user', 'create', 'ann@example.com', '--organization', 'Alpha'],
  ['search', 'Ivan Petrov'],
  ['backup', join(folder, 'backup.zip')],
  ['db', 'adopt'],
  ['keys', 'status'],
];

test('a command that cannot make anything useful of an empty folder leaves it as it is and names it', async () => {
  for (const args of READING) {
    const dataDir = join(folder, 'wrong');
    const { code, stdout, stderr } = await runCommand(args, '', { DATA_DIR: dataDir, DATABASE_URL: '' });
    assert.deepEqual([code, stdout], [1, ''], args.join(' '));
    assert.ok(stderr.includes(`there is no database in ${dataDir}: `), `${args.join(' ')}: ${stderr}`);
    assert.equal(existsSync(dataDir), false, args.join(' '));
  }
});

test('a command that reads makes no tables in an external database', async () => {
  const database = await testDatabase();
  await database.asOwner('drop schema drizzle cascade');
  const { code, stderr } = await runCommand(['lists', 'status'], '', { DATABASE_URL: database.url });
  assert.equal(code, 1);
  assert.match(stderr, /the database of DATABASE_URL has no tables/);
});

test('db migrate makes the tables of an empty database, and leaves those of this version as they are', async () => {
  const env = { DATABASE_URL: await emptyDatabase("encoding 'UTF8'") };
  for (let time = 1; time <= 2; time += 1) {
    const { code, stderr } = await runCommand(['db', 'migrate'], '', env);
    assert.equal(code, 0, stderr);
    assert.match(stderr, /The tables are up to date\.\n$/);
  }
  assert.equal((await runCommand(['org', 'list'], '', env)).code, 0);
});

test('results are tables for people and, with --json, lines for programs; the database is named without its password', async () => {
  const database = await testDatabase();
  const env = { DATABASE_URL: database.url };
  const created = await runCommand(['org', 'create', 'Alpha', '--admin-email', 'boss@alpha.example'], '', env);
  assert.match(created.stdout, /^organization_id {2}\S+\nname {13}Alpha\n/);
  await runCommand(['org', 'create', 'Beta Bank', '--admin-email', 'boss@beta.example'], '', env);
  const table = await runCommand(['org', 'list'], '', env);
  const [header, ...rows] = table.stdout.trimEnd().split('\n');
  assert.match(header ?? '', /^organization_id {2,}name {2,}created_at$/);
  const at = (header ?? '').indexOf('name');
  assert.deepEqual(
    rows.map((row) => row.slice(at).split(/ {2,}/)[0]),
    ['Beta Bank', 'Alpha'],
  );
  assert.match(table.stderr, /^Database: \S+ at \S+\n$/);
  const json = await runCommand(['org', 'list', '--json'], '', env);
  assert.deepEqual(
    parsedLines<{ name: string }>(json.stdout).map(({ name }) => name),
    ['Beta Bank', 'Alpha'],
  );
});

test('every command takes --json', async () => {
  const commandsOf = (help: string) =>
    [...(help.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([\w-]+)/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'help');
  const { stdout } = await runCommand(['--help']);
  for (const name of commandsOf(stdout)) {
    const { stdout: help } = await runCommand([name, '--help']);
    for (const inner of commandsOf(help)) {
      assert.match((await runCommand([name, inner, '--help'])).stdout, /--json/, `${name} ${inner}`);
    }
    if (commandsOf(help).length === 0) assert.match(help, /--json/, name);
  }
});

test('a table shows long, missing and dangerous values safely, and any number of rows', async () => {
  let text = '';
  const results = resultPrinter({ write: (more: string) => (text += more) });
  for (let at = 0; at < 2500; at += 1) {
    await results.print({ name: at === 0 ? `\u001b[2J${'x'.repeat(100)}` : `N${at}`, listed: at % 2 === 0 }, [
      'name',
      'listed',
      'gone',
    ]);
  }
  await results.end();
  const lines = text.trimEnd().split('\n');
  assert.equal(lines.length, 2501);
  assert.doesNotMatch(text.replaceAll('\n', ''), /\p{Cc}/u);
  assert.ok(lines.every((line) => line.length <= 60 + 2 + 6 + 2 + 4));
  assert.match(lines[2500] ?? '', /^N2499 +no +-$/);
});

test('a reader that stops reading ends a command with 0 and no error', async () => {
  const pairs = join(folder, 'pairs');
  writeFileSync(pairs, `${JSON.stringify({ name1: 'Ann Example', name2: 'Anna Example' })}\n`.repeat(20_000));
  const child = startCommand(['compare', '--explain']);
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin?.on('error', () => {});
  child.stdout?.once('data', () => child.stdout?.destroy());
  child.stdin?.end(readFileSync(pairs));
  const [code] = await once(child, 'close');
  assert.deepEqual([code, stderr], [0, '']);
});

test('nothing tells a reader to ask a registry for touchstone', () => {
  const texts = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs',
    'client/README.md',
    'server/src',
    'console/src',
    'scripts',
  ].flatMap((place) =>
    /\.\w+$/.test(place)
      ? [place]
      : readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
  );
  const asking = texts.filter(
    (name) =>
      /\.(?:md|ts|tsx|mjs|json)$/.test(name) &&
      /\b(?:npx|npm exec|npm install(?: -g)?) touchstone\b/.test(readFileSync(join(ROOT, name), 'utf8')),
  );
  assert.deepEqual(asking, []);
});
