import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_ENTRY, formOfEntry, requestOfEntry } from '../../src/logic/entry-form.js';
import { readPageSearch } from '../../src/logic/page-search.js';

const ENTRY = {
  ...{ id: 'c-1', name: 'Anna Invented', entity_type: 'Person', gender: 'female', source_url: '' },
  ...{ aliases: ['Ann I.', 'A. I.'], weak_aliases: [], birth_incorporation_date: ['1961-03'], countries: ['RU', 'CY'] },
  ...{ nationality: ['RU'], categories: ['Sanctions'], addresses: ['1 Example Street; rear'], positions: [] },
  identifiers: [
    { type: 'Identification number', number: 'AB 1' },
    { type: 'MMSI', number: '352123456' },
  ],
  ...{ notes: ['Seen twice'], image: ['https://example.org/1.png'] },
};

test('an entry that is opened and saved again keeps all that it has', () => {
  assert.deepEqual(requestOfEntry(formOfEntry(ENTRY)), {
    ...{ id: 'c-1', name: 'Anna Invented', entity_type: 'Person', gender: 'female' },
    ...{ aliases: ['Ann I.', 'A. I.'], birth_incorporation_date: ['1961-03'], countries: ['RU', 'CY'] },
    ...{ nationality: ['RU'], categories: ['Sanctions'], addresses: ['1 Example Street; rear'] },
    ...{ identification_number: ['AB 1'], mmsi: ['352123456'], notes: ['Seen twice'] },
    image: ['https://example.org/1.png'],
  });
});

test('a new entry sends only what is given', () => {
  const form = { ...EMPTY_ENTRY, name: ' Boris ', aliases: '\n B. \n\n' };
  assert.deepEqual(requestOfEntry(form), { name: 'Boris', entity_type: 'Person', aliases: ['B.'] });
});

test('an address of a list in pages keeps what it understands', () => {
  assert.deepEqual(readPageSearch({ search: ' anna ', page: 3 }), { search: 'anna', page: 3 });
  assert.deepEqual(readPageSearch({ search: '', page: 1 }), {});
  assert.deepEqual(readPageSearch({ search: 7, page: 'x' }), {});
});
