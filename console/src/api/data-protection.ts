import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type FoundSubject = DataOf<'/api/data-subjects/find', 'post'>;
export type Erased = DataOf<'/api/data-subjects/erase', 'post'>;
export type LegalHold = Schemas['LegalHold'];
export type Retention = DataOf<'/api/retention', 'get'>['retention'];
type RetentionDays = Omit<Retention, 'updated_at'>;

/** The most that one request exports, holds or erases. */
const MOST_SEARCHES = 100;

/** Searches that may concern the subject. The name is in no address. */
export const findSubject = async (body: { name: string; also: string[] }): Promise<FoundSubject> =>
  dataOf(await client.POST('/api/data-subjects/find', { body: { ...body, page_size: MOST_SEARCHES } }));

/** Everything that is stored about the searches, as a page to read or as JSON. */
export const subjectAddress = (references: readonly string[], form: 'html' | 'json') =>
  `/api/data-subjects/export${form === 'html' ? '.html' : ''}?search_references=${references.join(',')}`;

interface AboutSearches {
  readonly search_references: string[];
  readonly reason: string;
}

export const eraseSubject = async (body: AboutSearches): Promise<Erased> =>
  dataOf(await client.POST('/api/data-subjects/erase', { body }));

export const holdSearches = async (body: AboutSearches): Promise<LegalHold[]> =>
  dataOf(await client.POST('/api/legal-holds', { body })).legal_holds;

/** Holds in force, newest first. */
export const legalHolds = queryOptions({
  queryKey: ['legal-holds'],
  queryFn: async ({ signal }) =>
    dataOf(await client.GET('/api/legal-holds', { params: { query: { page_size: MOST_SEARCHES } }, signal })),
});

export const releaseHold = async (id: string, reason: string): Promise<LegalHold> =>
  dataOf(await client.POST('/api/legal-holds/{id}/release', { params: { path: { id } }, body: { reason } })).legal_hold;

/** After how many days without a change data is erased. */
export const retention = queryOptions({
  queryKey: ['retention'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/retention', { signal })).retention,
});

export const saveRetention = async (body: RetentionDays): Promise<Retention> =>
  dataOf(await client.POST('/api/retention', { body })).retention;
