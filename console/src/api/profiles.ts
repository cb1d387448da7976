import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type Profile = Schemas['SearchProfile'];

/** The search profiles of the organization, newest first. */
export const profiles = queryOptions({
  queryKey: ['profiles'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/search-profiles', { signal })).search_profiles,
});

/** Categories that a profile may choose. */
export const categories = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }) =>
    dataOf(await client.GET('/api/reference/categories', { signal })).categories.map(({ name }) => name as string),
  staleTime: Number.POSITIVE_INFINITY,
});

interface ProfileRequest {
  readonly name: string;
  readonly categories: string[];
  readonly sources: string[];
  /** All if absent, none if empty. */
  readonly custom_lists?: string[];
}

/** Replaces the profile with this id, or makes one. */
export const saveProfile = async (id: string | undefined, body: ProfileRequest): Promise<Profile> =>
  id === undefined
    ? dataOf(await client.POST('/api/search-profile', { body })).search_profile
    : dataOf(await client.POST('/api/search-profile/{id}', { params: { path: { id } }, body })).search_profile;

export const deleteProfile = async (id: string) =>
  dataOf(await client.DELETE('/api/search-profile/{id}', { params: { path: { id } } }));
