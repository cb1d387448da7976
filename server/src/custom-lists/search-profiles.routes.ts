import { ABILITIES } from '../accounts/abilities.js';
import { ROLES } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Route, route } from '../platform/http/route.js';
import { presentSearchProfile } from './search-profile.present.js';
import {
  readSearchProfileRequest,
  SearchProfileData,
  SearchProfileParams,
  SearchProfileRequest,
  SearchProfilesData,
} from './search-profile.schema.js';
import type { SearchProfileService } from './search-profiles.js';

const tag = 'Search profiles';

export function searchProfileRoutes(profiles: SearchProfileService): Route[] {
  return [
    route({
      method: 'POST',
      url: '/api/search-profile',
      id: 'createSearchProfile',
      scope: 'configure',
      tag,
      summary: 'Create a search profile',
      description:
        'Saves a selection of categories and lists under a name. A search with `search_profile` uses the categories of the profile instead of its own, and searches only the lists of the profile.',
      access: ABILITIES['custom_list.write'],
      body: SearchProfileRequest,
      data: SearchProfileData,
      handle: async ({ caller, body }) => ({
        search_profile: presentSearchProfile(await profiles.create(caller, readSearchProfileRequest(body))),
      }),
    }),

    route({
      method: 'GET',
      url: '/api/search-profiles',
      id: 'listSearchProfiles',
      tag,
      summary: 'List search profiles',
      description: 'The search profiles of the organization.',
      access: ROLES,
      data: SearchProfilesData,
      handle: async ({ caller }) => ({ search_profiles: (await profiles.list(caller)).map(presentSearchProfile) }),
    }),

    route({
      method: 'GET',
      url: '/api/search-profile/:id',
      id: 'readSearchProfile',
      tag,
      summary: 'Read a search profile',
      description: 'One search profile of the organization.',
      access: ROLES,
      params: SearchProfileParams,
      data: SearchProfileData,
      handle: async ({ caller, params }) => ({
        search_profile: presentSearchProfile(await profiles.read(caller, params.id)),
      }),
    }),

    route({
      method: 'POST',
      url: '/api/search-profile/:id',
      id: 'updateSearchProfile',
      scope: 'configure',
      tag,
      summary: 'Replace a search profile',
      description:
        'Replaces the whole profile; omitted fields get the defaults of a new profile. Stored searches do not change.',
      access: ABILITIES['custom_list.write'],
      params: SearchProfileParams,
      body: SearchProfileRequest,
      data: SearchProfileData,
      handle: async ({ caller, params, body }) => ({
        search_profile: presentSearchProfile(await profiles.update(caller, params.id, readSearchProfileRequest(body))),
      }),
    }),

    route({
      method: 'DELETE',
      url: '/api/search-profile/:id',
      id: 'deleteSearchProfile',
      scope: 'configure',
      tag,
      summary: 'Delete a search profile',
      description: 'Later searches that name the profile are rejected.',
      access: ABILITIES['custom_list.write'],
      params: SearchProfileParams,
      data: MessageData,
      async handle({ caller, params }) {
        await profiles.delete(caller, params.id);
        return { message: 'The search profile is deleted' };
      },
    }),
  ];
}
