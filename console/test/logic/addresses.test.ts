import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSearch, stringifySearch } from '../../src/logic/address-search.js';
import { auditFiltersOf, readAuditSearch } from '../../src/logic/audit-search.js';
import { readDeliverySearch } from '../../src/logic/delivery-search.js';
import { readPageSearch } from '../../src/logic/page-search.js';
import { readWhitelistSearch } from '../../src/logic/whitelist-search.js';

const USER = '691f0c2f8e6b1a5d3c000001';

for (const [name, read, search] of [
  ['a list in pages', readPageSearch, { search: 'ana', page: 3 }],
  ['a webhook', readDeliverySearch, { status: 'failed', page: 2 }],
  ['the whitelist', readWhitelistSearch, { search: 'ana', user: USER, within: 30 }],
  [
    'the audit log',
    readAuditSearch,
    {
      ...{ action: 'user.created', user: USER, target: 'ofac_sdn', scope: 'installation', page: 12 },
      ...{ from: '2026-11-01', to: '2026-11-22' },
    },
  ],
] as const) {
  test(`the address of ${name} shows the same when it is loaded again`, () => {
    assert.deepEqual(read(search), search);
    assert.deepEqual(read(parseSearch(stringifySearch(search))), search);
  });
}

test('parts of an address that mean nothing are left out', () => {
  for (const page of ['0', '1', '-2', '1.5', 'x', '', '1e9']) assert.deepEqual(readPageSearch({ page }), {});
  assert.deepEqual(readDeliverySearch({ status: 'lost' }), {});
  assert.deepEqual(readWhitelistSearch({ user: 'ana', within: '31' }), {});
  assert.deepEqual(readAuditSearch({ action: 'x', user: 'ana', target: '', scope: 'all', from: '22-11-2026' }), {});
});

test('the audit log is asked for by its own names of the filters', () => {
  assert.deepEqual(auditFiltersOf({ user: USER, target: 'x', from: '2026-11-01', to: '2026-11-22', page: 2 }), {
    ...{ user_id: USER, target_id: 'x', start_date: '01-11-2026', end_date: '22-11-2026' },
  });
});
