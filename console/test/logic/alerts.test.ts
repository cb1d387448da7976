import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseSearchOf, changesOf } from '../../src/logic/alert-changes.js';
import { alertQueryOf, isNarrowed, readAlertSearch } from '../../src/logic/alert-search.js';

const RECORD = 'a'.repeat(24);
const match = { record_id: RECORD, name: 'Anton Quill', source: 'un_sc' };

test('an address of alerts keeps what it understands, and the service gets days as it writes them', () => {
  const search = readAlertSearch({
    show: 'seen',
    kind: 'match_added',
    from: '2026-11-22',
    to: 'soon',
    search: ' KYC ',
  });
  assert.deepEqual(search, { show: 'seen', kind: 'match_added', from: '2026-11-22', search: 'KYC' });
  assert.deepEqual(alertQueryOf(search), {
    ...{ seen: true, type: 'monitoring.match_added', search: 'KYC', start_date: '22-11-2026' },
  });
  assert.deepEqual(alertQueryOf(readAlertSearch({ show: 'unseen', kind: 'none' })), { seen: false });
  assert.deepEqual([isNarrowed({ show: 'all' }), isNarrowed({ source: 'un_sc' })], [false, true]);
});

test('an alert names the editions that differ, and those of lists that were not searched before', () => {
  const changes = {
    editions_before: ['un_sc@1', 'eu_fsf@4'],
    editions_after: ['un_sc@2', 'eu_fsf@4', 'custom:b@1'],
    matches: [match, match],
  };
  assert.deepEqual(changesOf(changes).names, ['Anton Quill']);
  assert.deepEqual(changesOf(changes).editions, [
    { before: 'un_sc@1', after: 'un_sc@2' },
    { before: '', after: 'custom:b@1' },
  ]);
  assert.deepEqual(changesOf({}).names, []);
});

test('the case of an alert opens at the record, unless that has left its list', () => {
  const changes = { matches: [match] };
  assert.deepEqual(caseSearchOf({ type: 'monitoring.match_added', changes }), { record: RECORD });
  assert.deepEqual(caseSearchOf({ type: 'monitoring.match_removed', changes }), {});
  assert.deepEqual(caseSearchOf({ type: 'monitoring.risk_changed', changes: {} }), {});
});
