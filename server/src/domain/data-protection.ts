import { createHash } from 'node:crypto';

/**
 * What became of a search, for how long it is kept: the worst that it holds. A linked article or an open hit is for review, a
 * true positive, also a verdict that nobody declined, has failed.
 */
export const RETENTION_OUTCOMES = ['no_match', 'passed', 'for_review', 'failed'] as const;
export type RetentionOutcome = (typeof RETENTION_OUTCOMES)[number];

/** After how many days without a change a search is erased; an outcome without a number is kept for ever. */
export interface Retention {
  readonly days: Readonly<Partial<Record<RetentionOutcome, number>>>;
  /** The rows of uploaded files, after the end of their upload. */
  readonly bulkRowDays?: number;
  /** Absent when nobody has ever set it. */
  readonly updatedAt?: Date;
}

export const KEEP_EVERYTHING: Retention = { days: {} };

/** A search that nobody may erase, nor any other search of the same subject (`subjectKey`). */
export interface LegalHold {
  readonly id: string;
  readonly organizationId: string;
  readonly caseId: string;
  readonly subjectKey: string;
  readonly reason: string;
  readonly userId: string;
  readonly email: string;
  readonly at: Date;
  readonly released?: { readonly at: Date; readonly by: string; readonly reason: string };
}

/** What is left of an erased subject: whoever knows it can tell that it was erased, and nobody else whom. SHA-256, hex. */
export function subjectStub(salt: string, subjectKey: string): string {
  return createHash('sha256').update(`${salt}\n${subjectKey}`).digest('hex');
}
