export const VIEWS = [
  'open',
  'mine',
  'unassigned',
  'due-today',
  'overdue',
  'second-review',
  'changed',
  'waiting',
  'closed',
] as const;
export type View = (typeof VIEWS)[number];

const RISKS = ['High', 'Medium', 'Low'] as const;
const SORTS = ['due', '-due', 'risk', '-risk', 'created', '-created', 'updated', '-updated'] as const;
export type Sort = (typeof SORTS)[number];

/** Search parameters of the queue's address; an absent one is the default. */
export interface QueueSearch {
  readonly view?: View;
  readonly search?: string;
  readonly risk?: (typeof RISKS)[number];
  readonly sort?: Sort;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readQueueSearch(raw: Readonly<Record<string, unknown>>): QueueSearch {
  const view = VIEWS.find((known) => known === raw.view && known !== 'open');
  const risk = RISKS.find((known) => known === raw.risk);
  const sort = SORTS.find((known) => known === raw.sort && known !== 'due');
  const search = typeof raw.search === 'string' ? raw.search.trim() : '';
  return { ...(view && { view }), ...(search && { search }), ...(risk && { risk }), ...(sort && { sort }) };
}

type State = 'open' | 'waiting' | 'escalated' | 'second_review' | 'conflict' | 'closed';
const TO_DO: State[] = ['open', 'escalated', 'conflict', 'second_review'];

interface Query {
  readonly state: State[];
  readonly assignee?: string;
  readonly due?: 'overdue' | 'today';
  readonly changed?: boolean;
}

/** The filters of `GET /api/queue`. */
export function queryOfSearch({ view = 'open', search, risk, sort = 'due' }: QueueSearch) {
  const filters: Readonly<Record<View, Query>> = {
    open: { state: TO_DO },
    mine: { state: TO_DO, assignee: 'me' },
    unassigned: { state: TO_DO, assignee: 'none' },
    'due-today': { state: TO_DO, due: 'today' },
    overdue: { state: TO_DO, due: 'overdue' },
    'second-review': { state: ['second_review'] },
    changed: { state: TO_DO, changed: true },
    waiting: { state: ['waiting'] },
    closed: { state: ['closed'] },
  };
  return { ...filters[view], search, risk_level: risk, sort: view === 'closed' && sort === 'due' ? '-updated' : sort };
}
