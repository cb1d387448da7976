import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { Nullable } from '../../src/platform/http/nullable.js';
import { bodyValidator, queryValidator } from '../../src/platform/http/validator.js';

const Body = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 100 }),
  kind: Type.Optional(Type.Enum(['a', 'b'])),
  score: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  least: Type.Optional(Type.Integer({ minimum: 1 })),
  note: Type.Optional(Nullable(Type.String({ maxLength: 3 }))),
  mode: Type.Optional(Nullable(Type.Enum(['x', 'y']))),
  categories: Type.Optional(Type.Array(Type.String({ format: 'category' }), { minItems: 1 })),
  countries: Type.Optional(Type.Array(Type.String({ format: 'country-code' }))),
  page: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: '^[1-9]\\d*$' })])),
  fields: Type.Optional(
    Type.Object(
      { a: Type.Optional(Type.Boolean()), b: Type.Optional(Type.Boolean()) },
      { additionalProperties: false },
    ),
  ),
});

const faultsOf = bodyValidator(Body);

const cases: [string, object, [string, string | RegExp][]][] = [
  ['a sound body', { name: 'Li', note: null, mode: null, page: '3', countries: ['xk', 'US'] }, []],
  ['a missing field', {}, [['name', 'is required']]],
  ['a text that is too short', { name: 'x' }, [['name', 'must have 2 to 100 characters']]],
  ['a wrong type, told once', { name: 'Li', kind: 7 }, [['kind', 'must be one of: a, b']]],
  ['a number out of range', { name: 'Li', score: 101 }, [['score', 'must be between 0 and 100']]],
  ['a number below the least', { name: 'Li', least: 0 }, [['least', 'must be at least 1']]],
  ['a wrong type where null is allowed', { name: 'Li', note: 5 }, [['note', 'must be a string or null']]],
  ['a wrong word where null is allowed', { name: 'Li', mode: 'z' }, [['mode', 'must be one of: x, y, null']]],
  ['an empty list', { name: 'Li', categories: [] }, [['categories', 'must have at least 1 item']]],
  [
    'words of a vocabulary',
    { name: 'Li', categories: ['sanctions', 'Fun', 3], countries: ['USA'] },
    [
      ['categories[1]', /^must be one of: Adverse Media, PEP, /],
      ['categories[2]', 'must be a string'],
      ['countries[0]', 'must be an ISO 3166-1 alpha-2 country code, or XK'],
    ],
  ],
  ['a choice of which nothing fits', { name: 'Li', page: '0' }, [['page', 'has an invalid format']]],
  [
    'a key that is not known',
    { name: 'Li', fields: { a: true, c: true } },
    [['fields.c', 'is unknown; allowed: a, b']],
  ],
  [
    'everything at once',
    { kind: 'c', score: -1, fields: { a: 'yes' } },
    [
      ['name', 'is required'],
      ['kind', 'must be one of: a, b'],
      ['score', 'must be between 0 and 100'],
      ['fields.a', 'must be true or false'],
    ],
  ],
];

for (const [name, body, expected] of cases) {
  test(`${name}: ${expected.length} error(s), each with its field and what is allowed`, () => {
    const found = new Map(faultsOf(body).map(({ field, message }) => [field, message]));
    assert.deepEqual([...found.keys()].sort(), expected.map(([field]) => field).sort());
    for (const [field, message] of expected) {
      if (typeof message === 'string') assert.equal(found.get(field), message);
      else assert.match(found.get(field) ?? '', message);
    }
  });
}

test('a query is converted from text to its types, and its errors are reported', () => {
  const validate = queryValidator(
    Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1 })), all: Type.Optional(Type.Boolean()) }),
  );
  const query: Record<string, unknown> = { page: '2', all: 'true', other: 'x' };
  assert.deepEqual(validate(query), []);
  assert.deepEqual(query, { page: 2, all: true, other: 'x' });
  assert.deepEqual(validate({ page: 'two' }), [{ field: 'page', message: 'must be a whole number' }]);
  assert.deepEqual(validate({ page: '0' }), [{ field: 'page', message: 'must be at least 1' }]);
  for (const text of ['', ' ', 'Infinity', '-Infinity', 'NaN', '0x1', '1e2', '1.0', '１', 'null', 'true']) {
    assert.deepEqual(validate({ page: text }), [{ field: 'page', message: 'must be a whole number' }], text);
  }
  const far: Record<string, unknown> = { page: '9'.repeat(400) };
  assert.deepEqual(validate(far), []);
  assert.deepEqual(far, { page: Number.MAX_SAFE_INTEGER });
});

test('no error repeats what was sent', () => {
  const secret = 'Guzman Loera';
  const faults = faultsOf({
    name: 7,
    kind: secret,
    categories: [secret],
    countries: [secret],
    page: secret,
    note: secret,
  });
  assert.equal(faults.length, 6);
  assert.ok(!JSON.stringify(faults).includes(secret));
});

test('a body of thousands of errors is refused before they are collected', () => {
  const faults = faultsOf({ name: 'Li', countries: Array.from({ length: 50_000 }, () => 1) });
  assert.deepEqual(faults, [{ field: '', message: 'must not hold more than 10000 values' }]);
});
