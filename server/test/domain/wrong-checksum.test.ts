import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasWrongChecksum } from '../../src/domain/wrong-checksum.js';

const cases: [identifier: string, types: Parameters<typeof hasWrongChecksum>[1], wrong: boolean][] = [
  ['IMO 9074729', ['Vessel'], false],
  ['9074729', ['Vessel'], false],
  ['9074728', ['Vessel'], true],
  ['imo-9074728', ['Person'], true],
  // A passport may have seven digits.
  ['9074728', ['Person'], false],
  ['5493001KJTIIGC8Y1R12', ['Company'], false],
  ['5493001KJTIIGC8Y1R13', ['Company'], true],
  ['5493001KJTIIGC8Y1R13', ['Person'], false],
  ['MP 1234567', ['Person'], false],
];
for (const [identifier, types, wrong] of cases) {
  test(`${identifier} of a ${types[0]} ${wrong ? 'has a wrong check digit' : 'is not faulted'}`, () => {
    assert.equal(hasWrongChecksum(identifier, types), wrong);
  });
}
