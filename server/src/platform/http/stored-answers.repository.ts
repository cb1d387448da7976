import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { AppError } from '../../domain/app-error.js';
import type { Database, Queries } from '../database/database.js';
import type { PersonalData } from '../database/personal-data.js';
import { KEPT_MS, type KeyedRequest, type StoredAnswer, type StoredAnswers } from './idempotency.js';
import { storedAnswers } from './stored-answers.table.js';

/** Seconds until the same request is usually answered. */
const RETRY_AFTER = 2;

export const STORED_ANSWERS_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: storedAnswers,
    of: ({ organizationId, caseIds, customerIds }) =>
      and(
        eq(storedAnswers.organizationId, organizationId),
        sql`${storedAnswers.subjects} && ${sql.param([...caseIds, ...customerIds])}::text[]`,
      ),
  },
];

/** Rolls back a request that was answered elsewhere while it was worked on. */
class AnsweredMeanwhile extends Error {
  readonly answer: StoredAnswer;

  constructor(answer: StoredAnswer) {
    super('the request was answered meanwhile');
    this.answer = answer;
  }
}

/**
 * Stored answers in PostgreSQL. An answer is written in the transaction of all that its request wrote, under a lock of its key: after a
 * crash there is both, or neither.
 */
export function storedAnswersRepository(database: Database): StoredAnswers {
  return {
    async once(request, work) {
      const earlier = await find(database.db, request);
      if (earlier !== undefined) return { earlier };
      try {
        const made = await database.unitOfWork({
          first: (tx) => claim(tx, request),
          work,
          last: (tx, answer) => store(tx, request, answer),
        });
        return { made };
      } catch (error) {
        if (error instanceof AnsweredMeanwhile) return { earlier: error.answer };
        throw error;
      }
    },

    async removeBefore(time) {
      await database.db.delete(storedAnswers).where(lte(storedAnswers.createdAt, time));
    },
  };
}

/** Throws `idempotency_key_in_use` while another request with the key is not committed. */
async function claim(tx: Queries, request: KeyedRequest): Promise<void> {
  const name = `${request.organizationId} ${request.key}`;
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
  );
  if (rows[0]?.locked !== true) throw new AppError('idempotency_key_in_use', { retryAfter: RETRY_AFTER });
  const earlier = await find(tx, request);
  if (earlier !== undefined) throw new AnsweredMeanwhile(earlier);
}

async function find(queries: Queries, { organizationId, key, at }: KeyedRequest): Promise<StoredAnswer | undefined> {
  const [row] = await queries
    .select({ request: storedAnswers.request, body: storedAnswers.body, subjects: storedAnswers.subjects })
    .from(storedAnswers)
    .where(
      and(
        eq(storedAnswers.organizationId, organizationId),
        eq(storedAnswers.key, key),
        gt(storedAnswers.createdAt, new Date(at.getTime() - KEPT_MS)),
      ),
    );
  return row;
}

/** In place of one that is no longer valid. */
async function store(
  tx: Queries,
  request: KeyedRequest,
  { body, subjects }: Omit<StoredAnswer, 'request'>,
): Promise<void> {
  const { organizationId, key, at: createdAt } = request;
  const row = { request: request.request, body, subjects: [...subjects], createdAt };
  await tx
    .insert(storedAnswers)
    .values({ organizationId, key, ...row })
    .onConflictDoUpdate({ target: [storedAnswers.organizationId, storedAnswers.key], set: row });
}
