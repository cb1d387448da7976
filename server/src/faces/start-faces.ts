import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Faces, FacesSeen } from './faces.js';
import type { FromFaceProcess, ToFaceProcess } from './messages.js';

const SCRIPT = fileURLToPath(new URL('./face-process.js', import.meta.url));
const PACKAGES = ['sharp', '@vladmandic/face-api', '@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-wasm'];
/** A search waits for its faces, so that few may wait before it. */
const MAX_QUEUED = 16;
const BUDGET_MS = 8_000;
/** Loading the models takes a third of a second on a quiet machine. */
const ANSWER_LIMIT_MS = 20_000;
/** Idle time after which half a gigabyte is released. */
const IDLE_MS = 10 * 60_000;

export interface FacesOptions {
  /** Memory limit of the whole process. */
  readonly maxMegabytes: number;
  readonly log: { warn(facts: object, message: string): void };
  /** Another one only to try out what becomes of a broken process. */
  readonly script?: string;
  readonly answerLimitMs?: number;
  /** Time limit; comparisons not made by then are left out of the answer. */
  readonly budgetMs?: number;
}

export interface RunningFaces extends Faces {
  stop(): Promise<void>;
  /** Id of the process while it runs. */
  readonly pid: number | undefined;
}

interface Pending {
  readonly message: ToFaceProcess;
  readonly resolve: (seen: FacesSeen) => void;
  readonly timer: NodeJS.Timeout;
}

/** Tells whether the optional packages for comparing faces are installed. */
export function facesAreInstalled(): boolean {
  const require = createRequire(import.meta.url);
  return PACKAGES.every((name) => {
    try {
      require.resolve(name);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Compares faces in a process of its own, which starts with the first picture, ends when idle for long, and is
 * restarted after a crash with the next picture. Always answers: `unavailable` at worst.
 */
export function startFaces({
  maxMegabytes,
  log,
  script = SCRIPT,
  answerLimitMs = ANSWER_LIMIT_MS,
  budgetMs = BUDGET_MS,
}: FacesOptions): RunningFaces {
  let child: ChildProcess | undefined;
  let stopped = false;
  let lastId = 0;
  const pending = new Map<number, Pending>();
  let idle: NodeJS.Timeout | undefined;

  const settle = (id: number, seen: FacesSeen) => {
    const one = pending.get(id);
    if (one === undefined) return;
    pending.delete(id);
    clearTimeout(one.timer);
    one.resolve(seen);
  };
  const giveUp = (ended: ChildProcess, why: string) => {
    if (child !== ended) return;
    child = undefined;
    ended.kill('SIGKILL');
    if (pending.size > 0) log.warn({ waiting: pending.size }, `face comparison failed: ${why}`);
    for (const id of [...pending.keys()]) settle(id, { outcome: 'unavailable' });
  };
  const start = (): ChildProcess => {
    const started = fork(script, [String(maxMegabytes)], {
      execArgv: [`--max-old-space-size=${maxMegabytes}`],
      // Neither the addresses nor the keys of the service.
      env: {},
      cwd: '/',
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (reply: FromFaceProcess) => {
      if (!('id' in reply)) return;
      if (reply.outcome === 'failed') log.warn({ reason: reply.message }, 'a face comparison failed');
      const { id, ...seen } = reply;
      settle(id, seen.outcome === 'failed' ? { outcome: 'unavailable' } : seen);
    });
    started.on('error', (error) => giveUp(started, error.message));
    started.on('exit', (code, signal) => giveUp(started, `the process ended (${signal ?? code})`));
    started.on('disconnect', () => giveUp(started, 'the process ended'));
    // Must not keep a service alive that has nothing else to do.
    started.unref();
    started.channel?.unref();
    return started;
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (pending.size === 0 && child !== undefined) giveUp(child, 'nobody asks');
    }, IDLE_MS).unref();
  };

  return {
    get pid() {
      return child?.pid;
    },
    compare(picture, listed) {
      if (stopped || pending.size >= MAX_QUEUED) return Promise.resolve({ outcome: 'unavailable' });
      lastId += 1;
      const id = lastId;
      child ??= start();
      const asking = child;
      rest();
      return new Promise((resolve) => {
        const timer = setTimeout(() => giveUp(asking, 'the process took too long'), answerLimitMs);
        const message = { id, picture, listed, milliseconds: budgetMs };
        pending.set(id, { message, resolve, timer });
        asking.send(message, (error) => {
          if (error) giveUp(asking, error.message);
        });
      });
    },
    async stop() {
      stopped = true;
      clearTimeout(idle);
      if (child !== undefined) giveUp(child, 'the service is shutting down');
    },
  };
}
