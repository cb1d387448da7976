import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import type { WhitelistSearch } from '../logic/whitelist-search.js';
import { client } from './client.js';

export type WhitelistedPair = DataOf<'/api/whitelist', 'get'>['whitelist'][number];

const PAGE = 50;
const DAY = 24 * 60 * 60_000;

/** Whitelisted pairs, newest first, page by page. */
export const whitelist = ({ search, user, within }: WhitelistSearch) =>
  infiniteQueryOptions({
    queryKey: ['whitelist', { search, user, within }],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        page_size: PAGE,
        ...(search && { search }),
        ...(user && { user_id: user }),
        ...(within && { expires_before: new Date(Date.now() + within * DAY).toISOString() }),
        ...(pageParam !== '' && { cursor: pageParam }),
      };
      return dataOf(await client.GET('/api/whitelist', { params: { query }, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** The most that one request ends. */
const MOST_ENDED = 500;

export const endWhitelistings = async (ids: readonly string[]) =>
  dataOf(await client.POST('/api/whitelist/end', { body: { ids: ids.slice(0, MOST_ENDED) } })).ended;
