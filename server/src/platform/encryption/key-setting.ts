import { spawn } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** Where the configuration says that the keys come from. */
export type KeySetting =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string }
  /** A program with its arguments, run without a shell, whose output is the keys: it may ask a key management service. */
  | { readonly kind: 'command'; readonly command: readonly string[] };

/** The keys that a node was given: the newest first. */
export interface GivenKeys {
  readonly keys: readonly [string, ...string[]];
  /** Names where they come from, for people. */
  readonly source: string;
  /** The key that a version before several keys took from the same text. */
  readonly formerly?: string;
}

const KEY_LENGTH = { least: 32, most: 512 };
/** Longest file or output: a key, and a few earlier ones. */
const MAX_BYTES = 16 * 1024;
const COMMAND_LIMIT_MS = 30_000;

/** Reads the keys, one a line. Throws an error for people that never repeats what was read. */
export async function readKeys(setting: KeySetting, limitMs = COMMAND_LIMIT_MS): Promise<GivenKeys> {
  switch (setting.kind) {
    case 'value':
      return { ...valueKeys(setting.text), source: 'ENCRYPTION_KEY' };
    case 'file':
      return { source: `the file ${setting.path}`, keys: keysOf(contentOf(setting.path), 'ENCRYPTION_KEY_FILE') };
    case 'command':
      return {
        source: 'ENCRYPTION_KEY_COMMAND',
        keys: keysOf(await outputOf(setting.command, limitMs), 'ENCRYPTION_KEY_COMMAND'),
      };
  }
}

/** Versions that knew one key took the whole text for it, with the spaces and line breaks around it. */
function valueKeys(whole: string): Omit<GivenKeys, 'source'> {
  const keys = keysOf(whole, 'ENCRYPTION_KEY');
  return { keys, ...(whole !== keys[0] && keys.length === 1 && { formerly: whole }) };
}

function keysOf(content: string, variable: string): GivenKeys['keys'] {
  const [first, ...others] = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (first === undefined) throw new Error(`${variable} gives no key`);
  for (const key of [first, ...others]) {
    if (key.length < KEY_LENGTH.least || key.length > KEY_LENGTH.most)
      throw new Error(`${variable} must give keys of ${KEY_LENGTH.least} to ${KEY_LENGTH.most} characters, one a line`);
  }
  return [first, ...others];
}

function contentOf(path: string): string {
  try {
    const file = openSync(path, 'r');
    try {
      const buffer = Buffer.alloc(MAX_BYTES + 1);
      const size = readSync(file, buffer);
      if (size > MAX_BYTES) throw new Error(`the file is larger than ${MAX_BYTES} bytes`);
      return buffer.toString('utf8', 0, size);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new Error(`ENCRYPTION_KEY_FILE cannot be read: ${(error as Error).message}`);
  }
}

/** Runs the program in a process group of its own, which ends with the time limit as a whole. */
async function outputOf([program = '', ...args]: readonly string[], limitMs: number): Promise<string> {
  const failed = (reason: string) => new Error(`ENCRYPTION_KEY_COMMAND (${program}) ${reason}`);
  // Whatever it prints besides may hold the key, too.
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const end = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  let limit: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    limit = setTimeout(() => reject(failed(`printed no key within ${limitMs / 1000} s`)), limitMs);
    child.once('error', (error) => reject(failed(`cannot be run: ${error.message}`)));
    child.once('close', (code, signal) =>
      code === 0 ? resolve() : reject(failed(`ended with ${code === null ? signal : `status ${code}`}`)),
    );
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) reject(failed(`printed more than ${MAX_BYTES} bytes`));
    });
  });
  try {
    const output = text(child.stdout);
    output.catch(() => {});
    await ended;
    return await output;
  } finally {
    clearTimeout(limit);
    child.stdout.destroy();
    if (child.pid !== undefined) end();
  }
}
