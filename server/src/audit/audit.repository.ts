import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { organizations } from '../accounts/organizations.table.js';
import {
  type Actor,
  ANCHOR_CHAIN,
  type AnchorDetails,
  type AuditAction,
  type AuditFilter,
  auditHash,
  type ChainedEntry,
  GENESIS,
  INSTALLATION_CHAIN,
  type LoggedEntry,
  SERVICE,
} from '../domain/audit.js';
import type { ChainHead } from '../domain/check-audit-chain.js';
import type { Database, Queries } from '../platform/database/database.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { auditChains, auditEntries } from '../platform/outbox/audit.table.js';
import { newEventId } from '../platform/outbox/events.repository.js';
import { recordAnchor } from '../platform/outbox/record-audit.repository.js';
import type { AuditLog } from './audit.js';
import { ANCHORED_CHAINS, findContradictions, findUnchained } from './audit-contradictions.repository.js';

const RUN = 1000;
/** A check is asked for again rather than tried for days. */
const CHECK_ATTEMPTS = 3;

/** The audit log in PostgreSQL. */
export function auditRepository({ db, transaction }: Database): AuditLog {
  const log: AuditLog = {
    async list(organizationId, filter, page) {
      const wanted = wantedBy(organizationId ?? INSTALLATION_CHAIN, filter);
      const [counted] = await db.select({ total: count() }).from(auditEntries).where(wanted);
      const rows = await db
        .select()
        .from(auditEntries)
        .where(wanted)
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .offset((page.number - 1) * page.size)
        .limit(page.size);
      return { entries: rows.map(toLogged), total: counted?.total ?? 0 };
    },

    async *inOrder(organizationId, filter, { after, limit }) {
      const wanted = wantedBy(organizationId ?? INSTALLATION_CHAIN, filter);
      for (let last = after, left = limit; left > 0; ) {
        const rows = await db
          .select()
          .from(auditEntries)
          .where(and(wanted, gt(auditEntries.number, last)))
          .orderBy(asc(auditEntries.number))
          .limit(Math.min(left, RUN));
        yield* rows.map(toLogged);
        if (rows.length < RUN) return;
        last = rows.at(-1)?.number ?? last;
        left -= rows.length;
      }
    },

    extendChain,

    async chainPending(at) {
      const waiting = await db
        .selectDistinct({ chain: auditEntries.chain })
        .from(auditEntries)
        .where(and(isNull(auditEntries.number), ne(auditEntries.chain, ANCHOR_CHAIN)));
      for (const { chain } of waiting) await extendChain(chain, at);
    },

    async extendChains(at) {
      await log.chainPending(at);
      const moved = await transaction((tx) => anchorHeads(tx, at));
      const anchors = await extendChain(ANCHOR_CHAIN, at);
      return anchors === undefined ? moved : [...moved, anchors];
    },

    async chains() {
      const { rows } = await db.execute<{ chain: string }>(sql`
        select chain from ${auditEntries} union select chain from ${auditChains} union select id from ${organizations}
        union ${ANCHORED_CHAINS}`);
      const chains = rows.map(({ chain }) => chain);
      return chains.length === 0 ? [] : [...new Set([...chains, ANCHOR_CHAIN])].sort();
    },

    unchained: () => findUnchained(db),

    contradictions: () => findContradictions(db),

    async isChecking(organizationId) {
      const { rows } = await db.execute(sql`
        select 1 from graphile_worker.jobs
        where key = ${checkKey(organizationId)} and (attempts < max_attempts or locked_at is not null)`);
      return rows.length > 0;
    },

    queueCheck: (payload) =>
      addJobs(db, [
        { task: 'verify_audit', payload, key: checkKey(payload.organizationId), maxAttempts: CHECK_ATTEMPTS },
      ]),

    reading: (chain, work) =>
      transaction(async (tx) => {
        await tx.execute(sql`set transaction isolation level repeatable read, read only`);
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        const [head] = await tx
          .select({ number: auditChains.number, hash: auditChains.hash })
          .from(auditChains)
          .where(eq(auditChains.chain, chain));
        return work(entriesOf(tx, chain), head);
      }),
  };
  return log;

  /** Extends a chain; returns its head if it has moved. */
  async function extendChain(chain: string, at: Date): Promise<(ChainHead & { readonly chain: string }) | undefined> {
    for (let head: (ChainHead & { readonly chain: string }) | undefined; ; ) {
      const { chained, number, hash } = await transaction((tx) => chainRun(tx, chain, at));
      if (chained > 0) head = { chain, number, hash };
      if (chained < RUN) return head;
    }
  }
}

const checkKey = (organizationId: string) => `verify_audit ${organizationId}`;

async function* entriesOf(tx: Queries, chain: string): AsyncIterable<ChainedEntry> {
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.chain, chain), gt(auditEntries.number, after)))
      .orderBy(asc(auditEntries.number))
      .limit(RUN);
    for (const row of rows) yield toChained(row);
    const last = rows.at(-1)?.number;
    if (last === undefined || last === null || rows.length < RUN) return;
    after = last;
  }
}

/** Names every head that moved since the last anchor, in one anchor, and answers them; their rows are what nodes take turns by. */
async function anchorHeads(tx: Queries, at: Date): Promise<(ChainHead & { readonly chain: string })[]> {
  const moved = await tx
    .select()
    .from(auditChains)
    .where(and(ne(auditChains.chain, ANCHOR_CHAIN), gt(auditChains.number, auditChains.anchored)))
    .orderBy(asc(auditChains.chain))
    .for('update');
  if (moved.length === 0) return [];
  const heads = moved.map(({ chain, anchored: after, number, hash }) => [chain, { after, number, hash }] as const);
  const details: AnchorDetails = { heads: Object.fromEntries(heads) };
  const id = newEventId();
  await recordAnchor(tx, {
    ...{ id, at, actor: SERVICE, action: 'audit.anchored', target: { kind: 'audit', id }, details },
  });
  await tx
    .update(auditChains)
    .set({ anchored: sql`${auditChains.number}` })
    .where(
      inArray(
        auditChains.chain,
        moved.map(({ chain }) => chain),
      ),
    );
  return moved.map(({ chain, number, hash }) => ({ chain, number, hash }));
}

/** The head's row is what sealing nodes take turns by; nobody else ever waits for it. */
async function chainRun(
  tx: Queries,
  chain: string,
  at: Date,
): Promise<{ chained: number; number: number; hash: string }> {
  await tx
    .insert(auditChains)
    .values({ chain, number: 0, hash: GENESIS, anchored: 0, extendedAt: at })
    .onConflictDoNothing();
  const [head] = await tx.select().from(auditChains).where(eq(auditChains.chain, chain)).for('update');
  if (!head) throw new Error(`the audit chain ${chain} has no head`);
  const waiting = await tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, chain), isNull(auditEntries.number)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
    .limit(RUN);
  // A head that was set back must not keep new entries out of the chain; verify reports it.
  const [last] = await tx
    .select({ number: auditEntries.number, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, chain), isNotNull(auditEntries.number)))
    .orderBy(desc(auditEntries.number))
    .limit(1);
  let { number, hash } =
    (last?.number ?? 0) > head.number ? { number: last?.number ?? 0, hash: last?.hash ?? GENESIS } : head;
  const places = waiting.map(({ id, targetKind, targetId, ...row }) => {
    const previousHash = hash;
    number += 1;
    const { at: time, actor, action, detailsHash } = row;
    const target = { kind: targetKind, id: targetId };
    hash = auditHash(chain, { number, previousHash, id, at: time, actor, action, target, detailsHash });
    return { id, number, previous_hash: previousHash, hash };
  });
  if (places.length > 0) {
    await tx.execute(sql`
      update ${auditEntries} e set number = p.number, previous_hash = p.previous_hash, hash = p.hash
      from json_to_recordset(${JSON.stringify(places)}::json) as p (id text, number bigint, previous_hash text, hash text)
      where e.id = p.id`);
    await tx.update(auditChains).set({ number, hash, extendedAt: at }).where(eq(auditChains.chain, chain));
  }
  return { chained: places.length, number, hash };
}

function wantedBy(chain: string, { action, actorId, targetId, from, before }: AuditFilter) {
  return and(
    eq(auditEntries.chain, chain),
    action === undefined ? undefined : eq(auditEntries.action, action),
    actorId === undefined ? undefined : sql`(${auditEntries.actor} ->> 'userId') = ${actorId}`,
    targetId === undefined ? undefined : eq(auditEntries.targetId, targetId),
    from === undefined ? undefined : gte(auditEntries.at, from),
    before === undefined ? undefined : lt(auditEntries.at, before),
  );
}

function common(row: typeof auditEntries.$inferSelect) {
  const { id, chain, at, targetKind, targetId, details } = row;
  const actor: Actor = row.actor;
  const action: AuditAction = row.action;
  return {
    ...{ id, at, actor, action, target: { kind: targetKind, id: targetId } },
    ...(chain !== INSTALLATION_CHAIN && { organizationId: chain }),
    ...(details !== null && { details }),
  };
}

function toLogged(row: typeof auditEntries.$inferSelect): LoggedEntry {
  const { number, hash } = row;
  return { ...common(row), ...(number !== null && hash !== null && { chained: { number, hash } }) };
}

function toChained(row: typeof auditEntries.$inferSelect): ChainedEntry {
  const { number, previousHash, hash, detailsHash, salt } = row;
  return {
    ...{ number: number ?? 0, previousHash: previousHash ?? '', hash: hash ?? '', detailsHash },
    ...common(row),
    ...(salt !== null && { salt }),
  };
}
