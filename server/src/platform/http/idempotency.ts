import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERRORS } from '../../domain/app-error.js';
import type { AuthenticatedCaller } from '../../domain/caller.js';
import type { Clock } from '../../domain/ports.js';

/** Time for which an answer is kept to repeat it. */
export const KEPT_MS = 24 * 3_600_000;
/** Characters of the largest answer that is kept. */
const MAX_KEPT = 1024 * 1024;
const KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;
const ID = /"([0-9a-f]{24})"/g;
const SUBJECT = /"(?:search_reference|customer_id)":"([0-9a-f]{24})"/g;
/** Says that an answer is that of an earlier request. */
const REPLAYED = 'idempotent-replayed';

export const IDEMPOTENCY_HEADER = {
  'Idempotency-Key': {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    description:
      'Makes the request safe to repeat for 24 hours: the same key with the same request gets the stored response, marked ' +
      '`Idempotent-Replayed: true`, and nothing is done twice. Use a new random key for each operation, such as a UUID.',
  },
};

export interface KeyedRequest {
  readonly organizationId: string;
  /** SHA-256 of the key, in hex. */
  readonly key: string;
  /** SHA-256 of who asks for what, in hex. */
  readonly request: string;
  readonly at: Date;
}

export interface StoredAnswer {
  readonly request: string;
  /** Null if it holds a secret or is too large to be kept. */
  readonly body: string | null;
  /** Ids of searches and customers that request and answer name, among others. */
  readonly subjects: readonly string[];
}

type NewAnswer = Omit<StoredAnswer, 'request'>;

export interface StoredAnswers {
  /**
   * The answer of an earlier request with the key, whatever that asked for, or else the result of `work`, stored in one transaction with
   * all that `work` wrote. Throws `idempotency_key_in_use` while such a request runs, and as `work`; nothing is stored then.
   */
  once<T extends NewAnswer>(
    request: KeyedRequest,
    work: () => Promise<T>,
  ): Promise<{ readonly earlier: StoredAnswer } | { readonly made: T }>;
  removeBefore(time: Date): Promise<void>;
}

interface IdempotencyDeps {
  readonly answers: Pick<StoredAnswers, 'once'>;
  readonly now: Clock;
}

/** The text of the answer: what `answer` returns, as JSON, or that of an earlier request with the same key. */
export type AnswersOnce = (request: FastifyRequest, reply: FastifyReply, keyed: Keyed) => Promise<string>;

interface Keyed {
  readonly caller: AuthenticatedCaller;
  /** The header, as sent. */
  readonly key: string;
  /** Of a body that was received as a file. */
  readonly hashOfBody: string | undefined;
  readonly holdsSecret: boolean;
  readonly answer: () => Promise<unknown>;
}

/** Answers each request with an `Idempotency-Key` once. */
export function answersOnce({ answers, now }: IdempotencyDeps): AnswersOnce {
  /** Those that this process works on: a second try waits, instead of doing the same work in vain. */
  const running = new Set<string>();
  return async (request, reply, { caller, key, hashOfBody, holdsSecret, answer }) => {
    if (!KEY.test(key)) {
      const message = 'must be 1 to 255 printable ASCII characters';
      throw new AppError('validation_failed', { faults: [{ field: 'Idempotency-Key', message }] });
    }
    const { organizationId } = caller;
    const hashOfKey = sha256(key);
    const name = `${organizationId} ${hashOfKey}`;
    if (running.has(name)) throw new AppError('idempotency_key_in_use', { retryAfter: 2 });
    running.add(name);
    try {
      const { method, url, body: sent } = request;
      const content = hashOfBody === undefined ? (JSON.stringify(sent) ?? '') : '';
      const what = sha256(`${caller.userId} ${method} ${url} ${hashOfBody ?? sha256(content)}`);
      const outcome = await answers.once({ organizationId, key: hashOfKey, request: what, at: now() }, async () => {
        const text = JSON.stringify(await answer());
        const subjects = [...idsIn(url, /\b([0-9a-f]{24})\b/g), ...idsIn(content, ID), ...idsIn(text, SUBJECT)];
        return { text, body: holdsSecret || text.length > MAX_KEPT ? null : text, subjects: [...new Set(subjects)] };
      });
      if ('made' in outcome) return outcome.made.text;
      const { body, request: before, subjects } = outcome.earlier;
      if (before !== what) throw new AppError('idempotency_key_reused');
      if (body === null) throw new AppError('idempotent_answer_not_kept', aboutSubjects(subjects));
      reply.header(REPLAYED, 'true');
      return body;
    } finally {
      running.delete(name);
    }
  };
}

function aboutSubjects(subjects: readonly string[]) {
  const { text } = ERRORS.idempotent_answer_not_kept;
  return subjects.length === 0 ? {} : { text: `${text}; it is about ${subjects.slice(0, 3).join(', ')}` };
}

function idsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, id]) => id ?? []);
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
