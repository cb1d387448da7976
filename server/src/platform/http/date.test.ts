import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDate, parseDay, presentDate } from './date.js';

test('a date is returned as it was sent, whatever part is unknown', () => {
  for (const text of ['07-10-1952', '00-10-1952', '00-00-1952', '29-02-2000']) {
    assert.equal(presentDate(parseDate(text)), text);
  }
});

test('an ISO date is the same date', () => {
  assert.deepEqual(parseDate('1952-10-07'), parseDate('07-10-1952'));
});

test('an invalid or nonexistent date is read as none', () => {
  for (const text of [
    '31-02-1980',
    '29-02-1900',
    '32-01-1980',
    '01-13-1980',
    '15-00-1980',
    '1980-00-15',
    '00-00-0000',
    '7-10-1952',
    '',
    'soon',
  ]) {
    assert.equal(parseDate(text), undefined, text);
  }
});

test('a full date needs all its parts', () => {
  assert.equal(parseDay('20-11-2026'), '2026-11-20');
  assert.equal(parseDay('2026-11-20'), '2026-11-20');
  assert.equal(parseDay('00-11-2026'), undefined);
});
