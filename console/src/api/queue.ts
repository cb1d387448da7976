import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type QueueSearch, queryOfSearch } from '../logic/queue-search.js';
import { ask } from './client.js';

export type WorkState = 'open' | 'waiting' | 'escalated' | 'second_review' | 'conflict' | 'closed';
type RiskLevel = 'Low' | 'Medium' | 'High';

interface Person {
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
}

/** What is to be done on a case; `version` rises at every change. Instants are ISO 8601 UTC. */
export interface Work {
  readonly search_reference: string;
  readonly version: number;
  readonly state: WorkState;
  readonly opened_at: string;
  readonly due_at: string | null;
  readonly waiting_until: string | null;
  readonly assignee: Person | null;
  readonly claimed_until: string | null;
  readonly closed_at: string | null;
  readonly closed_by: Person | null;
  /** `''` or the type of the monitoring alert. */
  readonly reopened_by: string;
  readonly unseen_alerts: number;
}

export interface QueueItem extends Work {
  readonly name: string;
  readonly entity_type: string;
  /** DD-MM-YYYY, unknown parts `00`; `''` when not given. */
  readonly birth_incorporation_date: string;
  readonly countries: readonly string[];
  readonly client_reference: string;
  readonly platform: string;
  readonly upload_id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly risk_level: RiskLevel;
  readonly risk_score: number;
  readonly match_status: string;
  readonly case_status: string;
  readonly verdict: string;
  readonly recommendation: string;
  readonly closest: {
    readonly record_id: string;
    readonly name: string;
    readonly score: number;
    readonly sources: readonly string[];
    readonly categories: readonly string[];
  } | null;
  readonly counts: {
    readonly total: number;
    readonly open: number;
    readonly true_positive: number;
    readonly false_positive: number;
    readonly unknown: number;
  };
  readonly read_by_me: boolean;
  readonly comments: number;
  readonly is_monitored: boolean;
}

interface QueuePage {
  readonly items: readonly QueueItem[];
  readonly next_cursor: string | null;
  readonly as_of: string;
}

export interface QueueCounts {
  readonly states: Readonly<Partial<Record<WorkState, number>>>;
  readonly mine: number;
  readonly unassigned: number;
  readonly overdue: number;
  readonly due_today: number;
  readonly changed: number;
  readonly risk: Readonly<Partial<Record<RiskLevel, number>>>;
}

interface LeftOut {
  readonly search_reference: string;
  readonly message: string;
}

/** How often open pages ask again, in milliseconds. */
const AGAIN = 30_000;
const PAGE = 100;

/** The rows of a queue, page by page. */
export const queue = (search: QueueSearch) =>
  infiniteQueryOptions({
    queryKey: ['queue', 'rows', search],
    queryFn: ({ pageParam, signal }) =>
      ask<QueuePage>('get', '/api/queue', {
        query: { ...queryOfSearch(search), limit: String(PAGE), cursor: pageParam || undefined },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor || undefined,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  });

/** How many cases each quick filter would show, under the other filters. */
export const queueCounts = (search: QueueSearch) =>
  queryOptions({
    queryKey: ['queue', 'counts', search.search, search.risk],
    queryFn: ({ signal }) =>
      ask<QueueCounts>('get', '/api/queue/counts', {
        query: { search: search.search, risk_level: search.risk },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  });

/** All that is not closed and not waiting, for the rail. */
export const openCount = queryOptions({
  ...queueCounts({}),
  select: ({ states }: QueueCounts) =>
    (states.open ?? 0) + (states.second_review ?? 0) + (states.conflict ?? 0) + (states.escalated ?? 0),
});

/** Claims the next case of the queue for half an hour; null when there is none. */
export const claimNext = () => ask<{ search_reference: string } | null>('post', '/api/queue/next', { body: {} });

/** Gives cases to somebody, or to nobody. Says which were left out, and why. */
export const assign = (body: { search_references: readonly string[]; assignee_id: string | null }) =>
  ask<{ done: readonly string[] | number; left_out: readonly LeftOut[] }>('post', '/api/queue/assign', { body });
