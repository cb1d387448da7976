import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dataOf } from '@touchstone/client';
import { sharedService } from '../support/running-service.js';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
const TSC = join(REPOSITORY, 'node_modules/typescript-native/bin/tsc');
const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'touchstone-client-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const installed = join(folder, 'node_modules/@touchstone/client');
let examples: string[];

before(() => {
  const pack = ['pack', '--workspace', 'client', '--pack-destination', folder, '--json'];
  const [{ filename }] = JSON.parse(execFileSync('npm', pack, { cwd: REPOSITORY, encoding: 'utf8', stdio: 'pipe' }));
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components', '1']);
  // In place of a registry: what the package depends on, and what the examples are compiled with.
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  mkdirSync(join(folder, 'node_modules/@types'));
  for (const name of [...Object.keys(dependencies), '@types/node'])
    symlinkSync(join(REPOSITORY, 'node_modules', name), join(folder, 'node_modules', name));
  examples = writeExamples();
});

/** The examples of the packed README as files; returns their names, in its order. */
function writeExamples(): string[] {
  const text = readFileSync(join(installed, 'README.md'), 'utf8');
  return [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = ''], at) => {
    const name = `example-${at + 1}.${code.includes('require(') ? 'cjs' : 'mjs'}`;
    writeFileSync(join(folder, name), code);
    return name;
  });
}

test('the tarball contains code and types for both kinds of module, README and licence, and nothing else', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$|LICENSE/.test(name),
  );
  const modules = readdirSync(join(REPOSITORY, 'client/src')).map((name) => name.replace(/\.ts$/, ''));
  const compiled = (place: string) => modules.flatMap((name) => [`${place}/${name}.d.ts`, `${place}/${name}.js`]);
  assert.deepEqual(
    files.sort(),
    ['LICENSE', 'README.md', 'package.json', 'cjs/package.json', ...compiled('dist'), ...compiled('cjs/dist')].sort(),
  );
});

test('the examples of the README compile in strict mode, with the types of the tarball', async () => {
  const options = [
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--lib',
    'es2023,dom',
    '--types',
    'node',
    '--ignoreConfig',
  ];
  const strict = ['--allowJs', '--checkJs', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck'];
  const { stdout } = await run(process.execPath, [TSC, ...options, ...strict, ...examples], { cwd: folder }).catch(
    (error) => error,
  );
  assert.equal(stdout, '');
});

test('the examples of the README run against the service', async () => {
  const service = await sharedService();
  const { client } = await service.newOrganization();
  const scopes = ['read' as const, 'screen' as const];
  const { api_key } = dataOf(await client.POST('/api/api-key', { body: { scopes } }));
  const env = { ...process.env, TOUCHSTONE_URL: service.address, TOUCHSTONE_KEY: api_key.key };
  const said: string[] = [];
  for (const name of examples.slice(0, -1)) {
    said.push((await run(process.execPath, [name], { cwd: folder, env })).stdout);
  }
  const [search, lists, refused, idempotent, pages, upload] = said;
  assert.match(search ?? '', /^Potential Match \[ 'Gavril/);
  assert.match(lists ?? '', /^\d+ lists are loaded\n$/);
  assert.match(refused ?? '', /^400 validation_failed [0-9a-f-]+ \[.*match_score/s);
  assert.match(idempotent ?? '', /^[0-9a-f]{24}\n$/);
  assert.equal(pages?.trim().split('\n').length, 2);
  assert.match(upload ?? '', /^[0-9a-f]{24}\n$/);
});

test('the receiver of the README accepts what is signed and refuses anything else', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const check = `
    import { once } from 'node:events';
    import { Webhook } from 'standardwebhooks';
    import { receiver } from './${examples.at(-1)}';
    await once(receiver, 'listening');
    const body = '{"event":"webhook.test","event_id":"event-1"}';
    const at = new Date();
    const headers = { 'webhook-id': 'event-1', 'webhook-timestamp': String(Math.floor(at / 1000)) };
    headers['webhook-signature'] = new Webhook('${secret}').sign('event-1', at, body);
    for (const text of [body, body + ' ']) {
      const request = { method: 'POST', body: text, headers };
      console.log((await fetch('http://127.0.0.1:' + receiver.address().port, request)).status);
    }
    receiver.close();`;
  writeFileSync(join(folder, 'check.mjs'), check);
  const env = { ...process.env, PORT: '0', TOUCHSTONE_WEBHOOK_SECRET: secret };
  const { stdout } = await run(process.execPath, ['check.mjs'], { cwd: folder, env });
  assert.equal(stdout, 'webhook.test event-1\n204\n400\n');
});
