import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../src/domain/app-error.js';
import { parseJson } from '../../src/platform/http/parse-json.js';

const parsed = (text: string) => parseJson(Buffer.from(text));
const TOO_MANY = [{ field: 'body', message: 'must not hold more than 10000 values' }];

test('a body of too many values is refused before it is parsed', () => {
  for (const text of [
    `{"a":[${'{},'.repeat(20_000)}{}]}`,
    `[${'1,'.repeat(20_000)}1]`,
    '['.repeat(20_000),
    '{"a":'.repeat(20_000),
    // Not even JSON: what follows is not looked at.
    `["\\\\",${',,'.repeat(20_000)}`,
  ]) {
    assert.throws(
      () => parsed(text),
      (error) => {
        assert.ok(error instanceof AppError && error.code === 'validation_failed', text.slice(0, 20));
        assert.deepEqual(error.faults, TOO_MANY);
        return true;
      },
    );
  }
});

test('the content of strings does not count', () => {
  for (const text of [',[{'.repeat(20_000), `\\"${',['.repeat(20_000)}\\`, '\\\\', `"${'{'.repeat(20_000)}"`]) {
    const body = { name: text, [text]: 1, list: [text] };
    assert.deepEqual(parsed(JSON.stringify(body)), body);
  }
  assert.throws(() => parsed(`{"a":"${','.repeat(20_000)}`), refused('malformed_json'));
});

test('as many values as are allowed are parsed', () => {
  const list = Array.from({ length: 9_999 }, () => ({}));
  assert.deepEqual(parsed(JSON.stringify(list)), list);
});

function refused(code: string) {
  return (error: unknown) => error instanceof AppError && error.code === code;
}
