import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { VERSION } from './version.js';

const REPOSITORY = new URL('../../../../', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, REPOSITORY), 'utf8'));

test('every package, the interface and the changelog have the same version', () => {
  const { version, workspaces } = read('package.json') as { version: string; workspaces: string[] };
  assert.equal(version, VERSION);
  for (const workspace of workspaces) assert.equal(read(`${workspace}/package.json`).version, VERSION, workspace);
  assert.equal(read('docs/openapi.json').info.version, VERSION);
  const [, newest] = /^## (\S+)/m.exec(readFileSync(new URL('CHANGELOG.md', REPOSITORY), 'utf8')) ?? [];
  assert.equal(newest, VERSION);
});
