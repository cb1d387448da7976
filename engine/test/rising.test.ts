import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { openRising, packRising, positionOf, risingAt } from '../src/index/rising.js';

/** Rising numbers with small steps, repeated ones, and now and then a jump that two bytes cannot hold. */
const numbers = fc
  .array(fc.oneof(fc.nat(3), fc.nat(1000), fc.integer({ min: 60_000, max: 200_000 })), { maxLength: 600 })
  .map((steps) => {
    let sum = 0;
    return Uint32Array.from(steps, (step) => {
      sum += step;
      return sum;
    });
  });

test('a column of rising numbers returns each one, whatever the gaps', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const rising = openRising(...packRising(values));
      assert.deepEqual(
        Array.from(values, (_, position) => risingAt(rising, position)),
        [...values],
      );
    }),
  );
});

test('the position of a value is the last one that is not above it', () => {
  fc.assert(
    fc.property(numbers, fc.nat(2_000_000), (values, above) => {
      if (values.length === 0) return;
      const rising = openRising(...packRising(values));
      const value = (values[0] as number) + above;
      assert.equal(
        positionOf(rising, value),
        values.findLastIndex((other) => other <= value),
      );
    }),
  );
});
