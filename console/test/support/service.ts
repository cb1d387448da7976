import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

const SERVER = process.env.TEST_SERVICE_BUNDLE ?? fileURLToPath(new URL('../../../../../server', import.meta.url));
const MAIN = join(SERVER, 'dist/src/main.js');

export const ADMIN = { email: 'admin@example.com', password: 'violet anchors drift 42' };

export interface Service {
  readonly address: string;
  /** The `data` of an answer, asked as the administrator unless a token says otherwise. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  ask(method: string, path: string, body?: unknown, token?: string): Promise<any>;
}

/**
 * A whole service as `npm start` runs it, with its own PostgreSQL and the demonstration list, ended with the tests of the file.
 * `settings` are environment variables.
 */
export async function startService(settings: Readonly<Record<string, string>> = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  execFileSync('cp', ['-a', process.env.TEST_DATA_DIR ?? '', join(folder, 'data')]);
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH, HOME, TMPDIR, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', SCREENING_THREADS: '1' },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, RATE_LIMIT_PER_MINUTE: '0' },
      ...{ CONSOLE_RATE_LIMIT_PER_MINUTE: '0', TOKEN_RATE_LIMIT_PER_MINUTE: '0', MAX_EVENT_LOOP_DELAY_MS: '0' },
      ...{ LISTS_AUTO_UPDATE: 'false', MEDIA_AUTO_UPDATE: 'false', FACES_ENABLED: 'false' },
      ...settings,
    },
  });
  after(() => end(child));
  const address = await addressOf(child);

  const ask: Service['ask'] = async (method, path, body, token) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { data, error } = (await answer.json()) as { data: unknown; error: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(error)}`);
    return data;
  };
  const { access_token: admin } = await ask('POST', '/api/get-access-token', ADMIN);
  return { address, ask: (method, path, body, token) => ask(method, path, body, token ?? admin) };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const look = (text: string) => {
      output += text;
      const address = /answers at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', look);
    child.stderr?.setEncoding('utf8').on('data', look);
    child.once('close', (code) => reject(new Error(`The service ended with ${code}:\n${output}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await closed;
}
