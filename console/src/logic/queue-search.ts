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

/** Filters that the page shows as they are, named as in `GET /api/queue`. */
export const MORE_FILTERS = [
  'verdict',
  'category',
  'source',
  'entity_type',
  'country',
  'upload_id',
  'platform',
  'created_from',
  'created_to',
  'is_monitored',
  'opened_from',
  'opened_to',
  'closed_from',
  'closed_to',
] as const;
/** Criteria of a quick filter, where a saved view asks for something else. */
export const OWN_FILTERS = ['state', 'assignee', 'due', 'changed'] as const;
const NARROWING = ['search', 'risk', ...OWN_FILTERS, ...MORE_FILTERS] as const;
type TextFilter = (typeof MORE_FILTERS)[number] | (typeof OWN_FILTERS)[number];

/** Search parameters of the queue's address; an absent one is the default. */
export interface QueueSearch extends Readonly<Partial<Record<TextFilter, string>>> {
  readonly view?: View;
  readonly search?: string;
  readonly risk?: (typeof RISKS)[number];
  readonly sort?: Sort;
  /** Id of the saved view that these filters come from. */
  readonly saved?: string;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readQueueSearch(raw: Readonly<Record<string, unknown>>): QueueSearch {
  const view = VIEWS.find((known) => known === raw.view && known !== 'open');
  const risk = RISKS.find((known) => known === raw.risk);
  const sort = SORTS.find((known) => known === raw.sort && known !== 'due');
  const text = (name: string) => (typeof raw[name] === 'string' ? raw[name].trim() : '');
  const texts = ['search', ...OWN_FILTERS, ...MORE_FILTERS].map((name) => [name, text(name)] as const);
  const monitored = text('is_monitored');
  const saved = /^[0-9a-f]{24}$/.test(text('saved')) ? text('saved') : undefined;
  return {
    ...(view && { view }),
    ...(risk && { risk }),
    ...(sort && { sort }),
    ...(saved && { saved }),
    ...Object.fromEntries(texts.filter(([, value]) => value !== '')),
    ...(monitored !== '' && { is_monitored: String(monitored === 'true') }),
  };
}

/** Tells whether anything narrows the quick filter. */
export function isFiltered(search: QueueSearch): boolean {
  return NARROWING.some((name) => search[name] !== undefined);
}

/** The change of an address that leaves the quick filter alone. */
export function withoutFilters(search: QueueSearch): Partial<QueueSearch> {
  return Object.fromEntries(NARROWING.filter((name) => name in search).map((name) => [name, undefined]));
}

const STATES = ['open', 'waiting', 'escalated', 'second_review', 'conflict', 'closed'] as const;
type State = (typeof STATES)[number];
const TO_DO: readonly State[] = ['open', 'escalated', 'conflict', 'second_review'];

interface Kind {
  readonly state: readonly State[];
  readonly assignee?: string;
  readonly due?: string;
  readonly changed?: boolean;
}

const QUICK: Readonly<Record<View, Kind>> = {
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

/** Filters of `GET /api/queue`; those that are not set are undefined. */
interface Filters
  extends Kind,
    Readonly<Partial<Record<Exclude<(typeof MORE_FILTERS)[number], 'is_monitored'>, string>>> {
  readonly is_monitored?: boolean;
  readonly search?: string;
  readonly risk_level?: string;
}

export function filtersOfSearch(search: QueueSearch): Filters {
  const { view = 'open', state, assignee, due, changed, risk, search: words } = search;
  const own = state === undefined ? QUICK[view] : { state: state.split(',').filter(isState) };
  return defined({
    ...own,
    ...(assignee && { assignee }),
    ...(due && { due }),
    ...(changed && { changed: changed === 'true' }),
    ...{ search: words, risk_level: risk },
    ...Object.fromEntries(MORE_FILTERS.map((name) => [name, search[name]])),
    ...(search.is_monitored && { is_monitored: search.is_monitored === 'true' }),
  }) as Filters;
}

/** The query of `GET /api/queue`. */
export function queryOfSearch(search: QueueSearch) {
  const { view, sort = 'due' } = search;
  return { ...filtersOfSearch(search), sort: view === 'closed' && sort === 'due' ? ('-updated' as const) : sort };
}

/** The query of `GET /api/queue/counts`, which counts by what the quick filters stand for. */
export function countsQueryOf(search: QueueSearch): Readonly<Record<string, unknown>> {
  const { state: _state, assignee: _assignee, due: _due, changed: _changed, ...rest } = filtersOfSearch(search);
  return rest;
}

/** Filters as a saved view holds them: `state` may be missing, which is all but `closed`. */
type SavedFilters = Omit<Filters, 'state'> & { readonly state?: readonly State[] };

interface SavedView {
  readonly id: string;
  readonly filters: SavedFilters;
  readonly sort: Sort;
}

/** The address of a saved view. */
export function searchOfView({ id, filters, sort }: SavedView): QueueSearch {
  const {
    state = STATES.filter((one) => one !== 'closed'),
    assignee,
    due,
    changed,
    search,
    risk_level,
    is_monitored,
    ...more
  } = filters;
  const kind = keyOf({ state, assignee, due, changed });
  const view = VIEWS.find((one) => keyOf(QUICK[one]) === kind);
  const own = { state: state.join(','), assignee, due, changed: changed ? 'true' : undefined };
  const monitored = is_monitored === undefined ? undefined : String(is_monitored);
  return readQueueSearch({
    saved: id,
    is_monitored: monitored,
    sort,
    search,
    risk: risk_level,
    ...(view ? { view } : own),
    ...more,
  });
}

/** The address of a quick filter under the other filters of an address. */
export function searchOfQuick(search: QueueSearch, view: View): QueueSearch {
  const { saved: _saved, state: _state, assignee: _assignee, due: _due, changed: _changed, ...rest } = search;
  return { ...rest, view: view === 'open' ? undefined : view };
}

/** Tells whether the filters in the address are no longer those of its saved view. */
export function isEdited(search: QueueSearch, view: SavedView): boolean {
  const plain = (one: QueueSearch) => JSON.stringify(Object.entries(defined(queryOfSearch(one))).toSorted());
  return plain(search) !== plain(searchOfView(view));
}

function keyOf({
  state,
  assignee = '',
  due = '',
  changed = false,
}: { [Name in keyof Kind]: Kind[Name] | undefined }): string {
  return `${[...(state ?? [])].toSorted().join()} ${assignee} ${due} ${changed}`;
}

function isState(text: string): text is State {
  return STATES.some((state) => state === text);
}

function defined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
}
