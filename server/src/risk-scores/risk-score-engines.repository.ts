import { and, desc, eq, isNull } from 'drizzle-orm';
import { heldBy } from '../custom-lists/held-by.repository.js';
import { AppError } from '../domain/app-error.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { RiskScoreEnginesRepository, StoredRiskScoreEngine } from './risk-score-engines.js';
import { activeRiskScoreEngines as actives, riskScoreEngines as engines } from './risk-score-engines.table.js';

/** Risk score engines in PostgreSQL. */
export function riskScoreEnginesRepository(database: Database): RiskScoreEnginesRepository {
  const { db, transaction } = database;
  return {
    active: async (organizationId) => (await heldBy(database, organizationId)).engine,

    async find(organizationId, id, version) {
      const rows = await db.select().from(engines).where(existing(organizationId, id)).orderBy(desc(engines.version));
      const active = await activeOf(db, organizationId);
      const wanted = version ?? (active?.engineId === id ? active.version : rows[0]?.version);
      const row = rows.find((one) => one.version === wanted);
      return row && rows[0] && fromRow(row, rows[0].version, active);
    },

    async list(organizationId) {
      const rows = await db
        .selectDistinctOn([engines.id])
        .from(engines)
        .where(existing(organizationId))
        .orderBy(desc(engines.id), desc(engines.version));
      const active = await activeOf(db, organizationId);
      return rows.map((row) => fromRow(row, row.version, active));
    },

    add: (organizationId, table, audit) =>
      transaction(async (tx) => {
        const { id, version } = table;
        if (version > 1) {
          // The first version's row stands for the engine: of two concurrent changes, one succeeds and the other is refused.
          await tx
            .select({ id: engines.id })
            .from(engines)
            .where(versionOf(organizationId, id, 1))
            .for('update');
          const [newest] = await tx
            .select({ version: engines.version })
            .from(engines)
            .where(existing(organizationId, id))
            .orderBy(desc(engines.version))
            .limit(1);
          if (newest?.version !== version - 1) throw new AppError(newest ? 'engine_was_changed' : 'not_found');
        }
        const by = audit.actor.kind === 'user' ? audit.actor : { userId: '', email: '' };
        const { userId, email } = by;
        await tx
          .insert(engines)
          .values({ organizationId, id, version, definition: table, userId, email, createdAt: audit.at });
        await recordAudit(tx, audit);
      }),

    activate: (organizationId, engine, audit) =>
      transaction(async (tx) => {
        if (engine === undefined) {
          await tx.delete(actives).where(eq(actives.organizationId, organizationId));
        } else {
          const { id, version } = engine;
          // Locks the row against a concurrent removal.
          await tx
            .select({ id: engines.id })
            .from(engines)
            .where(versionOf(organizationId, id, 1))
            .for('update');
          const wanted = and(existing(organizationId, id), eq(engines.version, version));
          const [row] = await tx.select({ id: engines.id }).from(engines).where(wanted);
          if (!row) return false;
          await tx
            .insert(actives)
            .values({ organizationId, engineId: id, version })
            .onConflictDoUpdate({ target: actives.organizationId, set: { engineId: id, version } });
        }
        await recordAudit(tx, audit);
        return true;
      }),

    remove: (organizationId, id, audit) =>
      transaction(async (tx) => {
        await tx
          .select({ id: engines.id })
          .from(engines)
          .where(versionOf(organizationId, id, 1))
          .for('update');
        if ((await activeOf(tx, organizationId))?.engineId === id) throw new AppError('engine_is_active');
        const removed = await tx
          .update(engines)
          .set({ deletedAt: audit.at })
          .where(existing(organizationId, id))
          .returning();
        if (removed.length > 0) await recordAudit(tx, audit);
        return removed.length > 0;
      }),
  };
}

function versionOf(organizationId: string, id: string, version: number) {
  return and(eq(engines.organizationId, organizationId), eq(engines.id, id), eq(engines.version, version));
}

function existing(organizationId: string, id?: string) {
  return and(
    eq(engines.organizationId, organizationId),
    id === undefined ? undefined : eq(engines.id, id),
    isNull(engines.deletedAt),
  );
}

async function activeOf(queries: Queries, organizationId: string) {
  const [row] = await queries.select().from(actives).where(eq(actives.organizationId, organizationId));
  return row;
}

function fromRow(
  { id, definition, userId, email, createdAt }: typeof engines.$inferSelect,
  newestVersion: number,
  active: typeof actives.$inferSelect | undefined,
): StoredRiskScoreEngine {
  return {
    table: definition,
    newestVersion,
    ...(active?.engineId === id && { activeVersion: active.version }),
    isCustom: true,
    created: { at: createdAt, userId, email },
  };
}
