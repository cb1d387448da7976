import { and, count, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import type { Webhook } from '../domain/webhook.js';
import type { Database, Queries } from '../platform/database/database.js';
import type { Encryption } from '../platform/encryption/encryption.js';
import type { EncryptedRows } from '../platform/encryption/reencrypt.repository.js';
import { DELIVERIES_CHANNEL } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { signingSecrets, webhooks } from '../platform/outbox/webhooks.table.js';
import type { SecretOwner, WebhooksRepository } from './webhooks.js';

export const SIGNING_SECRETS: EncryptedRows = {
  table: 'signing_secrets',
  key: ['owner_id'],
  values: ['sealed', 'previous_sealed'],
  ownerOf: ([owner = '']) => owner,
};

/** Webhooks in PostgreSQL; their secrets are encrypted. */
export function webhooksRepository({ db, transaction }: Database, encryption: Encryption): WebhooksRepository {
  return {
    add: (webhook, secret, limit, audit) =>
      transaction(async (tx) => {
        const { organizationId, id } = webhook;
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${organizationId}`}, 0))`);
        const [existing] = await tx
          .select({ count: count() })
          .from(webhooks)
          .where(eq(webhooks.organizationId, organizationId));
        if ((existing?.count ?? 0) >= limit) throw new AppError('too_many_webhooks');
        await tx.insert(webhooks).values({ ...webhook, types: [...webhook.types] });
        await tx.insert(signingSecrets).values({ ownerId: id, organizationId, ...encrypted(encryption, secret, id) });
        await recordAudit(tx, audit);
      }),

    async list(organizationId) {
      const rows = await db
        .select()
        .from(webhooks)
        .where(eq(webhooks.organizationId, organizationId))
        .orderBy(desc(webhooks.id));
      return rows.map(fromRow);
    },

    async find(organizationId, id) {
      const [row] = await db.select().from(webhooks).where(own(organizationId, id));
      return row && fromRow(row);
    },

    update: (organizationId, id, { types, ...changes }, audit) =>
      transaction(async (tx) => {
        const [row] = await tx
          .update(webhooks)
          .set({ ...changes, ...(types && { types: [...types] }) })
          .where(own(organizationId, id))
          .returning();
        if (row === undefined) return undefined;
        await recordAudit(tx, audit);
        if (row.status === 'active') await tx.execute(sql`select pg_notify(${DELIVERIES_CHANNEL}, '')`);
        return fromRow(row);
      }),

    remove: (organizationId, id, audit) =>
      transaction(async (tx) => {
        const removed = await tx.delete(webhooks).where(own(organizationId, id)).returning({ id: webhooks.id });
        if (removed.length === 0) return false;
        await tx.delete(signingSecrets).where(eq(signingSecrets.ownerId, id));
        await recordAudit(tx, audit);
        return true;
      }),

    replaceSecret: ({ id, organizationId }, secret, until, audit) =>
      transaction(async (tx) => {
        const made = encrypted(encryption, secret, id);
        // The previous secret may be encrypted with an earlier key.
        const key = sql`case when ${signingSecrets.keyFingerprint} = ${made.keyFingerprint} then ${made.keyFingerprint} end`;
        await tx
          .insert(signingSecrets)
          .values({ ownerId: id, organizationId, ...made })
          .onConflictDoUpdate({
            target: signingSecrets.ownerId,
            set: { ...made, keyFingerprint: key, previousEncrypted: signingSecrets.encrypted, previousUntil: until },
          });
        await recordAudit(tx, audit);
      }),

    secret: (owner, initial) => secretOf(db, encryption, owner, initial),
  };
}

function own(organizationId: string, id: string) {
  return and(eq(webhooks.id, id), eq(webhooks.organizationId, organizationId));
}

/** The secret of an owner; `initial` is stored if there is none, and concurrent callers get the same. */
async function secretOf(db: Queries, encryption: Encryption, owner: SecretOwner, initial: string): Promise<string> {
  const { id, organizationId } = owner;
  await db
    .insert(signingSecrets)
    .values({ ownerId: id, organizationId, ...encrypted(encryption, initial, id) })
    .onConflictDoNothing();
  const [row] = await db.select().from(signingSecrets).where(eq(signingSecrets.ownerId, id));
  if (row === undefined) throw new Error('a signing secret was not stored');
  return encryption.decrypt(row.encrypted, id);
}

function encrypted(encryption: Encryption, secret: string, owner: string) {
  return { encrypted: encryption.encrypt(secret, owner), keyFingerprint: encryption.fingerprint };
}

function fromRow({ lastSuccessAt: _, types, ...row }: typeof webhooks.$inferSelect): Webhook {
  return { ...row, types: types as Webhook['types'] };
}
