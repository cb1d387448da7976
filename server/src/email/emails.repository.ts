import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, exists, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { organizations } from '../accounts/organizations.table.js';
import { passwordResets } from '../accounts/password-resets.table.js';
import { reviewPolicyOf } from '../accounts/review-policies.repository.js';
import { users } from '../accounts/users.table.js';
import { cases } from '../cases/case.table.js';
import { customers } from '../customers/customers.table.js';
import { isCustomSource } from '../domain/custom-list.js';
import { type Email, type EmailContent, MAX_DIGEST_CASES } from '../domain/email.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import { MONITORING } from '../domain/monitoring.js';
import { type DigestCase, digestLine } from '../domain/monitoring-digest.js';
import { sourceNamed } from '../lists/sources.js';
import { queueDigest } from '../monitoring/alerts.repository.js';
import { monitoringAlerts } from '../monitoring/monitoring.table.js';
import type { Database, Queries } from '../platform/database/database.js';
import { emails } from '../platform/outbox/emails.table.js';
import { recordEmail } from '../platform/outbox/record-email.repository.js';
import { webhooks } from '../platform/outbox/webhooks.table.js';
import type { DigestRepository } from './digests.js';
import type { EmailRepository } from './emails.js';

/** E-mails in PostgreSQL. Their content is read at each attempt and never stored a second time. */
export function emailRepository({ db }: Database): EmailRepository {
  return {
    async find(emailId) {
      const [row] = await db.select().from(emails).where(eq(emails.id, emailId));
      return row && fromRow(row);
    },

    async compose(email, now) {
      const [organization] = await db.select().from(organizations).where(eq(organizations.id, email.organizationId));
      return organization && compositionOf(db, email, organization.name, now);
    },

    async settle(emailId, { recipients, delivered, status, at, error }) {
      await db
        .update(emails)
        .set({
          ...{ recipients: [...recipients], delivered: [...delivered], status, error: error ?? null },
          attempts: sql`${emails.attempts} + 1`,
          ...(status === 'sent' && { sentAt: at }),
        })
        .where(and(eq(emails.id, emailId), eq(emails.status, 'pending')));
    },

    async list(organizationId, page) {
      const wanted = eq(emails.organizationId, organizationId);
      const rows = await db
        .select()
        .from(emails)
        .where(wanted)
        .orderBy(desc(emails.id))
        .limit(page.size)
        .offset((page.number - 1) * page.size);
      const [all] = await db.select({ count: count() }).from(emails).where(wanted);
      return { emails: rows.map(fromRow), total: all?.count ?? 0 };
    },

    async removeBefore(time) {
      await db.delete(emails).where(and(lt(emails.createdAt, time), ne(emails.status, 'pending')));
    },
  };
}

/** Alerts waiting for a digest, in PostgreSQL. */
export function digestRepository({ db, transaction }: Database): DigestRepository {
  return {
    async isAnalysing(organizationId, since) {
      const analysed = db
        .select({ id: customers.id })
        .from(customers)
        .where(
          and(
            eq(customers.caseId, monitoringAlerts.caseId),
            eq(customers.status, 'in_progress'),
            eq(customers.requestedBy, MONITORING),
            isNull(customers.deletedAt),
          ),
        );
      const [found] = await db
        .select({ id: monitoringAlerts.id })
        .from(monitoringAlerts)
        .where(and(waiting(organizationId), gt(monitoringAlerts.createdAt, since), exists(analysed)))
        .limit(1);
      return found !== undefined;
    },

    async lastCreatedAt(organizationId) {
      const [last] = await db
        .select({ at: emails.createdAt })
        .from(emails)
        .where(and(eq(emails.organizationId, organizationId), eq(emails.kind, 'monitoring_digest')))
        .orderBy(desc(emails.id))
        .limit(1);
      return last?.at;
    },

    queue: (organizationId, runAt) => queueDigest(db, organizationId, runAt),

    create: (digest) =>
      transaction(async (tx) => {
        const included = await tx
          .update(monitoringAlerts)
          .set({ awaitsDigest: false, emailId: digest.id })
          .where(waiting(digest.organizationId))
          .returning({ id: monitoringAlerts.id });
        if (included.length > 0) await recordEmail(tx, { ...digest, kind: 'monitoring_digest' });
      }),

    async drop(organizationId) {
      await db.update(monitoringAlerts).set({ awaitsDigest: false }).where(waiting(organizationId));
    },
  };
}

function waiting(organizationId: string) {
  return and(eq(monitoringAlerts.organizationId, organizationId), monitoringAlerts.awaitsDigest);
}

async function compositionOf(
  db: Queries,
  { id, organizationId, kind, aboutId = '', recipients }: Email,
  organization: string,
  now: Date,
): Promise<{ recipients: readonly string[]; content: EmailContent } | undefined> {
  switch (kind) {
    case 'monitoring_digest': {
      const digest = await digestOf(
        db,
        id,
        (await reviewPolicyOf(db, organizationId)).policy.verdictShown === 'after_decision',
      );
      return digest.total === 0 ? undefined : { recipients, content: { kind, organization, ...digest } };
    }
    case 'webhook_paused':
    case 'webhook_disabled': {
      const [webhook] = await db
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.id, aboutId), eq(webhooks.organizationId, organizationId)));
      if (webhook === undefined) return undefined;
      const { name, endpoint } = webhook;
      return {
        recipients: await administratorsOf(db, organizationId),
        content: { kind, organization, name, endpoint },
      };
    }
    case 'mention': {
      const [found] = await db
        .select({ id: cases.id })
        .from(cases)
        .where(and(eq(cases.id, aboutId), eq(cases.organizationId, organizationId)));
      if (found === undefined) return undefined;
      const enabled = await db
        .select({ email: users.email })
        .from(users)
        .where(
          and(
            eq(users.organizationId, organizationId),
            isNull(users.disabledAt),
            inArray(users.email, [...recipients]),
          ),
        );
      const content = { kind, organization, caseId: found.id } as const;
      return { recipients: enabled.map(({ email }) => email), content };
    }
    case 'password_reset':
      return composeReset(db, { aboutId, organization }, now);
    case 'password_changed': {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, aboutId));
      return user && { recipients: [user.email], content: { kind, organization } };
    }
  }
}

async function composeReset(
  db: Queries,
  { aboutId: resetId, organization }: { readonly aboutId: string; readonly organization: string },
  now: Date,
) {
  const token = randomBytes(32).toString('base64url');
  const isValid = and(
    eq(passwordResets.id, resetId),
    isNull(passwordResets.endedAt),
    gt(passwordResets.expiresAt, now),
    eq(users.id, passwordResets.userId),
    isNull(users.disabledAt),
  );
  const [reset] = await db
    .update(passwordResets)
    .set({ tokenHash: hashOfSecret(token) })
    .from(users)
    .where(isValid)
    .returning({ email: users.email, expiresAt: passwordResets.expiresAt });
  if (reset === undefined) return undefined;
  const { email, expiresAt } = reset;
  return { recipients: [email], content: { kind: 'password_reset', organization, token, expiresAt } as const };
}

/** The cases of a digest by id, each with a line per alert; erased cases are left out. */
async function digestOf(
  db: Queries,
  emailId: string,
  hidesVerdict: boolean,
): Promise<{ total: number; cases: readonly DigestCase[] }> {
  const ofEmail = eq(monitoringAlerts.emailId, emailId);
  const ids = await db
    .selectDistinct({ id: monitoringAlerts.caseId })
    .from(monitoringAlerts)
    .where(ofEmail)
    .orderBy(asc(monitoringAlerts.caseId));
  const first = ids.slice(0, MAX_DIGEST_CASES).map(({ id }) => id);
  if (first.length === 0) return { total: 0, cases: [] };
  const rows = await db
    .select({
      ...{ caseId: monitoringAlerts.caseId, type: monitoringAlerts.type, changes: monitoringAlerts.changes },
      clientReference: sql<string | null>`${cases.filters}->>'clientReference'`,
    })
    .from(monitoringAlerts)
    .innerJoin(cases, eq(cases.id, monitoringAlerts.caseId))
    .where(and(ofEmail, inArray(monitoringAlerts.caseId, first)))
    .orderBy(asc(monitoringAlerts.caseId), asc(monitoringAlerts.id));
  const byCase = new Map<string, { clientReference?: string; lines: string[] }>();
  for (const { caseId, clientReference, ...alert } of rows) {
    const entry = byCase.get(caseId) ?? { ...(clientReference !== null && { clientReference }), lines: [] };
    entry.lines.push(digestLine(alert, { titleOf, hidesVerdict }));
    byCase.set(caseId, entry);
  }
  return { total: ids.length, cases: [...byCase].map(([caseId, entry]) => ({ caseId, ...entry })) };
}

/** The title of a list; an organization's own goes without its name, which may say too much. */
function titleOf(source: string): string {
  return isCustomSource(source) ? 'custom list' : (sourceNamed(source)?.shortTitle ?? source);
}

async function administratorsOf(db: Queries, organizationId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.role, 'admin'), isNull(users.disabledAt)))
    .orderBy(asc(users.id));
  return rows.map(({ email }) => email);
}

function fromRow({ aboutId, sentAt, error, ...row }: typeof emails.$inferSelect): Email {
  return {
    ...row,
    ...(aboutId !== null && { aboutId }),
    ...(sentAt !== null && { sentAt }),
    ...(error !== null && { error }),
  };
}
