import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type Decided = Schemas['Decided'];

type BulkDecided = Schemas['BulkDecided'];
type BulkReasonCode = Schemas['DecideInBulkRequest']['reason_code'];
type ReasonCode = Schemas['DecideRecordsRequest']['decisions'][number]['reason_code'];

interface Decision {
  readonly records: readonly string[];
  readonly articles: readonly string[];
  readonly status: 'False Positive' | 'True Positive' | 'Unknown';
  /** Of a reason as the service listed it. */
  readonly code: string;
  readonly note: string;
  readonly whitelist: boolean;
  /** End of the whitelisting, ISO 8601; absent if it has none. */
  readonly whitelistUntil?: string;
}

export const reasons = queryOptions({
  queryKey: ['reasons'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/reference/reasons', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Decides on records of a case as seen in `version`, after viewing it for so many seconds. */
export const decide = async (reference: string, version: number, seconds: number, decision: Decision) =>
  dataOf(
    await client.POST('/api/searches/{search_reference}/decisions', {
      params: { path: { search_reference: reference } },
      body: {
        version,
        seconds,
        decisions: [
          {
            record_ids: [...decision.records],
            article_ids: [...decision.articles],
            match_status: decision.status,
            reason_code: decision.code as ReasonCode,
            reason: decision.note,
            ...(decision.whitelist && { whitelist: true }),
            ...(decision.whitelistUntil && { whitelist_until: decision.whitelistUntil }),
          },
        ],
      },
    }),
  );

/** Takes decisions back, one after the other; each raises the version of the case. */
export async function withdraw(reference: string, { work, records, articles }: Decided): Promise<void> {
  let { version } = work;
  for (const id of new Set([...records, ...articles].map(({ decision_id }) => decision_id))) {
    const answer = await client.DELETE('/api/searches/{search_reference}/decisions/{id}', {
      params: { path: { search_reference: reference, id }, query: { version } },
    });
    version = dataOf(answer).work.version;
  }
}

interface BulkRow {
  readonly reference: string;
  readonly record: string;
  readonly version: number;
}

/** Rules out records of several cases for one fact; says which were left out, and why. */
export const decideInBulk = async (rows: readonly BulkRow[], code: string): Promise<BulkDecided> =>
  dataOf(
    await client.POST('/api/queue/decisions', {
      body: {
        items: rows.map(({ reference, record, version }) => ({
          search_reference: reference,
          record_id: record,
          version,
        })),
        reason_code: code as BulkReasonCode,
      },
    }),
  );

/** Takes bulk decisions back, case by case. */
export async function withdrawEach(done: BulkDecided['done']): Promise<void> {
  const cases = new Map(done.map((one) => [one.search_reference, one]));
  for (const { search_reference, decision_id: id, version } of cases.values()) {
    dataOf(
      await client.DELETE('/api/searches/{search_reference}/decisions/{id}', {
        params: { path: { search_reference, id }, query: { version } },
      }),
    );
  }
}
