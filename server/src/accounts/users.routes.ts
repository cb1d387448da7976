import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { credentialsOf } from '../platform/http/credentials-of.js';
import { MessageData } from '../platform/http/message.js';
import { originOf } from '../platform/http/origin-of.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import {
  NewUserRequest,
  OrganizationData,
  OrganizationRequest,
  PasswordRequest,
  presentOrganization,
  presentSessions,
  presentUser,
  SessionParams,
  SessionsData,
  SessionsQuery,
  UserChangeRequest,
  UserData,
  UserParams,
  UsersData,
} from './user.schema.js';
import type { UserDeeds } from './users.world.js';

const tag = 'Users';

export function userRoutes(app: FastifyInstance, deps: Authenticator & UserDeeds): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/users',
    id: 'createUser',
    tag,
    summary: 'Add a user',
    description: 'Adds a user to the organization. For administrators.',
    access: ['admin'],
    body: NewUserRequest,
    data: UserData,
    handle: async ({ caller, body }) => ({ user: presentUser(await deps.addUser(caller, body)) }),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/users',
    id: 'listUsers',
    tag,
    summary: 'List users',
    description: 'All users of the organization, disabled ones too. For administrators.',
    access: ['admin'],
    data: UsersData,
    handle: async ({ caller }) => ({ users: (await deps.listUsers(caller)).map(presentUser) }),
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/users/:id',
    id: 'changeUser',
    tag,
    summary: 'Change a user',
    description:
      'Gives a user another role, shuts the user out or lets the user in again. Shutting out voids every access token and API key at ' +
      'once. The last administrator can be neither shut out nor given another role. For administrators.',
    access: ['admin'],
    params: UserParams,
    body: UserChangeRequest,
    data: UserData,
    async handle({ caller, params, body: { role, disabled } }) {
      const change = { ...(role !== undefined && { role }), ...(disabled !== undefined && { disabled }) };
      return { user: presentUser(await deps.changeUser(caller, params.id, change)) };
    },
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/change-password',
    id: 'changePassword',
    tag,
    summary: 'Change the own password',
    description:
      'Changes the password of the caller, and ends the other sessions, and the API keys where `end_api_keys` is true. Needs an access token, not an API key. A wrong old password ' +
      'counts as a failed log-in.',
    access: ROLES,
    limitedByAddress: true,
    body: PasswordRequest,
    data: MessageData,
    async handle({ caller, body, raw }) {
      await deps.changePassword(caller, {
        oldPassword: body.old_password,
        newPassword: body.new_password,
        endApiKeys: body.end_api_keys ?? false,
        ...originOf(raw),
        accessToken: credentialsOf(raw)?.accessToken,
      });
      return { message: 'The password is changed, and every other session has ended' };
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/sessions',
    id: 'listSessions',
    tag,
    summary: 'List sessions',
    description: 'The access tokens in force: the own ones, or, for administrators, those of a user.',
    access: ROLES,
    query: SessionsQuery,
    data: SessionsData,
    handle: async ({ caller, query }) => presentSessions(await deps.listSessions(caller, query.user_id)),
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/sessions/:id',
    id: 'endSession',
    tag,
    summary: 'End a session',
    description: 'Ends an own session; administrators end one of any user of the organization.',
    access: ROLES,
    params: SessionParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.endSession(caller, params.id);
      return { message: 'The session has ended' };
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/organization',
    id: 'readOrganization',
    tag,
    summary: 'Read the organization',
    description: 'The organization of the caller.',
    access: ROLES,
    data: OrganizationData,
    handle: async ({ caller }) => presentOrganization(await deps.readOrganization(caller)),
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/organization',
    id: 'renameOrganization',
    tag,
    summary: 'Rename the organization',
    description: 'Gives the organization another name. For administrators.',
    access: ['admin'],
    body: OrganizationRequest,
    data: OrganizationData,
    handle: async ({ caller, body }) => presentOrganization(await deps.renameOrganization(caller, body.name.trim())),
  });
}
