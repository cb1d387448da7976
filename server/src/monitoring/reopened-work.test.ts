import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listed, monitoredCases } from '../../test/support/monitored-cases.js';
import { analyst } from '../../test/support/sample-case.js';
import { caseWorkRepository } from '../cases/case-work.repository.js';
import { settleScreening } from '../cases/finish-case.repository.js';
import { COMMAND_LINE } from '../domain/audit.js';
import type { DecidedStatus } from '../domain/case-marks.js';
import { events } from '../platform/outbox/events.table.js';

const { database, db, cases, now, newId, publish, enrol, cycle, stored } = await monitoredCases();
const { organizationId, userId, email } = analyst;
const workOn = (caseId: string) => cases.work(organizationId, caseId, now());

async function decide(caseId: string, status: DecidedStatus) {
  const at = now();
  for (const { id: recordId } of (await stored(caseId)).results) {
    await caseWorkRepository(database).decide({
      ...{
        id: newId(),
        organizationId,
        caseId,
        recordId,
        about: 'record',
        role: 'analyst',
        whitelist: [],
        ends: { subjectKey: '', recordIds: [] },
      },
      decision: { status, reason: '', userId, email, at },
      audit: {
        ...{ id: newId(), organizationId, at, actor: COMMAND_LINE, action: 'record.decided', details: {} },
        target: { kind: 'case', id: caseId },
      },
    });
  }
}

const party = listed('1', 'Gavrilo Zaretsky');

test('a match that monitoring finds opens work on a case that had none', async () => {
  await publish([listed('9', 'Somebody Else Entirely')]);
  const { id } = await enrol('Gavrilo Zaretsky', { categories: ['Sanctions'] });
  assert.equal(await workOn(id), undefined);
  await cycle();
  await publish([party]);
  await cycle();
  const work = await workOn(id);
  assert.deepEqual([work?.state, work?.unseenAlerts], ['open', 0]);
});

test('a record that changes materially opens closed work again, and reading the case marks the change as seen', async () => {
  await publish([party]);
  const { id } = await enrol('Gavrilo Zaretsky', { categories: ['Sanctions'] });
  await cycle();
  await decide(id, 'False Positive');
  assert.equal((await workOn(id))?.state, 'closed');
  await publish([listed('1', 'Gavrilo Zaretsky', { countries: ['BY'] })]);
  await cycle();
  const work = await workOn(id);
  assert.deepEqual([work?.state, work?.reopenedBy, work?.closedAt], ['open', 'monitoring.match_updated', undefined]);
  // The record, and with it the risk.
  assert.equal(work?.unseenAlerts, 2);
  assert.match(work?.lastChange ?? '', /^monitoring found a change at /);
  await cases.markRead(organizationId, id, userId);
  assert.equal((await workOn(id))?.unseenAlerts, 0);
});

test('a record that is removed leaves nothing to decide, and closes the work', async () => {
  await publish([party]);
  const { id } = await enrol('Gavrilo Zaretsky', { categories: ['Sanctions'] });
  await cycle();
  const before = await workOn(id);
  await publish([listed('9', 'Somebody Else Entirely')]);
  await cycle();
  const work = await workOn(id);
  assert.deepEqual([before?.state, work?.state, work?.closedBy], ['open', 'closed', undefined]);
  assert.ok((work?.version ?? 0) > (before?.version ?? 0));
});

test('monitoring judges an incomplete screening again, and what a person has settled stays so while the same is missing', async () => {
  await publish([listed('9', 'Somebody Else Entirely')]);
  const { id } = await enrol('Nikodim Barsukov', { categories: ['Sanctions', 'PEP Level 1'] });
  const standing = async () => [(await stored(id)).found.screeningStatus, (await workOn(id))?.state];
  assert.deepEqual(await standing(), ['Incomplete', 'open']);
  await cycle();
  const official = listed('p', 'Ondine Marchetti', { source: 'other_list', categories: ['PEP Level 1'] });
  await publish([official], 'other_list');
  await cycle();
  assert.deepEqual(await standing(), ['Complete', 'closed']);
  await publish([listed('q', 'Ondine Marchetti', { source: 'other_list' })], 'other_list');
  await cycle();
  assert.deepEqual(await standing(), ['Incomplete', 'open']);
  assert.equal((await workOn(id))?.reopenedBy, 'case.status_changed');
  const sent = (await db.select().from(events).orderBy(events.id)).filter(({ type }) => type === 'case.status_changed');
  assert.deepEqual(
    sent.map(({ changes }) => (changes as { after: { case_status: string } }).after.case_status),
    ['Passed', 'For Review'],
  );

  await settleScreening(db, (await stored(id)).found, now());
  await publish([listed('9', 'Somebody Else Entirely'), listed('2', 'Nikodim Barsukov')]);
  await cycle();
  assert.deepEqual([(await stored(id)).results.length, ...(await standing())], [1, 'Settled', 'open']);
});
