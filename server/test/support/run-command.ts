import { type ChildProcess, spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { runCommandLine } from '../../src/cli/command-line.js';
import { PROGRAM } from './spawn-service.js';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as people run it, in a process of its own. */
export function startCommand(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env } });
}

/** The command line in this process, a good deal faster, with `env` laid over its environment. */
export async function runCommand(
  args: readonly string[],
  input = '',
  env: Record<string, string> = {},
): Promise<Ended> {
  const stdout = collector();
  const stderr = collector();
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    const code = await runCommandLine(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    for (const name of Object.keys(env)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

function collector(): Writable & { text(): string } {
  const chunks: Buffer[] = [];
  const writable = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return Object.assign(writable, { text: () => Buffer.concat(chunks).toString() });
}

/** The lines of NDJSON, parsed. */
export function parsedLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
