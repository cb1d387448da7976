import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../bin/touchstone.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as people run it, in a process of its own. */
export function startCommand(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env } });
}

export function runCommand(args: readonly string[], input = '', env: Record<string, string> = {}): Promise<Ended> {
  const child = startCommand(args, env);
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  // A command that refuses its arguments ends without reading.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** The lines of NDJSON, parsed. */
export function parsedLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
