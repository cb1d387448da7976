import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** SHA-256 of every migration that a release contains. A release adds lines here, and changes none. */
const RELEASED: Readonly<Record<string, string>> = {
  '0000_initial.sql': '8a0e2b6228ff8164f6309d8b7b5cb53067227571dbad1994ffcc5a93d543547d',
};

test('the migrations of a release never change: a change of the tables is a new migration', () => {
  for (const [name, checksum] of Object.entries(RELEASED)) {
    const sql = readFileSync(new URL(`../../../../migrations/${name}`, import.meta.url));
    assert.equal(createHash('sha256').update(sql).digest('hex'), checksum, name);
  }
});
