import type { FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';

/**
 * Resolves once this node searches a watchlist with at least this number (`watchlistNumber`). Throws `unavailable` if it takes too long, and
 * `unknown_edition` if there is none.
 */
export type ReachEdition = (number: number) => Promise<void>;

const NAME = 'X-Minimum-Edition';

export const LEAST_EDITION_HEADER = {
  [NAME]: {
    type: 'string',
    pattern: '^[0-9]{1,15}$',
    description:
      'The highest `X-Edition` that the caller has received. A node that has not loaded it yet loads it first, or returns 503 after 5 seconds, so ' +
      'that with several nodes no search is older than an earlier one. A number that no list has reached returns 400 `unknown_edition`.',
    examples: ['42'],
  },
};

export const EDITION_HEADER = {
  'X-Edition': {
    type: 'integer',
    minimum: 0,
    description:
      'Number of the watchlist that was searched: each new edition of an official list raises it by one, on all nodes. 0 for the demonstration ' +
      'list. Absent from a response that is repeated for an `Idempotency-Key`.',
  },
};

/** Waits for the edition that a request requires, if it does. */
export async function requireLeastEdition({ headers }: FastifyRequest, reach: ReachEdition): Promise<void> {
  const text = headers['x-minimum-edition'];
  if (text === undefined) return;
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) {
    const message = 'must be a whole number of at most 15 digits, as returned in X-Edition';
    throw new AppError('validation_failed', { faults: [{ field: NAME, message }] });
  }
  await reach(Number(text));
}
