// npm run check:clients: generates clients in Go, Python and Java from docs/openapi-3.0.json and runs the programs of
// scripts/clients with them against a service of their own. Names each toolchain that is not installed; fails if a client
// does not generate, compile or receive what its program expects.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.5.1';
const OPENAPI_PYTHON_CLIENT = 'openapi-python-client==0.29.1';
const DOCUMENT = resolve('docs/openapi-3.0.json');
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'copper meadow lantern' };

/** Each client signs in, makes this search three times, reads the cases and pages through their list. */
const SEARCH = JSON.stringify({
  name: 'Gavril Tverdokhlebenko',
  categories: ['Sanctions'],
  entity_type: ['Person'],
});
const PROGRAMS = resolve('scripts/clients');

const folder = mkdtempSync(join(tmpdir(), 'touchstone-clients-'));
// As root, PostgreSQL runs as somebody else, who must be able to pass.
chmodSync(folder, 0o711);
const isInstalled = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const stdio = ['ignore', 'inherit', 'inherit'];
const service = spawn(process.execPath, ['server/dist/src/main.js'], {
  env: { ...process.env, ...ADMIN, PORT: '0', DATA_DIR: join(folder, 'data'), LISTS_AUTO_UPDATE: 'false' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const env = { ...process.env, ...ADMIN, SEARCH, TOUCHSTONE_URL: await addressOf(service) };
  if (isInstalled('go', 'version')) checkGo(env);
  else console.log('Go: not checked, because go is not installed');
  if (isInstalled('python3', '-m', 'venv', '--help')) checkPython(env);
  else console.log('Python: not checked, because python3 with venv is not installed');
  if (isInstalled('mvn', '--version') && isInstalled('javac', '-version')) checkJava(env);
  else console.log('Java: not checked, because mvn and a JDK are not installed');
} finally {
  const ended = new Promise((done) => service.once('exit', done));
  if (service.exitCode === null) {
    service.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

function addressOf(child) {
  return new Promise((found, failed) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const address = /answers at (\S+)/.exec(output)?.[1];
      if (address !== undefined) found(address);
    });
    child.once('exit', () => failed(new Error(`the service ended: ${output}`)));
  });
}

function checkGo(env) {
  const cwd = join(folder, 'go');
  mkdirSync(join(cwd, 'api'), { recursive: true });
  const go = (...args) => execFileSync('go', args, { cwd, env, stdio });
  go('mod', 'init', 'example.com/check');
  go('get', '-tool', OAPI_CODEGEN);
  go('tool', 'oapi-codegen', '-generate', 'types,client', '-package', 'api', '-o', 'api/api.go', DOCUMENT);
  copyFileSync(join(PROGRAMS, 'check.go'), join(cwd, 'main.go'));
  go('mod', 'tidy');
  go('run', '.');
}

function checkPython(env) {
  const bin = join(folder, 'venv', process.platform === 'win32' ? 'Scripts' : 'bin');
  // The generator formats with ruff.
  const path = { PATH: `${bin}${delimiter}${env.PATH}` };
  const run = (program, ...args) => execFileSync(program, args, { cwd: folder, env: { ...env, ...path }, stdio });
  run('python3', '-m', 'venv', 'venv');
  run(join(bin, 'pip'), 'install', '--quiet', OPENAPI_PYTHON_CLIENT, 'ruff');
  copyFileSync(DOCUMENT, join(folder, 'openapi.json'));
  run(
    join(bin, 'openapi-python-client'),
    'generate',
    '--path',
    'openapi.json',
    '--output-path',
    'touchstone',
    '--meta',
    'none',
  );
  copyFileSync(join(PROGRAMS, 'check.py'), join(folder, 'check.py'));
  run(join(bin, 'python'), 'check.py');
}

function checkJava(env) {
  const cwd = join(folder, 'java');
  mkdirSync(join(cwd, 'src/main/java'), { recursive: true });
  copyFileSync(join(PROGRAMS, 'pom.xml'), join(cwd, 'pom.xml'));
  copyFileSync(join(PROGRAMS, 'Check.java'), join(cwd, 'src/main/java/Check.java'));
  copyFileSync(DOCUMENT, join(cwd, 'openapi.json'));
  execFileSync('mvn', ['--batch-mode', '--quiet', 'compile', 'exec:java'], { cwd, env, stdio });
}
