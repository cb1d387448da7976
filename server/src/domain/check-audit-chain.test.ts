import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditDetailsHash, auditHash, type ChainedEntry, GENESIS } from './audit.js';
import { type ChainHead, checkAuditChain } from './check-audit-chain.js';

const CHAIN = 'a'.repeat(24);

/** Builds a valid chain of `count` entries; the last one erases those named. */
function chainOf(count: number, erased: readonly string[] = [], subjects: readonly string[] = ['c']): ChainedEntry[] {
  const entries: ChainedEntry[] = [];
  for (let number = 1; number <= count; number++) {
    const last = number === count && erased.length > 0;
    const details = last ? { audit_entries: erased, search_references: subjects } : { reason: `reason ${number}` };
    const salt = `salt ${number}`;
    const open = {
      ...{ number, previousHash: entries.at(-1)?.hash ?? GENESIS, id: `id ${number}` },
      at: new Date(Date.UTC(2026, 10, 20, 8, number)),
      actor: { kind: 'service' },
      action: last ? 'subject.erased' : 'record.decided',
      target: { kind: 'case', id: 'c' },
      detailsHash: auditDetailsHash(details, salt),
    } as const;
    entries.push({ ...open, details, salt, hash: auditHash(CHAIN, open) });
  }
  return entries;
}

async function* each(entries: readonly ChainedEntry[]) {
  yield* entries;
}

const headOf = (entries: readonly ChainedEntry[]): ChainHead => {
  const { number, hash } = entries.at(-1) ?? { number: 0, hash: GENESIS };
  return { number, hash };
};

const findingsOf = async (entries: readonly ChainedEntry[], noted: ChainHead | undefined, known?: ChainHead) =>
  (await checkAuditChain(CHAIN, each(entries), noted, known)).findings.map(({ number, finding }) => [number, finding]);

const SOUND = chainOf(6);
const HEAD = headOf(SOUND);
const with_ = (number: number, changes: Partial<ChainedEntry>) =>
  SOUND.map((entry) => (entry.number === number ? { ...entry, ...changes } : entry));

test('an untouched chain, and an empty one, has no finding', async () => {
  assert.deepEqual(await findingsOf(SOUND, HEAD, HEAD), []);
  assert.deepEqual(await findingsOf([], undefined), []);
});

const changes: [what: string, changes: Partial<ChainedEntry>][] = [
  ['time', { at: new Date(0) }],
  ['actor', { actor: { kind: 'command_line' } }],
  ['action', { action: 'record.whitelisted' }],
  ['target', { target: { kind: 'case', id: 'd' } }],
  ['id', { id: 'other' }],
  ['hash of its details', { detailsHash: 'f'.repeat(64) }],
];
for (const [what, change] of changes) {
  test(`an entry whose ${what} was changed is detected at any position`, async () => {
    for (const number of [1, 3, 6]) {
      const found = await findingsOf(with_(number, change), HEAD);
      assert.ok(
        found.some(([at, finding]) => at === number && finding === 'changed'),
        `${number}`,
      );
    }
  });
}

test('an entry that was changed and hashed again no longer matches the next one or the head', async () => {
  for (const number of [3, 6]) {
    const entry = SOUND[number - 1] ?? assert.fail();
    const forged = { ...entry, at: new Date(0) };
    const found = await findingsOf(with_(number, { ...forged, hash: auditHash(CHAIN, forged) }), HEAD);
    assert.deepEqual(found, number === 6 ? [[6, 'head_changed']] : [[4, 'changed']]);
  }
});

test('changed details are detected, and so are details missing without an erasure that names the entry', async () => {
  assert.deepEqual(await findingsOf(with_(2, { details: { reason: 'another' } }), HEAD), [[2, 'details_changed']]);
  const bare = ({ details, salt, ...entry }: ChainedEntry): ChainedEntry => entry;
  const stripped = SOUND.map((entry) => (entry.number === 2 ? bare(entry) : entry));
  assert.deepEqual(await findingsOf(stripped, HEAD), [[2, 'details_removed']]);
  const erasing = chainOf(6, ['id 2']);
  const erased = erasing.map((entry) => (entry.number === 2 ? bare(entry) : entry));
  assert.deepEqual(await findingsOf(erased, headOf(erasing)), []);
  // An erasure takes what was said of its subjects, and of nothing else.
  const another = chainOf(6, ['id 2'], ['d']);
  const taken = another.map((entry) => (entry.number === 2 ? bare(entry) : entry));
  assert.deepEqual(await findingsOf(taken, headOf(another)), [[2, 'details_removed']]);
});

test('removed entries are detected at the beginning, in the middle and at the end', async () => {
  assert.deepEqual(await findingsOf(SOUND.slice(2), HEAD), [[1, 'removed']]);
  assert.deepEqual(await findingsOf([...SOUND.slice(0, 2), ...SOUND.slice(4)], HEAD), [[3, 'removed']]);
  assert.deepEqual(await findingsOf(SOUND.slice(0, 4), HEAD), [[5, 'tail_cut']]);
  assert.deepEqual(await findingsOf([], HEAD), [[1, 'tail_cut']]);
});

test('a truncated chain with a rewritten head is detected only by a head recorded elsewhere', async () => {
  const cut = SOUND.slice(0, 4);
  assert.deepEqual(await findingsOf(cut, headOf(cut)), []);
  assert.deepEqual(await findingsOf(cut, headOf(cut), HEAD), [[5, 'tail_cut']]);
  assert.deepEqual(await findingsOf(SOUND, HEAD, { number: 3, hash: 'f'.repeat(64) }), [[3, 'not_the_known_entry']]);
});

test('a chain of another organization does not pass for this one', async () => {
  const { findings } = await checkAuditChain('b'.repeat(24), each(SOUND), HEAD);
  assert.equal(findings.length, SOUND.length);
});
