import Type, { type Static } from 'typebox';
import type { SavedFilter } from './queue.js';
import { QUEUE_SORT, QueueFiltersSchema, readFilter, readSort } from './queue.schema.js';
import type { QueueView } from './queue-views.js';

const text = (description: string) => Type.String({ description });

const QueueViewSchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    name: text('Name shown to users.'),
    filters: QueueFiltersSchema,
    sort: QUEUE_SORT,
    shared: Type.Boolean({ description: 'Whether the whole organization sees it.' }),
    mine: Type.Boolean({ description: 'Whether the caller saved it.' }),
  },
  { $id: 'QueueView', description: 'A saved filter of the queue.' },
);

export const QueueViewRequest = Type.Object({
  name: Type.String({
    maxLength: 60,
    pattern: '\\S',
    format: 'name',
    description: 'Name shown to users; need not be unique.',
  }),
  filters: Type.Optional(QueueFiltersSchema),
  sort: Type.Optional(QUEUE_SORT),
  shared: Type.Optional(
    Type.Boolean({ default: false, description: 'Show it to the whole organization; leads and administrators only.' }),
  ),
});

export const QueueViewParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the view.' }),
});
export const QueueViewData = Type.Object({ view: QueueViewSchema });
export const QueueViewsData = Type.Object({
  views: Type.Array(QueueViewSchema, { description: 'Your own and the shared ones, oldest first.' }),
});

export function readQueueView({ name, filters = {}, sort = 'due', shared = false }: Static<typeof QueueViewRequest>) {
  return { name: name.trim(), filters, sort, isShared: shared };
}

/** Filter and order of a view, with `me` as the user who uses it. */
export function readSavedFilter({ filters, sort }: QueueView, userId: string): SavedFilter {
  // Stored only after the schema has accepted them.
  return { filter: readFilter(filters as Static<typeof QueueFiltersSchema>, userId), sort: readSort(sort) };
}

export function presentQueueView(view: QueueView, callerId: string): Static<typeof QueueViewSchema> {
  const filters = view.filters as Static<typeof QueueFiltersSchema>;
  const sort = view.sort as Static<typeof QUEUE_SORT>;
  return { id: view.id, name: view.name, filters, sort, shared: view.isShared, mine: view.userId === callerId };
}
