import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { organizations } from '../accounts/organizations.table.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import { type Configuration, firstConfiguration } from '../domain/configuration.js';
import { type Entitlements, FIRST_ENTITLEMENTS, insufficientCredits, MAX_CREDITS } from '../domain/entitlements.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { SettingsRepository } from './ai-risk-settings.js';
import { configurations, entitlements } from './ai-risk-settings.table.js';

/** AI risk settings in PostgreSQL, with the defaults of a new organization. */
export function settingsRepository(database: Database): SettingsRepository {
  const { db, transaction } = database;
  return {
    async read(organizationId) {
      const [row] = await db
        .select({ createdAt: organizations.createdAt, entitlements, configurations })
        .from(organizations)
        .leftJoin(entitlements, eq(entitlements.organizationId, organizations.id))
        .leftJoin(configurations, eq(configurations.organizationId, organizations.id))
        .where(eq(organizations.id, organizationId));
      return {
        entitlements: toEntitlements(row?.entitlements ?? undefined),
        configuration: toConfiguration(row?.configurations ?? undefined, row?.createdAt ?? new Date(0)),
      };
    },

    saveConfiguration: (organizationId, configuration, audit) =>
      transaction(async (tx) => {
        const row = fromConfiguration(configuration);
        await tx
          .insert(configurations)
          .values({ organizationId, ...row })
          .onConflictDoUpdate({ target: configurations.organizationId, set: row });
        await recordAudit(tx, audit);
      }),

    entitle: (organizationId, { lite, advanced }, audit) =>
      transaction(async (tx) => {
        const first = { organizationId, liteEnabled: true, advancedEnabled: true };
        await tx.insert(entitlements).values(first).onConflictDoNothing();
        const [row] = await tx
          .update(entitlements)
          .set({
            organizationId,
            ...(lite?.enabled !== undefined && { liteEnabled: lite.enabled }),
            ...(advanced?.enabled !== undefined && { advancedEnabled: advanced.enabled }),
            ...(lite && creditChange('lite', lite)),
            ...(advanced && creditChange('advanced', advanced)),
          })
          .where(eq(entitlements.organizationId, organizationId))
          .returning();
        await recordAudit(tx, audit);
        return toEntitlements(row);
      }),
  };
}

function creditChange(mode: AnalysisMode, change: { readonly credits?: number | null; readonly addCredits?: number }) {
  if (change.credits !== undefined) return { [keyOf(mode)]: change.credits };
  if (change.addCredits === undefined) return {};
  const column = creditsOf(mode);
  // Unlimited stays unlimited: `greatest` ignores null and would return 0.
  const sum = sql`least(greatest(${column}::bigint + ${change.addCredits}, 0), ${MAX_CREDITS})`;
  return { [keyOf(mode)]: sql`case when ${column} is null then null else ${sum} end` };
}

/**
 * Throws `insufficient_credits` if fewer are left. An early check at the start of a transaction: of many requests for the last
 * credit, most are refused before they have written anything.
 */
export async function requireCredits(
  tx: Queries,
  organizationId: string,
  mode: AnalysisMode,
  count: number,
): Promise<void> {
  const [row] = await tx
    .select({ left: creditsOf(mode) })
    .from(entitlements)
    .where(eq(entitlements.organizationId, organizationId));
  const left = row?.left ?? null;
  if (left !== null && left < count) throw insufficientCredits(mode);
}

/**
 * Takes credits in the caller's transaction; throws `insufficient_credits` if fewer are left. True if credits are limited. Locks
 * the organization's row until the commit: take them late.
 */
export async function takeCredits(
  tx: Queries,
  organizationId: string,
  mode: AnalysisMode,
  count: number,
): Promise<boolean> {
  const column = creditsOf(mode);
  const [after] = await tx
    .update(entitlements)
    .set({ [keyOf(mode)]: sql`${column} - ${count}` })
    .where(and(eq(entitlements.organizationId, organizationId), isNotNull(column)))
    .returning({ left: column });
  // Rolled back by the error.
  if (after?.left != null && after.left < 0) throw insufficientCredits(mode);
  return after !== undefined;
}

/** Returns a credit, if credits are limited. */
export async function giveCreditBack(tx: Queries, organizationId: string, mode: AnalysisMode): Promise<void> {
  const column = creditsOf(mode);
  await tx
    .update(entitlements)
    .set({ [keyOf(mode)]: sql`${column} + 1` })
    .where(sql`${eq(entitlements.organizationId, organizationId)} and ${isNotNull(column)}`);
}

function creditsOf(mode: AnalysisMode) {
  return entitlements[keyOf(mode)];
}

function keyOf(mode: AnalysisMode) {
  return mode === 'lite' ? 'liteCredits' : 'advancedCredits';
}

function toEntitlements(row: typeof entitlements.$inferSelect | undefined): Entitlements {
  if (row === undefined) return FIRST_ENTITLEMENTS;
  return {
    lite: { enabled: row.liteEnabled, credits: row.liteCredits },
    advanced: { enabled: row.advancedEnabled, credits: row.advancedCredits },
  };
}

/** Accepts joined rows as well. */
export function toConfiguration(
  row: typeof configurations.$inferSelect | undefined,
  organizationCreatedAt: Date,
): Configuration {
  if (row === undefined) return firstConfiguration(organizationCreatedAt);
  const { enabled, defaultMode, processRecords, liteInputs, advancedFields } = row;
  const { autoCreateCases, autoCreateCaseVerdicts, createdAt, updatedAt } = row;
  return {
    ...{ enabled, defaultMode, processRecords, liteInputs, advancedFields },
    ...{ autoCreateCases, autoCreateCaseVerdicts, createdAt, updatedAt },
    monitoring: { enabled: row.monitoringEnabled, frequency: row.monitoringFrequency },
    alerts: { email: row.alertByEmail, webhook: row.alertByWebhook, recipients: row.alertRecipients },
  };
}

function fromConfiguration({ monitoring, alerts, autoCreateCaseVerdicts, ...rest }: Configuration) {
  return {
    ...rest,
    monitoringEnabled: monitoring.enabled,
    monitoringFrequency: monitoring.frequency,
    alertByEmail: alerts.email,
    alertByWebhook: alerts.webhook,
    alertRecipients: [...alerts.recipients],
    autoCreateCaseVerdicts: [...autoCreateCaseVerdicts],
  };
}
