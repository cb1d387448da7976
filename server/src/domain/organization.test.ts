import assert from 'node:assert/strict';
import { test } from 'node:test';
import { organizationNameErrors } from './organization.js';

test('a name of an organization is one line of visible characters in any script', () => {
  for (const name of ['Acme Bank', '3M', 'بانک ملی‌ایران', '株式会社東京', 'Société Générale & Cie.']) {
    assert.deepEqual(organizationNameErrors(name), [], name);
  }
  for (const name of [
    'A',
    ' Bank',
    'x\r\nBcc: y@z',
    '\u202eknaB',
    '\u200b\u200b',
    'Bank\u0000',
    'Bank\u2028Two',
    '--',
  ]) {
    assert.equal(organizationNameErrors(name).length, 1, JSON.stringify(name));
  }
});
