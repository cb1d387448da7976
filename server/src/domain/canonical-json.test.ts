import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';

test('canonical JSON has the content of JSON, whatever the order of the keys', () => {
  fc.assert(
    fc.property(fc.object({ withDate: true, withNullPrototype: true, maxDepth: 3 }), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      assert.deepEqual(JSON.parse(canonicalJson(value)), plain);
      const turned = Object.fromEntries(Object.entries(plain).reverse());
      assert.equal(canonicalJson(turned), canonicalJson(value));
    }),
    { numRuns: 60 },
  );
});

test('keys are sorted by code units, values written as in JSON', () => {
  const value = { b: [undefined, -0, Number.NaN, '"\u2028'], a: { d: undefined, 10: 1, 9: 2 }, c: new Date(0) };
  assert.equal(
    canonicalJson(value),
    `{"a":{"10":1,"9":2},"b":[null,0,null,${JSON.stringify('"\u2028')}],"c":"1970-01-01T00:00:00.000Z"}`,
  );
});

test('every character is written as JSON writes it, alone and beside others', () => {
  for (let code = 0; code < 0x10000; code += 1) {
    const text = `a${String.fromCharCode(code)}`;
    if (canonicalJson(text) !== JSON.stringify(text)) assert.fail(`character ${code.toString(16)}`);
  }
  assert.equal(canonicalJson({ '\u{1f600}"': '\u{1f600}\ud800' }), JSON.stringify({ '\u{1f600}"': '\u{1f600}\ud800' }));
});
