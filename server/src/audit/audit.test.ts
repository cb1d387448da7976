import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { testDatabase } from '../../test/support/test-database.js';
import type { Parts } from '../app/parts.js';
import { ANCHOR_CHAIN, type AuditEntry, INSTALLATION_CHAIN } from '../domain/audit.js';
import type { ChainHead } from '../domain/check-audit-chain.js';
import { idFactory } from '../platform/database/new-id.js';
import { createLogger } from '../platform/http/create-logger.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { auditModule } from './audit.module.js';
import { auditRepository } from './audit.repository.js';
import { extendAuditChains } from './extend-chains.js';
import { verifyAudit } from './verify-audit.js';

const database = await testDatabase();
const audit = auditRepository(database);
const now = () => new Date('2026-11-20T08:30:00Z');
const newId = idFactory(now);
const deps = { audit, now, logHead: () => {} };
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);

function entry(chain: string, changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...{ id: newId(), organizationId: chain, at: now(), actor: { kind: 'service' }, action: 'case.commented' },
    target: { kind: 'case', id: 'c'.repeat(24) },
    details: { reason: 'Same name, another person', at: now(), none: undefined },
    ...changes,
  };
}

const ANCHORED = 'not_the_anchored_entry';
/** The end is cut off, and head and anchor mark are put back to what was before it. */
const CUT_AND_COVERED = `
  with cut as (delete from audit_entries where chain = $1 and number = 5)
  update audit_chains set number = 4, anchored = 4, hash = (select hash from audit_entries where chain = $1 and number = 4)
  where chain = $1`;

const record = (...entries: AuditEntry[]) => database.transaction((tx) => recordAudit(tx, ...entries));

async function findings(chain: string, known?: ReadonlyMap<string, ChainHead>): Promise<[number, string][]> {
  for await (const check of verifyAudit(deps, known)) {
    if (check.chain === chain) return check.findings.map(({ number, finding }) => [number, finding]);
  }
  return assert.fail(`${chain} was not looked at`);
}

test('entries of many concurrent transactions are all chained without a gap', async () => {
  const chains = ['one', 'two'];
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => record(entry(chains[at % 2] ?? ''), entry(chains[at % 2] ?? ''))),
  );
  await Promise.all([extendAuditChains(deps), extendAuditChains(deps), extendAuditChains(deps)]);
  for (const chain of chains) {
    const { rows } = await query('select number from audit_entries where chain = $1 order by number', [chain]);
    assert.deepEqual(
      rows.map((row) => Number(row.number)),
      Array.from({ length: 60 }, (_, at) => at + 1),
    );
    assert.deepEqual(await findings(chain), []);
  }
});

test('an entry exists exactly if the transaction of its action commits', async () => {
  const lost = entry('three');
  const work = database.transaction(async (tx) => {
    await recordAudit(tx, lost);
    throw new Error('no');
  });
  await assert.rejects(work);
  assert.equal((await audit.list('three', {}, { number: 1, size: 10 })).total, 0);
});

test('no action waits for the audit entry of another, not even while the chain is extended', async () => {
  await database.transaction(async (tx) => {
    await recordAudit(tx, entry('four'));
    // Were there a lock, these would wait for the transaction they are awaited in.
    await record(entry('four'));
    await extendAuditChains(deps);
  });
  await extendAuditChains(deps);
  assert.deepEqual(await findings('four'), []);
  assert.equal((await audit.list('four', {}, { number: 1, size: 10 })).total, 2);
});

test('an entry changed, removed or truncated in the database is detected', async () => {
  const tampering: [string, [number, string][]][] = [
    [`update audit_entries set action = 'user.created' where chain = $1 and number = 3`, [[3, 'changed']]],
    [`update audit_entries set at = at + interval '1 ms' where chain = $1 and number = 3`, [[3, 'changed']]],
    [`update audit_entries set actor = '{"kind":"command_line"}' where chain = $1 and number = 3`, [[3, 'changed']]],
    [
      `update audit_entries set details = '{"reason":"None"}' where chain = $1 and number = 3`,
      [[3, 'details_changed']],
    ],
    [`update audit_entries set details = null where chain = $1 and number = 3`, [[3, 'details_removed']]],
    ['delete from audit_entries where chain = $1 and number = 3', [[3, 'removed']]],
    [
      'delete from audit_entries where chain = $1 and number > 3',
      [
        [4, 'tail_cut'],
        [5, ANCHORED],
      ],
    ],
    [
      'delete from audit_entries where chain = $1',
      [
        [1, 'tail_cut'],
        [5, ANCHORED],
      ],
    ],
    ['delete from audit_chains where chain = $1', [[5, 'head_changed']]],
    // Pending again, it would be chained as if it had just been written.
    [
      'update audit_entries set number = null, hash = null where chain = $1 and number = 5',
      [
        [5, 'removed'],
        [5, ANCHORED],
      ],
    ],
    [
      'update audit_entries set number = -7 where chain = $1 and number = 5',
      [
        [-7, 'changed'],
        [5, 'tail_cut'],
        [5, ANCHORED],
      ],
    ],
    [
      CUT_AND_COVERED,
      [
        [5, ANCHORED],
        [6, 'anchor_removed'],
      ],
    ],
  ];
  for (const [place, [statement, finding]] of tampering.entries()) {
    const chain = `tampered ${place}`;
    await record(...Array.from({ length: 5 }, () => entry(chain)));
    await extendAuditChains(deps);
    assert.deepEqual(await findings(chain), []);
    await query(statement, [chain]);
    assert.deepEqual(await findings(chain), finding, statement);
  }
});

test('the anchors reveal a chain deleted with its head and its organization', async () => {
  for (const chain of [INSTALLATION_CHAIN, newId()]) {
    await record(entry(chain));
    await extendAuditChains(deps);
    await query('delete from audit_entries where chain = $1', [chain]);
    await query('delete from audit_chains where chain = $1', [chain]);
    assert.deepEqual(await findings(chain), [[1, 'removed']]);
  }
});

test('removed anchors are detected, and the head of the anchors vouches for every other chain', async () => {
  await record(entry('seven'));
  const reported: (ChainHead & { readonly chain: string })[] = [];
  await extendAuditChains({ ...deps, logHead: (head) => reported.push(head) });
  const kept = new Map(reported.flatMap((head) => (head.chain === ANCHOR_CHAIN ? [[head.chain, head] as const] : [])));
  assert.deepEqual(await findings(ANCHOR_CHAIN, kept), []);
  await query('delete from audit_entries where chain = $1', [ANCHOR_CHAIN]);
  await query('delete from audit_chains where chain = $1', [ANCHOR_CHAIN]);
  assert.deepEqual(await findings(ANCHOR_CHAIN), [[1, 'removed']]);
  assert.deepEqual(await findings('seven'), [[1, 'anchor_removed']]);
  // Even where everything inside agrees again, the head that was kept outside does not.
  await query('update audit_chains set anchored = 0');
  assert.deepEqual(await findings('seven'), []);
  assert.deepEqual((await findings(ANCHOR_CHAIN, kept)).length, 1);
});

test('an organization whose whole chain was removed is detected', async () => {
  const id = newId();
  await query('insert into organizations (id, name, created_at) values ($1, $1, now())', [id]);
  assert.deepEqual(await findings(id), [[1, 'removed']]);
});

test('the log is read newest first, by action, user, target and time, and only within the organization', async () => {
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

test('committed entries are chained every two seconds until the process stops, and anchored only by the job', async () => {
  const parts = { accounts: { now }, database, log: createLogger('silent') } as unknown as Parts;
  const chaining = auditModule(parts).startChaining();
  const chained = async (chain: string) =>
    (await query('select 1 from audit_entries where chain = $1 and number is not null', [chain])).rows.length;
  for (const chain of ['soon', 'later']) {
    await record(entry(chain));
    for (let tries = 0; (await chained(chain)) === 0; tries += 1) {
      assert.ok(tries < 600, `${chain} was not chained`);
      await delay(50);
    }
  }
  await chaining.stop();
  const { rows } = await query(`select anchored from audit_chains where chain in ('soon', 'later')`);
  assert.deepEqual(
    rows.map(({ anchored }) => Number(anchored)),
    [0, 0],
  );
});
