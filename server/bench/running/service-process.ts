import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const LOGIN = { email: 'bench@example.com', password: 'a password for a minute' };

const LONG_TURNS = new URL('./long-turns.js', import.meta.url).href;

/** What a command took. */
export interface CommandRun {
  readonly milliseconds: number;
  /** Seconds of processor time, a quarter of a second exact. */
  readonly processorSeconds: number;
  /** The most memory it had at any time. */
  readonly peakMegabytes: number;
}

/** Seconds of processor time so far, of the server and of its PostgreSQL, and the server's memory at its highest, in MB. */
export interface Usage {
  readonly server: number;
  readonly database: number;
  readonly peakMegabytes: number;
  /** Its memory now. */
  readonly megabytes: number;
}

/** The real service with its embedded PostgreSQL, as `npm start` runs it, in a folder of its own. */
export interface ServiceProcess {
  /** Starts it, or starts it again; resolves when it says that it is ready, with the milliseconds until then. */
  start(): Promise<{ readonly url: string; readonly milliseconds: number }>;
  stop(): Promise<void>;
  headers(): Promise<{ readonly authorization: string }>;
  /** A command beside it. */
  touchstone(...words: string[]): Promise<CommandRun>;
  usage(): Usage;
  /**
   * The longest that a thread with this script (`main.js`, `screen-worker.js`) was busy without listening, since that
   * time: milliseconds of processor time, 0 when under 5.
   */
  longestTurn(script: string, since: number): number;
  readonly folder: string;
  /** Its surroundings, for opening its database and its lists beside it. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Stops it and takes the folder away. */
  remove(): Promise<void>;
}

export function serviceProcess(settings: Readonly<Record<string, string>> = {}): ServiceProcess {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: folder,
    PORT: '0',
    ADMIN_EMAIL: LOGIN.email,
    ADMIN_PASSWORD: LOGIN.password,
    RATE_LIMIT_PER_MINUTE: '0',
    TOKEN_RATE_LIMIT_PER_MINUTE: '0',
    LISTS_AUTO_UPDATE: 'false',
    MEDIA_AUTO_UPDATE: 'false',
    LOG_LEVEL: 'error',
    LONG_TURNS: join(folder, 'long-turns'),
    ...settings,
  };
  let server: ChildProcess | undefined;
  let url = '';
  process.once('SIGINT', () => server?.kill('SIGTERM'));

  async function stop(): Promise<void> {
    const child = server;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  return {
    folder,
    env,
    stop,

    async start() {
      const begun = performance.now();
      // What the benchmark was started with (`--cpu-prof`) is for the service.
      const program = join(REPOSITORY, 'server/dist/src/main.js');
      const child = spawn(
        process.execPath,
        [...process.execArgv, '--enable-source-maps', '--import', LONG_TURNS, program],
        {
          env,
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      server = child;
      url = await new Promise<string>((resolve, reject) => {
        let said = '';
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          const address = /answers at (http:\S+) \(ready/.exec(said)?.[1];
          if (address !== undefined) resolve(address);
        });
      });
      return { url, milliseconds: performance.now() - begun };
    },

    async headers() {
      const answer = await fetch(`${url}/api/get-access-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(LOGIN),
      });
      const { data } = (await answer.json()) as { data: { access_token: string } };
      return { authorization: `Bearer ${data.access_token}` };
    },

    touchstone(...words) {
      const begun = performance.now();
      const command = [join(REPOSITORY, 'server/bin/touchstone.js'), ...words];
      const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
      let run = lookAt(child.pid);
      const look = setInterval(() => {
        const now = lookAt(child.pid);
        // The kernel tells no memory of a process that has just ended.
        if (now !== undefined && now.peakMegabytes > 0) run = now;
      }, 250);
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) => {
          clearInterval(look);
          if (code === 0)
            resolve({
              processorSeconds: run?.seconds ?? 0,
              peakMegabytes: run?.peakMegabytes ?? 0,
              milliseconds: performance.now() - begun,
            });
          else reject(new Error(`touchstone ${words.join(' ')} ended with ${code}`));
        });
      });
    },

    usage: () => usageOf(server?.pid ?? 0, folder),

    longestTurn(script, since) {
      if (!existsSync(env.LONG_TURNS)) return 0;
      const turns = readFileSync(env.LONG_TURNS, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' '));
      const those = turns.filter(([time, whose]) => Number(time) >= since && whose === script);
      return Math.max(0, ...those.map(([, , milliseconds]) => Number(milliseconds)));
    },

    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** From `/proc`; zeros where there is none. The postmaster counts its ended children, the living ones are added. */
function usageOf(server: number, folder: string): Usage {
  if (!existsSync('/proc/self/stat')) return { server: 0, database: 0, peakMegabytes: 0, megabytes: 0 };
  const file = join(folder, 'postgres/postmaster.pid');
  // An external database is somebody else's to measure.
  const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  const children = readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && lookAt(Number(pid))?.parent === postmaster,
  );
  const seconds = (pid: number) => lookAt(pid)?.seconds ?? 0;
  return {
    server: seconds(server),
    database: [postmaster, ...children.map(Number)]
      .filter(Number.isInteger)
      .reduce((sum, pid) => sum + seconds(pid), 0),
    peakMegabytes: lookAt(server)?.peakMegabytes ?? 0,
    megabytes: lookAt(server)?.megabytes ?? 0,
  };
}

/** Undefined when the process has ended. Clock ticks of `/proc` are hundredths of a second on every Linux. */
function lookAt(
  pid: number | undefined,
): { parent: number; seconds: number; peakMegabytes: number; megabytes: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
    return {
      ...{ parent: Number(fields[1]), seconds: ticks / 100 },
      ...{ peakMegabytes: megabytes('VmHWM'), megabytes: megabytes('VmRSS') },
    };
  } catch {
    return undefined;
  }
}
