import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditEntry } from '../../src/domain/audit.js';
import { sealAudit } from '../../src/flow/seal-audit.js';
import { verifyAudit } from '../../src/flow/verify-audit.js';
import { auditIn } from '../../src/store/audit.js';
import { idFactory } from '../../src/store/new-id.js';
import { recordAudit } from '../../src/store/record-audit.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const audit = auditIn(database);
const now = () => new Date('2026-11-20T08:30:00Z');
const newId = idFactory(now);
const world = { audit, now, tellHead: () => {} };
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);

function entry(chain: string, changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...{ id: newId(), organizationId: chain, at: now(), actor: { kind: 'service' }, action: 'record.decided' },
    target: { kind: 'case', id: 'c'.repeat(24) },
    details: { reason: 'Same name, another person', at: now(), none: undefined },
    ...changes,
  };
}

const record = (...entries: AuditEntry[]) => database.transaction((tx) => recordAudit(tx, ...entries));

async function findings(chain: string): Promise<[number, string][]> {
  for await (const check of verifyAudit(world)) {
    if (check.chain === chain) return check.findings.map(({ number, finding }) => [number, finding]);
  }
  return assert.fail(`${chain} was not looked at`);
}

test('entries of many transactions at once are all sealed, each chain without a gap', async () => {
  const chains = ['one', 'two'];
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => record(entry(chains[at % 2] ?? ''), entry(chains[at % 2] ?? ''))),
  );
  await Promise.all([sealAudit(world), sealAudit(world), sealAudit(world)]);
  for (const chain of chains) {
    const { rows } = await query('select number from audit_entries where chain = $1 order by number', [chain]);
    assert.deepEqual(
      rows.map((row) => Number(row.number)),
      Array.from({ length: 60 }, (_, at) => at + 1),
    );
    assert.deepEqual(await findings(chain), []);
  }
});

test('an entry exists exactly when the transaction of its deed does', async () => {
  const lost = entry('three');
  const work = database.transaction(async (tx) => {
    await recordAudit(tx, lost);
    throw new Error('no');
  });
  await assert.rejects(work);
  assert.equal((await audit.list('three', {}, { number: 1, size: 10 })).total, 0);
});

test('no deed waits for the entry of another one, not even while the chain is sealed', async () => {
  await database.transaction(async (tx) => {
    await recordAudit(tx, entry('four'));
    // Were there a lock, these would wait for the transaction they are awaited in.
    await record(entry('four'));
    await sealAudit(world);
  });
  await sealAudit(world);
  assert.deepEqual(await findings('four'), []);
  assert.equal((await audit.list('four', {}, { number: 1, size: 10 })).total, 2);
});

test('an entry that was changed, taken out or cut off in the database is found', async () => {
  const tampering: [string, [number, string]][] = [
    [`update audit_entries set action = 'user.created' where chain = $1 and number = 3`, [3, 'changed']],
    [`update audit_entries set details = '{"reason":"None"}' where chain = $1 and number = 3`, [3, 'details_changed']],
    [`update audit_entries set details = null where chain = $1 and number = 3`, [3, 'details_removed']],
    ['delete from audit_entries where chain = $1 and number = 3', [3, 'removed']],
    ['delete from audit_entries where chain = $1 and number > 3', [4, 'tail_cut']],
    ['delete from audit_entries where chain = $1', [1, 'tail_cut']],
    ['delete from audit_chains where chain = $1', [5, 'head_changed']],
  ];
  for (const [place, [statement, finding]] of tampering.entries()) {
    const chain = `tampered ${place}`;
    await record(...Array.from({ length: 5 }, () => entry(chain)));
    await sealAudit(world);
    assert.deepEqual(await findings(chain), []);
    await query(statement, [chain]);
    assert.deepEqual(await findings(chain), [finding], statement);
  }
});

test('an organization whose whole chain was removed is found', async () => {
  const id = newId();
  await query('insert into organizations (id, name, created_at) values ($1, $1, now())', [id]);
  assert.deepEqual(await findings(id), [[1, 'removed']]);
});

test('the log is read newest first, by deed, user, target and time, and never beyond the organization', async () => {
  const user = { kind: 'user', userId: 'u1', email: 'u1@example.com' } as const;
  const first = entry('five', { at: new Date('2026-11-01T00:00:00Z') });
  const second = entry('five', { at: new Date('2026-11-02T00:00:00Z'), actor: user, action: 'user.created' });
  const third = entry('five', { at: new Date('2026-11-03T00:00:00Z'), target: { kind: 'user', id: 'x' } });
  await record(first, second, third, entry('six'));
  const idsOf = async (filter: Parameters<typeof audit.list>[1], page = { number: 1, size: 10 }) =>
    (await audit.list('five', filter, page)).entries.map(({ id }) => id);
  assert.deepEqual(await idsOf({}), [third.id, second.id, first.id]);
  assert.deepEqual(await idsOf({}, { number: 2, size: 2 }), [first.id]);
  assert.deepEqual(await idsOf({ action: 'user.created' }), [second.id]);
  assert.deepEqual(await idsOf({ actorId: 'u1' }), [second.id]);
  assert.deepEqual(await idsOf({ targetId: 'x' }), [third.id]);
  assert.deepEqual(await idsOf({ from: second.at, before: third.at }), [second.id]);
});
