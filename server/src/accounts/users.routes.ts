import { ROLES } from '../domain/caller.js';
import { credentialsOf } from '../platform/http/credentials-of.js';
import { MessageData } from '../platform/http/message.js';
import { originOf } from '../platform/http/origin-of.js';
import { type Route, route } from '../platform/http/route.js';
import { ABILITIES } from './abilities.js';
import { type RenameOrganizationDeps, readOrganization, renameOrganization } from './organizations.js';
import { presentOrganization, presentSessions, presentUser } from './user.present.js';
import {
  NewUserRequest,
  OrganizationData,
  OrganizationRequest,
  PasswordRequest,
  SessionParams,
  SessionsData,
  SessionsQuery,
  UserChangeRequest,
  UserData,
  UserParams,
  UsersData,
} from './user.schema.js';
import { addUser, changePassword, changeUser, endSession, listSessions, type UserDeps } from './users.js';

const tag = 'Users';

export const userRoutes = (deps: UserDeps & RenameOrganizationDeps): Route[] => [
  route({
    method: 'POST',
    url: '/api/users',
    id: 'createUser',
    scope: 'users',
    tag,
    summary: 'Add a user',
    description: 'Adds a user to the organization. Administrators only.',
    access: ABILITIES['user.manage'],
    needsConfirmation: true,
    body: NewUserRequest,
    data: UserData,
    handle: async ({ caller, body }) => ({
      user: presentUser(await addUser(deps, caller, { ...body, name: body.name?.trim() })),
    }),
  }),

  route({
    method: 'GET',
    url: '/api/users',
    id: 'listUsers',
    tag,
    summary: 'List users',
    description: 'All users of the organization, including disabled ones. Administrators only.',
    access: ABILITIES['user.manage'],
    data: UsersData,
    handle: async ({ caller }) => ({ users: (await deps.accounts.listUsers(caller.organizationId)).map(presentUser) }),
  }),

  route({
    method: 'POST',
    url: '/api/users/:id',
    id: 'changeUser',
    scope: 'users',
    tag,
    summary: 'Change a user',
    description:
      'Changes the name or the role of a user, or disables or enables the user. Disabling revokes every access token, console session and ' +
      'API key at once. ' +
      'The last administrator cannot be disabled or given another role. Administrators only.',
    access: ABILITIES['user.manage'],
    needsConfirmation: true,
    params: UserParams,
    body: UserChangeRequest,
    data: UserData,
    async handle({ caller, params, body: { name, role, disabled } }) {
      const change = {
        ...(name !== undefined && { name: name.trim() }),
        ...(role !== undefined && { role }),
        ...(disabled !== undefined && { disabled }),
      };
      return { user: presentUser(await changeUser(deps, caller, params.id, change)) };
    },
  }),

  route({
    method: 'POST',
    url: '/api/change-password',
    id: 'changePassword',
    scope: 'users',
    tag,
    summary: 'Change your password',
    description:
      "Changes the caller's password, ends all other sessions and, if `end_api_keys` is true, revokes the caller's API keys. " +
      'Refused with an API key. A wrong old password counts as a failed log-in.',
    access: ROLES,
    checksPassword: true,
    limitedByAddress: true,
    body: PasswordRequest,
    data: MessageData,
    async handle({ caller, body, raw }) {
      await changePassword(deps, caller, {
        oldPassword: body.old_password,
        newPassword: body.new_password,
        endApiKeys: body.end_api_keys ?? false,
        ...originOf(raw),
        accessToken: credentialsOf(raw)?.accessToken,
      });
      return { message: 'The password was changed and all other sessions have ended' };
    },
  }),

  route({
    method: 'GET',
    url: '/api/sessions',
    id: 'listSessions',
    tag,
    summary: 'List sessions',
    description:
      "The caller's valid access tokens and console sessions; administrators can list those of any user of the organization.",
    access: ROLES,
    query: SessionsQuery,
    data: SessionsData,
    handle: async ({ caller, query }) => presentSessions(await listSessions(deps, caller, query.user_id)),
  }),

  route({
    method: 'DELETE',
    url: '/api/sessions/:id',
    id: 'endSession',
    scope: 'users',
    tag,
    summary: 'End a session',
    description: "Ends one of the caller's sessions; administrators can end those of any user of the organization.",
    access: ROLES,
    params: SessionParams,
    data: MessageData,
    async handle({ caller, params }) {
      await endSession(deps, caller, params.id);
      return { message: 'The session has ended' };
    },
  }),

  route({
    method: 'GET',
    url: '/api/organization',
    id: 'readOrganization',
    tag,
    summary: 'Read the organization',
    description: "The caller's organization.",
    access: ROLES,
    data: OrganizationData,
    handle: async ({ caller }) => presentOrganization(await readOrganization(deps, caller)),
  }),

  route({
    method: 'POST',
    url: '/api/organization',
    id: 'renameOrganization',
    scope: 'configure',
    tag,
    summary: 'Rename the organization',
    description: 'Renames the organization. Administrators only.',
    access: ABILITIES['configuration.write'],
    body: OrganizationRequest,
    data: OrganizationData,
    handle: async ({ caller, body }) => presentOrganization(await renameOrganization(deps, caller, body.name.trim())),
  }),
];
