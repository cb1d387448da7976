import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import type { Database } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { recordEmail } from '../platform/outbox/record-email.repository.js';
import { cases } from './case.table.js';
import { toCase, toResult, withTimeAsText } from './case-rows.repository.js';
import type { CaseWork } from './case-work.js';
import { recordDecisions } from './case-work.table.js';
import { decideRecords, lockCase } from './decide-records.repository.js';
import { withRecords } from './shown-results.repository.js';
import { announceWork, changeWork, lockWork } from './work-items.repository.js';

/** They are answered with every row of the listing. */
const MAX_COMMENTS = 200;

/** The work of people on cases, in PostgreSQL. Whoever changes a case waits for whoever changes the same one. */
export function caseWorkRepository({ db, transaction }: Database): CaseWork {
  return {
    decide: (kept) =>
      transaction(async (tx) => {
        const decided = await decideRecords(tx, [kept]);
        if (decided === undefined) return undefined;
        const [result] = await withRecords(tx, decided.results);
        const stage = decided.staged.get(kept.recordId)?.stage ?? 'final';
        return result && { before: decided.before, after: decided.after, result: toResult(result), stage };
      }),

    async decisions(organizationId, caseId, recordId) {
      const wanted = and(
        eq(recordDecisions.caseId, caseId),
        eq(recordDecisions.recordId, recordId),
        eq(recordDecisions.organizationId, organizationId),
      );
      const rows = await db.select().from(recordDecisions).where(wanted).orderBy(desc(recordDecisions.id));
      return rows
        .filter(({ withdrawnAt, stage }) => withdrawnAt === null && (stage === 'final' || stage === 'agreed'))
        .map(({ status, reason, reasonCode, userId, email, at }) => ({
          status,
          reason,
          reasonCode,
          userId,
          email,
          at,
        }));
    },

    assign: (organizationId, caseId, assignees, audit) =>
      transaction(async (tx) => {
        const change = { assignees: assignees.map(withTimeAsText), updatedAt: audit.at };
        const [row] = await tx.update(cases).set(change).where(one(organizationId, caseId)).returning();
        if (row === undefined) return undefined;
        await recordAudit(tx, audit);
        const work = await lockWork(tx, organizationId, caseId);
        if (work !== undefined && work.state !== 'closed') {
          await changeWork(tx, work, {
            ...{ assigneeId: assignees[0]?.userId ?? null, claimedUntil: null, updatedAt: audit.at },
            lastChange: `${audit.actor.kind === 'user' ? audit.actor.email : 'the service'} assigned it at ${audit.at.toISOString()}`,
          });
        }
        return toCase(row);
      }),

    comment: (organizationId, caseId, comment, audit, mails) =>
      transaction(async (tx) => {
        const before = await lockCase(tx, organizationId, caseId);
        if (!before) return undefined;
        if (before.comments.length >= MAX_COMMENTS) throw new AppError('too_many_comments');
        const comments = [...before.comments, comment];
        const change = { comments: comments.map(withTimeAsText), updatedAt: audit.at };
        await tx.update(cases).set(change).where(one(organizationId, caseId));
        await recordAudit(tx, audit);
        for (const mail of mails) {
          await recordEmail(tx, { ...mail, organizationId, kind: 'mention', aboutId: caseId, createdAt: audit.at });
        }
        await announceWork(tx, organizationId);
        return { ...before, comments, updatedAt: audit.at };
      }),
  };
}

function one(organizationId: string, caseId: string) {
  return and(eq(cases.id, caseId), eq(cases.organizationId, organizationId));
}
