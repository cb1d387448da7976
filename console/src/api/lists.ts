import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import type { DiffKind } from '../logic/diff-search.js';
import { client } from './client.js';

type Lists = DataOf<'/api/lists', 'get'>;
export type List = Schemas['List'];
export type ListEdition = Schemas['ListEdition'];
export type DifferingRecord = Schemas['DifferingRecord'];
export type RecordChange = Schemas['ListedRecordChange'];
export type DecisionsElsewhere = DataOf<'/api/records/{id}', 'get'>['decisions'];

/** The watchlists in force, how old they are, and those that could not be loaded. */
export const lists = queryOptions({
  queryKey: ['lists'],
  queryFn: async ({ signal }): Promise<Lists> => dataOf(await client.GET('/api/lists', { signal })),
  staleTime: 5 * 60_000,
  refetchInterval: 5 * 60_000,
});

/** Names and titles of the lists, by title. */
export const listTitles = queryOptions({
  ...lists,
  select: ({ lists: all }: Lists) =>
    all
      .map(({ source, title }) => ({ value: source, text: title }))
      .toSorted((one, other) => one.text.localeCompare(other.text)),
});

/** The oldest list; undefined while none is loaded. */
export const oldestList = queryOptions({
  ...lists,
  select: ({ lists: all }: Lists) => {
    const oldest = all.toSorted((one, other) => other.age_hours - one.age_hours)[0];
    return oldest && { title: oldest.title, hours: oldest.age_hours, overdue: oldest.overdue };
  },
});

/** Titles of the lists past their age limit. */
export const overdueLists = queryOptions({
  ...lists,
  select: ({ lists: all }: Lists) => all.filter(({ overdue }) => overdue).map(({ title }) => title),
});

/** The editions of a list, newest first, page by page. */
export const editionsOf = (source: string) =>
  infiniteQueryOptions({
    queryKey: ['lists', source, 'editions'],
    queryFn: async ({ pageParam, signal }) =>
      dataOf(
        await client.GET('/api/lists/{source}/editions', {
          params: { path: { source }, query: pageParam === '' ? {} : { cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor || undefined,
  });

interface DiffQuery {
  readonly from?: string;
  readonly to?: string;
  readonly kind?: DiffKind;
  readonly search?: string;
}

/** Differences between two editions of a list, page by page. */
export const differenceOf = (source: string, query: DiffQuery) =>
  infiniteQueryOptions({
    queryKey: ['lists', source, 'diff', query],
    queryFn: async ({ pageParam, signal }) =>
      dataOf(
        await client.GET('/api/lists/{source}/diff', {
          params: { path: { source }, query: { ...query, ...(pageParam !== '' && { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor || undefined,
    placeholderData: keepPreviousData,
  });

/** A listed record as it was last, or as of an edition, and its history. */
export const recordOf = (id: string, version?: string) =>
  queryOptions({
    queryKey: ['record', id, version ?? ''],
    queryFn: async ({ signal }) =>
      dataOf(
        await client.GET('/api/records/{id}', {
          params: { path: { id }, query: version === undefined ? {} : { version } },
          signal,
        }),
      ),
  });
