import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import { client } from './client.js';

type Lists = DataOf<'/api/lists', 'get'>;

/** The watchlists in force and how old they are. */
const lists = queryOptions({
  queryKey: ['lists'],
  queryFn: async ({ signal }): Promise<Lists> => dataOf(await client.GET('/api/lists', { signal })),
  staleTime: 5 * 60_000,
  refetchInterval: 5 * 60_000,
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
