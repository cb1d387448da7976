import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preparedDataDir } from '@touchstone/embedded-postgres/testing';
import { ADMIN, spawnService } from '../support/spawn-service.js';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGE = readFileSync(join(REPOSITORY, 'docs/first-hit.md'), 'utf8');
const MARK = '---- answer of the next step ----';
const run = promisify(execFile);
/** Prerequisites of the reader. */
const missing = ['bash', 'curl', 'jq'].filter((program) => spawnSync(program, ['--version']).status !== 0);

/** The commands of the page, each with the answer shown below it. */
const steps = [...PAGE.matchAll(/^```sh run\n(.*?)^```\n(?:```(json|text)\n(.*?)^```\n)?/gms)].map(
  ([, commands = '', kind, shown = '']) => ({ commands, kind, shown }),
);

const skip = missing.length > 0 && `not installed: ${missing.join(', ')}`;
test('the commands of the page on the first hit give the answers that it shows', { skip }, async () => {
  const dataDir = preparedDataDir();
  const service = await spawnService({ DATA_DIR: dataDir });
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-first-hit-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(REPOSITORY, 'touchstone'), join(folder, 'touchstone'));
  const script = steps.map(({ commands }) => `${commands}echo '${MARK}'\n`).join('');
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, DATA_DIR: dataDir, TOUCHSTONE_URL: service.address },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    },
    timeout: 120_000,
  });
  const answers = stdout.split(`${MARK}\n`);
  assert.ok(steps.filter(({ kind }) => kind !== undefined).length >= 4);
  for (const [at, { kind, shown }] of steps.entries()) {
    const answer = answers[at] ?? '';
    if (kind === 'json') assert.deepEqual(JSON.parse(answer), JSON.parse(shown));
    else if (kind === 'text') assert.match(answer, new RegExp(`^${shown.split('…').map(literally).join('.*')}$`));
    else assert.equal(answer, '');
  }
});

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
