import { queryOptions } from '@tanstack/react-query';
import type { Reason } from '../logic/supported-reasons.js';
import { ask } from './client.js';
import type { Work } from './queue.js';

interface Decisions {
  readonly version: number;
  readonly decisions: readonly {
    readonly record_ids: readonly string[];
    readonly article_ids: readonly string[];
    readonly match_status: string;
    readonly reason_code: string;
    readonly reason: string;
    readonly whitelist?: boolean;
  }[];
  /** How long the records were looked at. */
  readonly seconds: number;
}

export interface Decided {
  readonly work: Work;
  readonly standing: 'final' | 'proposed' | 'disputed';
  readonly records: readonly {
    readonly record_id: string;
    readonly decision_id: string;
    readonly match_status: string;
  }[];
  /** ISO 8601; until then each decision may be taken back. */
  readonly undo_until: string;
  /** The next case of the queue. */
  readonly next: string | null;
}

export const reasons = queryOptions({
  queryKey: ['reasons'],
  queryFn: async ({ signal }) => {
    const data = await ask<readonly Reason[] | { reasons: readonly Reason[] }>('get', '/api/reference/reasons', {
      signal,
    });
    return 'reasons' in data ? data.reasons : data;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const decide = (reference: string, body: Decisions): Promise<Decided> =>
  ask('post', `/api/searches/${reference}/decisions`, { body });

/** Takes decisions back, the last one first; each raises the version of the case. */
export async function withdraw(reference: string, { work, records }: Decided): Promise<void> {
  let version = work.version;
  for (const id of new Set(records.map(({ decision_id }) => decision_id))) {
    const answer = await ask<{ work: Work }>('delete', `/api/searches/${reference}/decisions/${id}`, {
      query: { version },
    });
    version = answer.work.version;
  }
}
