import type { FastifyInstance } from 'fastify';
import { ROLES, type Role } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import type { CustomListDeeds } from './custom-lists.world.js';
import {
  presentSearchProfile,
  readSearchProfileRequest,
  SearchProfileData,
  SearchProfileParams,
  SearchProfileRequest,
  SearchProfilesData,
} from './search-profile.schema.js';

const WRITERS: readonly Role[] = ['admin', 'analyst', 'integration'];
const tag = 'Search profiles';

export function searchProfileRoutes(app: FastifyInstance, deps: Authenticator & CustomListDeeds): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/search-profile',
    id: 'createSearchProfile',
    tag,
    summary: 'Create a search profile',
    description:
      'Names what searches look for. A search with `search_profile` uses its categories in place of its own, and searches only the lists it names.',
    access: WRITERS,
    body: SearchProfileRequest,
    data: SearchProfileData,
    async handle({ caller, body }) {
      const made = await deps.saveSearchProfile(caller, readSearchProfileRequest(body));
      return { search_profile: presentSearchProfile(made) };
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/search-profiles',
    id: 'listSearchProfiles',
    tag,
    summary: 'List search profiles',
    description: 'The profiles of the organization.',
    access: ROLES,
    data: SearchProfilesData,
    handle: async ({ caller }) => ({
      search_profiles: (await deps.listSearchProfiles(caller)).map(presentSearchProfile),
    }),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/search-profile/:id',
    id: 'readSearchProfile',
    tag,
    summary: 'Read a search profile',
    description: 'One profile of the organization.',
    access: ROLES,
    params: SearchProfileParams,
    data: SearchProfileData,
    async handle({ caller, params }) {
      return { search_profile: presentSearchProfile(await deps.readSearchProfile(caller, params.id)) };
    },
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/search-profile/:id',
    id: 'updateSearchProfile',
    tag,
    summary: 'Change a search profile',
    description: 'Takes the whole profile: what is left out is then as for a new one. Stored searches are not changed.',
    access: WRITERS,
    params: SearchProfileParams,
    body: SearchProfileRequest,
    data: SearchProfileData,
    async handle({ caller, params, body }) {
      const changed = await deps.saveSearchProfile(caller, readSearchProfileRequest(body), params.id);
      return { search_profile: presentSearchProfile(changed) };
    },
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/search-profile/:id',
    id: 'deleteSearchProfile',
    tag,
    summary: 'Delete a search profile',
    description: 'Searches that name it are refused from now on.',
    access: WRITERS,
    params: SearchProfileParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.deleteSearchProfile(caller, params.id);
      return { message: 'The search profile is deleted' };
    },
  });
}
