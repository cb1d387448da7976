import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { VARIANTS } from '../../src/screening/name-variants.js';
import { parsedLines, runCommand } from '../support/run-command.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'touchstone-selftest-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const env = { DATABASE_URL: database.url, DATA_DIR: folder };

test('without a list there is nothing to test', async () => {
  const { code, stderr } = await runCommand(['selftest'], '', env);
  assert.equal(code, 0, stderr);
  assert.match(stderr, /No list is loaded/);
});

test('names of every list are screened as listed and in variants, with a detection rate and a dated report', async () => {
  const list = join(folder, 'own.csv');
  const rows = ['Wendelin Achterberg', 'Ottokar Zwiebelfisch', 'Philomena Grasshoff', 'Traugott Nebelung', '李小龙'];
  writeFileSync(list, ['name,aliases', ...rows.map((name, at) => `${name},Alias Number${'abcde'[at]}`)].join('\n'));
  const imported = await runCommand(['lists', 'import', 'custom', list], '', env);
  assert.equal(imported.code, 0, imported.stderr);
  const { code, stdout, stderr } = await runCommand(['selftest', '--sample', '50', '--json'], '', env);
  assert.equal(code, 0, stderr);
  const [line] = parsedLines<{
    source: string;
    tried: number;
    rate: number;
    variants: Record<string, { tried: number; found: number }>;
  }>(stdout);
  assert.equal(line?.source, 'custom');
  assert.deepEqual(line?.variants['as listed'], { tried: 5, found: 5, rate: 100 });
  assert.equal(line?.variants['letter left out']?.tried, 4);
  const [report = ''] = readdirSync(join(folder, 'selftest'));
  assert.match(report, /^selftest-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json$/);
  const written = JSON.parse(readFileSync(join(folder, 'selftest', report), 'utf8'));
  assert.equal(written.all.tried, line?.tried);
  assert.deepEqual(written.missed.length, written.all.tried - written.all.found);
});

test('a name has the same variants every time, and none that is another name', () => {
  const of = (name: string) => Object.entries(VARIANTS).map(([variant, vary]) => [variant, vary(name, 'Person')]);
  assert.deepEqual(of('AL-ZAWAHIRI, Aÿman'), of('AL-ZAWAHIRI, Aÿman'));
  assert.deepEqual(Object.fromEntries(of('Ottokar Zwiebelfisch')), {
    'other order': 'Zwiebelfisch, Ottokar',
    'other case': 'OTTOKAR ZWIEBELFISCH',
    'without accents': 'Ottokar Zwiebelfisch',
    'letters swapped': 'Ottokar Zwieblefisch',
    'letter left out': 'Ottokar Zwiebefisch',
    'letter doubled': 'Ottokar Zwiebellfisch',
    'punctuation gone': 'Ottokar Zwiebelfisch',
  });
  assert.equal(VARIANTS['letter left out']('Li Na'), undefined);
  assert.equal(VARIANTS['other order']('Example Trading Co', 'Company'), undefined);
});
