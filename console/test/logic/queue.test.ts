import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSearch, stringifySearch } from '../../src/logic/address-search.js';
import { readCaseSearch } from '../../src/logic/case-search.js';
import { dueOf } from '../../src/logic/due-of.js';
import { extended, toggled } from '../../src/logic/extend-selection.js';
import { initialsOf } from '../../src/logic/initials-of.js';
import { partialDateOf } from '../../src/logic/partial-date.js';
import { COLUMNS, columnsOf, moved, preferencesOf } from '../../src/logic/queue-columns.js';
import {
  countsQueryOf,
  isEdited,
  queryOfSearch,
  readQueueSearch,
  searchOfQuick,
  searchOfView,
  VIEWS,
} from '../../src/logic/queue-search.js';

test('a queue URL is parsed back as it was written, without invalid parts', () => {
  for (const view of VIEWS.filter((name) => name !== 'open')) {
    const search = { view, search: "al-sa'adi & söhne", risk: 'High', sort: '-created' } as const;
    assert.deepEqual(readQueueSearch(parseSearch(stringifySearch(search))), search);
  }
  assert.deepEqual(readQueueSearch({ view: 'all', risk: 'high', sort: '1', search: '  ', other: 'x' }), {});
  assert.equal(stringifySearch({ view: undefined, search: '' }), '');
  const record = '0123456789abcdef01234567';
  assert.deepEqual(readCaseSearch({ record, tab: 'history' }), { record, tab: 'history' });
  assert.deepEqual(readCaseSearch({ record: '../x', tab: 'comparison' }), {});
});

test('every quick filter requests the states it is named for', () => {
  assert.deepEqual(queryOfSearch({ view: 'closed' }).state, ['closed']);
  assert.equal(queryOfSearch({ view: 'closed' }).sort, '-updated');
  assert.equal(queryOfSearch({}).sort, 'due');
  for (const view of VIEWS.filter((name) => name !== 'closed' && name !== 'waiting')) {
    assert.ok(!queryOfSearch({ view }).state.some((state) => state === 'closed' || state === 'waiting'));
  }
});

test('a due time is shown in its largest whole unit', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  for (const [at, due] of [
    ['2026-11-22T12:59:00Z', { state: 'soon', amount: 59, unit: 'minute' }],
    ['2026-11-22T20:00:00Z', { state: 'soon', amount: 8, unit: 'hour' }],
    ['2026-11-22T20:01:00Z', { state: 'later', amount: 8, unit: 'hour' }],
    ['2026-11-24T11:00:00Z', { state: 'later', amount: 47, unit: 'hour' }],
    ['2026-11-24T12:00:00Z', { state: 'later', amount: 2, unit: 'day' }],
    ['2026-11-22T11:58:30Z', { state: 'overdue', amount: 1, unit: 'minute' }],
    ['2026-11-12T12:00:00Z', { state: 'overdue', amount: 10, unit: 'day' }],
  ] as const) {
    assert.deepEqual(dueOf(at, now), due);
  }
});

test('extending a selection includes the rows in between', () => {
  assert.deepEqual([...extended(new Set(['a']), 'b', 'c')], ['a', 'b', 'c']);
  assert.deepEqual([...extended(new Set(['a']), 'a', undefined)], ['a']);
  assert.deepEqual([...toggled(toggled(new Set(['a']), 'b'), 'a')], ['b']);
});

test('a partial date is shown without the missing parts', () => {
  assert.equal(partialDateOf('00-00-1962'), '1962');
  assert.equal(partialDateOf('00-04-1962'), '1962-04');
  assert.equal(partialDateOf('17-04-1962'), '1962-04-17');
  assert.equal(partialDateOf(''), '');
});

test('initials are those of the first and the last word', () => {
  assert.equal(initialsOf('Ana Maria Silva'), 'AS');
  assert.equal(initialsOf('ana.silva@bank.example'), 'AS');
  assert.equal(initialsOf('Šeherzada'), 'Š');
});

test('a saved view gives an address that asks for its filters, and knows when they were edited', () => {
  const id = '0123456789abcdef01234567';
  const views: Parameters<typeof searchOfView>[0][] = [
    { id, filters: {}, sort: 'due' },
    { id, filters: { state: ['open', 'conflict', 'escalated', 'second_review'], assignee: 'me' }, sort: '-risk' },
    { id, filters: { state: ['closed'], risk_level: 'High', search: "al-sa'adi" }, sort: '-updated' },
    {
      id,
      filters: { state: ['waiting', 'open'], due: 'overdue', country: 'DE', verdict: 'uncertain' },
      sort: 'created',
    },
    { id, filters: { is_monitored: false, upload_id: id, created_to: '2026-01-02T00:00:00.000Z' }, sort: 'risk' },
    { id, filters: { changed: true, source: 'ofac_sdn', created_from: '2026-01-01T00:00:00.000Z' }, sort: 'due' },
  ];
  const allButClosed = ['conflict', 'escalated', 'open', 'second_review', 'waiting'];
  for (const view of views) {
    const search = readQueueSearch(parseSearch(stringifySearch({ ...searchOfView(view) })));
    const { sort, state, ...filters } = queryOfSearch(search);
    const { state: wanted = allButClosed, ...rest } = view.filters;
    assert.deepEqual(
      { sort, state: [...state].toSorted(), ...filters },
      { sort: view.sort, state: [...wanted].toSorted(), ...rest },
    );
    assert.equal(search.saved, id);
    assert.equal(isEdited(search, view), false);
    assert.equal(isEdited({ ...search, search: 'ivan' }, view), true);
    assert.equal(isEdited(searchOfQuick(search, 'second-review'), view), true);
  }
  assert.equal(searchOfView(views[1] ?? assert.fail()).view, 'mine');
  assert.deepEqual(countsQueryOf({ view: 'mine', risk: 'High', due: 'today' }), { risk_level: 'High' });
});

test('columns are kept as chosen: hidden, moved and wider, whatever else the preferences hold', () => {
  const names = (stored?: Record<string, unknown>) => columnsOf(stored).map(({ name }) => name);
  assert.deepEqual(names(), COLUMNS);
  for (const stored of [{ queue_order: 'risk' }, { queue_order: ['colour', 7], queue_widths: 3, queue: null }]) {
    assert.deepEqual(columnsOf(stored), columnsOf());
  }
  // As earlier versions wrote them; the subject cannot be hidden.
  const earlier = columnsOf({ queue: ['name', 'activity'] });
  assert.deepEqual(
    earlier.filter(({ isShown }) => !isShown).map(({ name }) => name),
    ['activity'],
  );

  const columns = moved(moved(columnsOf(), 'risk', -1), 'activity', -1).map((column) =>
    column.name === 'closest' ? { ...column, width: 'wide' as const } : { ...column, isShown: column.name !== 'due' },
  );
  assert.deepEqual(columnsOf(preferencesOf(columns)), columns);
  assert.deepEqual(names(preferencesOf(columns)).slice(0, 3), ['due', 'risk', 'name']);
  assert.deepEqual(moved(columns, 'due', -1), columns);
  assert.deepEqual(moved(columns, 'assignee', 1), columns);
  // Columns that a later version adds come last.
  assert.deepEqual(names({ queue_order: ['risk'] }).slice(0, 2), ['risk', 'due']);
});
