import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type ReviewPolicy = Schemas['ReviewPolicy'];

/** The policy with the seed of its sample; for administrators. */
export const reviewPolicy = queryOptions({
  queryKey: ['review-policy'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/review-policy', { signal })),
});

/** Replaces the whole policy. */
export const saveReviewPolicy = async (body: ReviewPolicy) => dataOf(await client.POST('/api/review-policy', { body }));
