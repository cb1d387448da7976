import type { Static } from 'typebox';
import type { SearchProfile } from '../domain/search-profile.js';
import type { SearchProfileSchema } from './search-profile.schema.js';

export function presentSearchProfile(profile: SearchProfile): Static<typeof SearchProfileSchema> {
  return {
    id: profile.id,
    name: profile.name,
    categories: [...profile.categories],
    sources: [...profile.sources],
    custom_lists: profile.customListIds === undefined ? null : [...profile.customListIds],
    created_at: profile.createdAt.toISOString(),
    updated_at: profile.updatedAt.toISOString(),
  };
}
