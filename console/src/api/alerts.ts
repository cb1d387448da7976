import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { type AlertSearch, alertQueryOf } from '../logic/alert-search.js';
import { client } from './client.js';
import { unlessLive } from './events.js';

export type Alert = Schemas['MonitoringAlert'];
export type AlertMatch = Schemas['AlertMatch'];

/** Polling interval of open pages without events, in milliseconds. */
const AGAIN = unlessLive(60_000);
const PAGE = 50;

/** Alerts of monitoring, newest first, page by page. */
export const alerts = (search: AlertSearch) =>
  infiniteQueryOptions({
    queryKey: ['alerts', 'rows', search],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      const query = { ...alertQueryOf(search), page_size: PAGE, ...cursor };
      return dataOf(await client.GET('/api/monitoring/alerts', { params: { query }, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor || undefined,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  });

/** An alert with the records before and after the change. It never changes, but for its mark. */
export const alertOf = (id: string) =>
  queryOptions({
    queryKey: ['alert', id],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET('/api/monitoring/alerts/{id}', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Alerts that nobody has marked as seen, for the rail. */
export const unseenAlerts = queryOptions({
  queryKey: ['alerts', 'unseen'],
  queryFn: async ({ signal }) => {
    const query = { seen: false, page_size: 1 };
    return dataOf(await client.GET('/api/monitoring/alerts', { params: { query }, signal })).unseen;
  },
  refetchInterval: AGAIN,
});

/** The most that one request marks. */
export const MOST_SEEN = 500;

export const markSeen = async (ids: readonly string[]) =>
  dataOf(await client.POST('/api/monitoring/alerts/seen', { body: { alert_ids: [...ids] } })).seen;
