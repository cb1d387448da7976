import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import type { SearchForm } from '../logic/search-form.js';
import { requestOf } from '../logic/search-form.js';
import { client } from './client.js';

/** The answer to a search, stored or not. */
export type Found = DataOf<'/api/search', 'post'>;

/** Most records of one answer; a search with more should be narrowed. */
const RECORDS = 200;

/** Screens what a form holds; unless it is a try, a case is stored. */
export const screen = async ({ form, isTry }: { form: SearchForm; isTry: boolean }): Promise<Found> => {
  const body: Schemas['SearchRequest'] = { ...requestOf(form, isTry), per_page: RECORDS };
  return dataOf(await client.POST('/api/search', { body }));
};

/** Everything that the choices of the form need; it changes rarely. */
export interface SearchChoices {
  readonly categories: readonly string[];
  readonly countries: DataOf<'/api/reference/countries', 'get'>['countries'];
  readonly profiles: readonly Schemas['SearchProfile'][];
  readonly engines: readonly Schemas['RiskScoreEngine'][];
  readonly analysis: Schemas['Configuration'];
}

export const searchChoices = queryOptions({
  queryKey: ['search-choices'],
  queryFn: async ({ signal }): Promise<SearchChoices> => {
    const [categories, countries, profiles, engines, configuration] = await Promise.all([
      client.GET('/api/reference/categories', { signal }),
      client.GET('/api/reference/countries', { signal }),
      client.GET('/api/search-profiles', { signal }),
      client.GET('/api/risk-score-engine-list', { signal }),
      client.GET('/api/ai-risk-configuration', { signal }),
    ]);
    return {
      categories: dataOf(categories).categories.map(({ name }) => name as string),
      countries: dataOf(countries).countries,
      profiles: dataOf(profiles).search_profiles,
      engines: dataOf(engines).risk_score_engines,
      analysis: dataOf(configuration).configuration,
    };
  },
  staleTime: 60_000,
});
