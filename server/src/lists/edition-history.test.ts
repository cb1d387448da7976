import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../test/support/test-database.js';
import { type ListedRecord, listedRecord } from '../domain/listed-record.js';
import type { NumberedEdition } from '../domain/source.js';
import { idFactory } from '../platform/database/new-id.js';
import { diffEditions, rollbackList } from './editions.js';
import { editionsRepository } from './editions.repository.js';
import { importList } from './import-list.js';

const database = await testDatabase();
const editions = editionsRepository(database);
const now = () => new Date('2026-11-20T04:00:00Z');
const deps = { now, newId: idFactory(now), editions, sourceNamed: () => undefined };

function publish(source: string, names: Readonly<Record<string, string>>, unlessWithdrawn = false) {
  const reading = {
    format: 'test',
    readerVersion: 1,
    async *records() {
      for (const [sourceId, full] of Object.entries(names)) {
        yield listedRecord({
          source,
          sourceId,
          entityType: 'Person',
          names: [{ full, kind: 'primary', quality: 'strong' }],
          categories: ['Sanctions'],
        });
      }
    },
    outcome: () => ({ checksum: JSON.stringify(names), broken: [], brokenCount: 0, warnings: [] }),
  };
  return importList(deps, reading, { source, origin: [], acceptSmaller: 'a test', unlessWithdrawn });
}

async function inForce(source: string): Promise<Record<string, string>> {
  const edition = (await editions.inForce()).find((one) => one.source === source);
  assert.ok(edition);
  const names: Record<string, string> = {};
  for await (const run of editions.recordTexts(edition)) {
    for (const record of run.map((text) => JSON.parse(text) as ListedRecord)) {
      names[record.sourceId] = record.names[0]?.full ?? '';
    }
  }
  return names;
}

async function diff(source: string, from: string, to: string): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of diffEditions(editions, source, from, to)) {
    lines.push(
      line.change === 'changed'
        ? [line.change, line.sourceId, line.name, Object.keys(line.fields)]
        : [line.change, line.sourceId, line.record.names[0]?.full],
    );
  }
  return lines;
}

const one = { a: 'Anna', b: 'Boris', c: 'Clara' };
const two = { a: 'Anna', b: 'Boriss', d: 'David' };
const three = { a: 'Anna', d: 'David', e: 'Elena' };

test('a rollback makes a new edition with the content of the previous one, and another of the one before', async () => {
  for (const names of [one, two, three]) await publish('back', names);
  const back = await rollbackList(deps, 'back');
  assert.deepEqual([back.number, back.restoredFrom, back.recordCount], [4, 2, 3]);
  assert.deepEqual([back.added, back.changed, back.removed], [1, 0, 1]);
  assert.deepEqual(await inForce('back'), two);
  const further = await rollbackList(deps, 'back');
  assert.deepEqual([further.number, further.restoredFrom], [5, 1]);
  assert.deepEqual(await inForce('back'), one);
  await assert.rejects(rollbackList(deps, 'back'), /there is none to roll back to/);
  const chosen = await rollbackList(deps, 'back', '3');
  assert.deepEqual([chosen.number, chosen.restoredFrom], [6, 3]);
  assert.deepEqual(await inForce('back'), three);
  await assert.rejects(rollbackList(deps, 'back', 'back@1999-01-01T00:00:00Z'), /no edition "back@1999/);
  await assert.rejects(rollbackList(deps, 'nobody'), /no edition to roll back/);
});

test('an update does not import a rolled back list again; an import does, and newer lists are updated', async () => {
  await publish('withdrawn', one);
  await publish('withdrawn', two);
  await rollbackList(deps, 'withdrawn');
  const update = await publish('withdrawn', two, true);
  assert.equal(update.unchanged, true);
  assert.match(update.outcome.warnings.join(), /was rolled back/);
  assert.deepEqual(await inForce('withdrawn'), one);
  assert.equal((await publish('withdrawn', three, true)).unchanged, false);
  await rollbackList(deps, 'withdrawn');
  assert.equal((await publish('withdrawn', two)).unchanged, false);
  assert.deepEqual(await inForce('withdrawn'), two);
});

test('the difference of two editions lists additions, removals and changes, in both directions and across editions', async () => {
  for (const names of [one, two, three]) await publish('diff', names);
  assert.deepEqual(await diff('diff', '1', '2'), [
    ['changed', 'b', 'Boriss', ['names']],
    ['removed', 'c', 'Clara'],
    ['added', 'd', 'David'],
  ]);
  const [, , oldest] = await editions.history('diff');
  assert.deepEqual(await diff('diff', oldest?.version ?? '', '3'), [
    ['removed', 'b', 'Boris'],
    ['removed', 'c', 'Clara'],
    ['added', 'd', 'David'],
    ['added', 'e', 'Elena'],
  ]);
  assert.deepEqual(await diff('diff', '3', '1'), [
    ['added', 'b', 'Boris'],
    ['added', 'c', 'Clara'],
    ['removed', 'd', 'David'],
    ['removed', 'e', 'Elena'],
  ]);
  await rollbackList(deps, 'diff', '1');
  assert.deepEqual(await diff('diff', '1', '4'), []);
  assert.deepEqual(await diff('diff', '2', '2'), []);
});

test('a difference larger than requested is reported instead of read', async () => {
  await publish('large', one);
  assert.equal(await editions.changes('large', 0, 1, 2), undefined);
  assert.equal((await editions.changes('large', 0, 1, 3))?.count, 3);
});

test('every import and rollback is in the audit log with what it changed; an import of the same bytes is not', async () => {
  const first = await publish('audited', one);
  await publish('audited', one);
  const second = await publish('audited', two);
  const back = await rollbackList(deps, 'audited');
  const { rows } = await database.db.execute<{ action: string; actor: object; details: object }>(sql`
    select action, actor, details from audit_entries where target_id = 'audited' order by id`);
  const of = ({ version, added, changed, removed }: NumberedEdition) => ({ version, added, changed, removed });
  const imported = (edition: NumberedEdition) => ({
    ...of(edition),
    ...{
      checksum: edition.checksum,
      records: edition.recordCount,
      origin: [],
      accepted_smaller: true,
      accepted_smaller_reason: 'a test',
    },
  });
  assert.deepEqual(rows, [
    { action: 'list.imported', actor: { kind: 'command_line' }, details: imported(first.edition) },
    { action: 'list.imported', actor: { kind: 'command_line' }, details: imported(second.edition) },
    {
      action: 'list.rolled_back',
      actor: { kind: 'command_line' },
      details: { from: second.edition.version, to: first.edition.version, ...of(back) },
    },
  ]);
});
