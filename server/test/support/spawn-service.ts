import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

const INSTALLED = fileURLToPath(new URL('../../..', import.meta.url));
/** In a run of all tests the same from a few files, which starts in half the processor time (`bundle-service.ts`). */
const SERVER = process.env.TEST_SERVICE_BUNDLE ?? INSTALLED;
/** The service as it is installed. */
export const COMPILED_MAIN = join(INSTALLED, 'dist/src/main.js');
const MAIN = join(SERVER, 'dist/src/main.js');
/** The command `touchstone`. */
export const PROGRAM = join(SERVER, 'bin/touchstone.js');

export const ADMIN = { email: 'admin@example.com', password: 'copper meadow lantern' };

/** Only what a program needs to run: nothing of ours or of the tests' surroundings, however busy these are. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  const quiet = { LOG_LEVEL: 'warn', LISTS_AUTO_UPDATE: 'false', MEDIA_AUTO_UPDATE: 'false' };
  return { PATH, HOME, TMPDIR, ...quiet, MAX_EVENT_LOOP_DELAY_MS: '0', ...settings };
}

/** A whole service as `npm start` runs it. */
export interface SpawnedService {
  readonly address: string;
  readonly child: ChildProcess;
  /** Everything said so far on stdout. */
  output(): string;
  /** Resolves when stdout has said `text`. */
  said(text: string): Promise<void>;
  /** Sends the signal and resolves with how the process ended. */
  end(signal: NodeJS.Signals): Promise<Ending>;
  call(path: string, options?: { method?: string; token?: string; body?: unknown }): Promise<Answer>;
  logIn(login?: { email: string; password: string }): Promise<string>;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly body: any;
}

/** Starts the program and waits until it ends by itself, as a start that fails does. */
export async function runMain(settings: Record<string, string>): Promise<Ending> {
  return endingOf(spawn(process.execPath, [MAIN], { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] }));
}

export async function spawnService(settings: Record<string, string>, main = MAIN): Promise<SpawnedService> {
  const env = environment({ PORT: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...settings });
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ending = endingOf(child);
  // A failed assertion leaves a service running, which would keep the process of the tests alive.
  after(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ending;
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      child.stdout.on('data', look);
      look();
      void ending.then(({ stdout, stderr }) => reject(new Error(`ended without "${text}":\n${stdout}\n${stderr}`)));
    });
  await said(settings.ROLE === 'worker' ? 'is running jobs' : '/docs');
  const address = /answers at (\S+)/.exec(output)?.[1] ?? '';

  const call: SpawnedService['call'] = async (path, { method, token, body } = {}) => {
    const response = await fetch(address + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };
  return {
    address,
    child,
    output: () => output,
    said,
    end(signal) {
      child.kill(signal);
      return ending;
    },
    call,
    async logIn(login = ADMIN) {
      const { status, body } = await call('/api/get-access-token', { body: login });
      if (status !== 200) throw new Error(`no token: ${status}`);
      return body.data.access_token;
    },
  };
}

/** Runs `touchstone …` and resolves with its ending, whatever it is. */
export function touchstone(args: readonly string[], settings: Record<string, string>): Promise<Ending> {
  return new Promise((resolve) => {
    const options = { env: environment(settings), encoding: 'utf8' } as const;
    const child = execFile(process.execPath, [PROGRAM, ...args], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, signal: child.signalCode, stdout, stderr });
    });
  });
}

/** For looking into the database of a `DATA_DIR`, as long as it runs. */
export function databaseUrlOf(dataDir: string): string {
  const socketFolder = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  const url = new URL('postgres://touchstone@localhost/touchstone');
  url.searchParams.set('host', socketFolder);
  return url.href;
}

function endingOf(child: ChildProcess): Promise<Ending> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}
