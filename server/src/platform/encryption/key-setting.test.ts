import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readKeys } from './key-setting.js';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-key-setting-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const [K1, K2] = ['a'.repeat(40), 'b'.repeat(40)];

const shell = (script: string, ...args: string[]) => ({
  kind: 'command' as const,
  command: ['/bin/sh', '-c', script, 'sh', ...args],
});

let files = 0;
function file(content: string) {
  const path = join(folder, `key-${++files}`);
  writeFileSync(path, content);
  return { kind: 'file' as const, path };
}

test('keys come from a text, a file or the output of a program: one a line, the newest first', async () => {
  assert.deepEqual((await readKeys({ kind: 'value', text: K1 })).keys, [K1]);
  assert.deepEqual((await readKeys({ kind: 'value', text: `${K1}\n${K2}\n` })).keys, [K1, K2]);
  assert.deepEqual((await readKeys(file(`${K1}\r\n\n  ${K2}`))).keys, [K1, K2]);
  assert.deepEqual((await readKeys(shell('printf "%s\\n" "$@"', K1, K2))).keys, [K1, K2]);
  // No shell reads an argument.
  assert.deepEqual((await readKeys({ kind: 'command', command: ['/bin/echo', `${K1};$(id)`] })).keys, [`${K1};$(id)`]);
});

test('a key with a line break at its end is also read as a version with one key did', async () => {
  assert.equal((await readKeys({ kind: 'value', text: `${K1}\n` })).formerly, `${K1}\n`);
  assert.equal((await readKeys({ kind: 'value', text: K1 })).formerly, undefined);
});

test('a source without a fit key is refused with its variable and the reason, and without what it gave', async () => {
  const most = 1024 * 1024;
  const cases = [
    [file(''), /^ENCRYPTION_KEY_FILE gives no key$/],
    [file('hunter2'), /^ENCRYPTION_KEY_FILE must give keys of 32 to 512 characters, one a line$/],
    [file('x'.repeat(most)), /^ENCRYPTION_KEY_FILE cannot be read: the file is larger than 16384 bytes$/],
    [{ kind: 'file', path: folder }, /^ENCRYPTION_KEY_FILE cannot be read: EISDIR/],
    [{ kind: 'file', path: '/nowhere/key' }, /^ENCRYPTION_KEY_FILE cannot be read: ENOENT/],
    [
      { kind: 'command', command: ['/nowhere/program'] },
      /^ENCRYPTION_KEY_COMMAND \(\/nowhere\/program\) cannot be run: .*ENOENT/,
    ],
    [shell('echo hunter2; echo hunter2 >&2; exit 3'), /^ENCRYPTION_KEY_COMMAND \(\/bin\/sh\) ended with status 3$/],
    [shell('kill -9 $$'), /^ENCRYPTION_KEY_COMMAND \(\/bin\/sh\) ended with SIGKILL$/],
    [shell('echo hunter2'), /^ENCRYPTION_KEY_COMMAND must give keys of 32 to 512 characters, one a line$/],
    [shell('yes hunter2'), /^ENCRYPTION_KEY_COMMAND \(\/bin\/sh\) printed more than 16384 bytes$/],
  ] as const;
  for (const [setting, reason] of cases)
    await assert.rejects(
      readKeys(setting),
      ({ message }: Error) => reason.test(message) && !message.includes('hunter2'),
    );
});

test('a program that does not end is ended with its children after the time limit', async () => {
  const started = join(folder, 'child');
  const script = `sleep 600 & echo $! > ${started}; wait`;
  const limitMs = 400;
  await assert.rejects(readKeys(shell(script), limitMs), /printed no key within 0.4 s/);
  await assert.rejects(readKeys(shell('sleep 600'), limitMs), /printed no key within 0.4 s/);
});
