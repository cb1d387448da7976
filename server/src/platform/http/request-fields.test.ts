import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import type { FieldError } from '../../domain/app-error.js';
import { Nullable } from './nullable.js';
import { RequestFields } from './request-fields.js';

const Schema = Type.Object({
  name: Type.String(),
  client_reference: Type.Optional(Nullable(Type.String())),
  match_score: Type.Optional(Nullable(Type.Integer({ default: 80 }))),
  alias_search: Type.Optional(Nullable(Type.Boolean({ default: true }))),
  details: Type.Optional(Nullable(Type.Object({ spouse: Type.Optional(Nullable(Type.String())) }))),
});
const read = (body: unknown, errors: FieldError[] = []) => new RequestFields(Schema, body, errors);

test('a field that is not in the schema, or has another type, does not compile', () => {
  const fields = read({ client_reference: ' A-1 ', details: { spouse: ' Eve ' } });
  assert.equal(fields.optionalText('client_reference'), 'A-1');
  // @ts-expect-error misspelt
  assert.equal(fields.optionalText('client_refrence'), undefined);
  // @ts-expect-error not a flag
  fields.flag('client_reference');
  // @ts-expect-error misspelt
  fields.fault('nane', '');
  assert.deepEqual(fields.innerTexts('details', ['spouse']), { spouse: 'Eve' });
  // @ts-expect-error misspelt
  fields.innerTexts('details', ['spuose']);
});

test('absent fields and null get the default of the schema', () => {
  for (const fields of [read({}), read({ match_score: null, alias_search: null }), read('no object')]) {
    assert.deepEqual([fields.number('match_score'), fields.flag('alias_search')], [80, true]);
    assert.equal(fields.optionalFlag('alias_search'), undefined);
  }
  const given = read({ match_score: 0, alias_search: false });
  assert.deepEqual([given.number('match_score'), given.flag('alias_search')], [0, false]);
});

test('a field that the schema has reported gets no second error', () => {
  const errors: FieldError[] = [{ field: 'name', message: 'must be text' }];
  read({ name: '1' }, errors).partyName('name');
  assert.equal(errors.length, 1);
});
