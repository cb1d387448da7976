import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_FORM, leavesMediaOut, requestOf } from '../../src/logic/search-form.js';
import { splitLine } from '../../src/logic/split-line.js';

const COUNTRIES = [
  { code: 'RU', name: 'Russia' },
  { code: 'GE', name: 'Georgia' },
];
const found = (line: string) => {
  const split = splitLine(line, COUNTRIES);
  return split && [split.name, split.day, split.month, split.year, split.country, split.identifier];
};

test('a line is split into name, date, country and number, whatever separates them', () => {
  for (const [line, fields] of [
    ['Ivan Petrov, 12.3.1962, RU', ['Ivan Petrov', '12', '3', '1962', 'RU', '']],
    ['PETROV, Ivan, 1962', ['PETROV, Ivan', '', '', '1962', '', '']],
    ['Ivan Petrov\t1962-03-12\tRussia\t4510 123456', ['Ivan Petrov, 4510 123456', '12', '3', '1962', 'RU', '']],
    ['Ivan Petrov;4510123456;russia', ['Ivan Petrov', '', '', '', 'RU', '4510123456']],
    ['"Ivan Petrov" | 25/3/1962', ['Ivan Petrov', '25', '3', '1962', '', '']],
    ['Ivan Petrov, 3/25/1962', ['Ivan Petrov', '25', '3', '1962', '', '']],
  ] as const) {
    assert.deepEqual(found(line), fields, line);
  }
});

test('nothing is guessed: an ambiguous date gives its year alone, and a name alone is no line', () => {
  assert.deepEqual(found('Ivan Petrov, 3/4/1962'), ['Ivan Petrov', '', '', '1962', '', '']);
  for (const line of ['Ivan Petrov', 'PETROV, Ivan', 'Georgia, Meloni', '', ', 1962', 'Acme 1962 Ltd, 99.99.1962']) {
    assert.equal(found(line)?.[0] ?? line, line, line);
  }
  assert.equal(splitLine('Georgia', COUNTRIES), undefined);
});

test('a request has what was entered, with unknown parts of a date as zeros, and no field of another kind of party', () => {
  const form = {
    ...EMPTY_FORM,
    ...{ name: ' Ivan Petrov ', year: '1962', month: '3', countries: ['RU'], matchScore: Number.NaN },
    details: { nationality: 'RU', imo_number: '9074729', address: ' ' },
  };
  const request = requestOf(form, false);
  assert.equal(request.name, 'Ivan Petrov');
  assert.equal(request.birth_incorporation_date, '00-03-1962');
  assert.deepEqual(request.ai_risk_fields, { nationality: 'RU' });
  assert.ok(!('match_score' in request) && !('dry_run' in request) && !('unique_identifier' in request));
});

test('a try leaves out what only a stored case has, and says so for adverse media', () => {
  const form = {
    ...EMPTY_FORM,
    ...{ name: 'Ivan', categories: ['Sanctions', 'Adverse Media'], monitoring: true, analysis: 'AiRisk Lite' as const },
  };
  const tried = requestOf(form, true);
  assert.deepEqual([tried.dry_run, tried.categories], [true, ['Sanctions']]);
  assert.ok(!('ongoing_monitoring' in tried) && !('run_ai_risk' in tried));
  assert.ok(leavesMediaOut(form));
  const stored = requestOf(form, false);
  assert.deepEqual(
    [stored.categories, stored.ongoing_monitoring, stored.run_ai_risk],
    [['Sanctions', 'Adverse Media'], true, true],
  );
});
