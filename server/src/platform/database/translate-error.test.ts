import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { AppError } from '../../domain/app-error.js';
import { linesForPeople } from '../../domain/lines-for-people.js';
import { presentError } from '../http/present-error.js';
import { translateError } from './translate-error.js';

test('a full disk is reported to the operator, in the log and on the terminal, and not to callers', () => {
  const full = new pg.DatabaseError('could not extend file: No space left on device', 46, 'error');
  full.code = '53100';
  const refusal = translateError(full);
  assert.ok(refusal instanceof AppError);
  assert.ok(refusal.cause instanceof Error);
  assert.match(refusal.cause.message, /^53100 .*No space left on device/);
  assert.match(linesForPeople(refusal).join(), /try again shortly \(53100 .*No space left on device\)/);
  const { status, body } = presentError(refusal, 'r');
  assert.equal(status, 503);
  assert.doesNotMatch(JSON.stringify(body), /space/);
});
