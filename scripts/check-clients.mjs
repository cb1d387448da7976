// npm run check:clients: generates clients in Go and Python from docs/openapi-3.0.json and runs them against a service of their
// own. Names each toolchain that is not installed; fails if a client does not generate, compile or answer.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.5.1';
const OPENAPI_PYTHON_CLIENT = 'openapi-python-client==0.29.1';
const DOCUMENT = resolve('docs/openapi-3.0.json');
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'copper meadow lantern' };

const GO_MAIN = `package main

import (
	"context"
	"fmt"
	"os"
	"example.com/check/api"
)

func main() {
	client, err := api.NewClientWithResponses(os.Getenv("TOUCHSTONE_URL"))
	if err != nil { panic(err) }
	body := api.GetAccessTokenRequest{Email: os.Getenv("ADMIN_EMAIL"), Password: os.Getenv("ADMIN_PASSWORD")}
	answer, err := client.GetAccessTokenWithResponse(context.Background(), body)
	if err != nil { panic(err) }
	if answer.JSON200 == nil || answer.JSON200.Data.AccessToken == "" { panic(answer.Status()) }
	fmt.Println("Go: signed in")
}
`;
const PYTHON_MAIN = `import os
from touchstone import Client
from touchstone.api.authentication import get_access_token
from touchstone.models import GetAccessTokenRequest

client = Client(base_url=os.environ["TOUCHSTONE_URL"])
body = GetAccessTokenRequest(email=os.environ["ADMIN_EMAIL"], password=os.environ["ADMIN_PASSWORD"])
answer = get_access_token.sync(client=client, body=body)
assert answer.data.access_token, answer
print("Python: signed in")
`;

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
  const env = { ...process.env, ...ADMIN, TOUCHSTONE_URL: await addressOf(service) };
  if (isInstalled('go', 'version')) checkGo(env);
  else console.log('Go: not checked, because go is not installed');
  if (isInstalled('python3', '-m', 'venv', '--help')) checkPython(env);
  else console.log('Python: not checked, because python3 with venv is not installed');
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
  writeFileSync(join(cwd, 'main.go'), GO_MAIN);
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
  writeFileSync(join(folder, 'check.py'), PYTHON_MAIN);
  run(join(bin, 'python'), 'check.py');
}
