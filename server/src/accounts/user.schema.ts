import Type from 'typebox';
import { ROLES } from '../domain/caller.js';
import { SESSION_KINDS } from '../domain/session.js';
import { SIGN_IN_METHODS } from '../domain/sign-in-method.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { END_API_KEYS, NEW_PASSWORD } from './new-password.schema.js';

const text = (description: string) => Type.String({ description });
const id = (description: string) => Type.String({ pattern: '^[0-9a-f]{24}$', description });
const password = (description: string) => Type.String({ minLength: 12, maxLength: 256, description });
export const SignInMethodSchema = oneOf(
  SIGN_IN_METHODS,
  'How the user signed in. `password`: with a second factor or without; `single_sign_on`: at the OpenID Connect provider; `command_line`: an operator of the server did.',
);
export const UserRole = oneOf(ROLES, "The user's role.");

export const UserSchema = Type.Object(
  {
    user_id: text('24 lower-case hex characters.'),
    email: text('The e-mail address the user logs in with.'),
    name: text('The name of the user; empty if none was given.'),
    role: UserRole,
    created_at: text('ISO 8601, UTC.'),
    disabled_at: Nullable(text('When the user was disabled; null for an active user.')),
  },
  { $id: 'User', description: 'A user of the organization.' },
);

export const UserName = Type.String({ maxLength: 100, format: 'name', description: 'The name that colleagues see.' });

export const NewUserRequest = Type.Object({
  email: Type.String({
    minLength: 3,
    maxLength: 254,
    description: 'An e-mail address that no other user of the organization has.',
  }),
  name: Type.Optional(UserName),
  password: Type.Optional(
    password(
      `${NEW_PASSWORD} The user should change it after the first log-in. Without it the user chooses one by a link: ` +
        '`POST /api/users/{id}/reset-link`.',
    ),
  ),
  role: UserRole,
});
export const UserChangeRequest = Type.Object({
  name: Type.Optional(UserName),
  role: Type.Optional(UserRole),
  disabled: Type.Optional(
    Type.Boolean({ description: 'True disables the user at once, false enables the user again.' }),
  ),
});
export const UserParams = Type.Object({ id: id('The id of the user.') });
export const UserData = Type.Object({ user: UserSchema });
export const UsersData = Type.Object({ users: Type.Array(UserSchema, { description: 'Newest first.' }) });

export const PasswordRequest = Type.Object({
  old_password: Type.String({ minLength: 1, maxLength: 1024, description: 'The current password.' }),
  new_password: password(NEW_PASSWORD),
  end_api_keys: END_API_KEYS,
});

export const SessionParams = Type.Object({ id: id('The id of the session.') });
export const SessionsQuery = Type.Object({
  user_id: Type.Optional(id('Sessions of this user, for administrators; the caller by default.')),
});
export const SessionsData = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: text('24 lower-case hex characters.'),
      kind: oneOf(SESSION_KINDS, '`token`: an access token.'),
      user_id: text('The user who logged in.'),
      method: SignInMethodSchema,
      created_at: text('When the user logged in, ISO 8601 UTC.'),
      expires_at: text('When it expires, ISO 8601 UTC.'),
      address: text('Network address of the log-in; empty if unknown.'),
      request_id: text('`x-request-id` of the log-in; empty if unknown.'),
    }),
    { description: 'Valid access tokens and console sessions, newest first.' },
  ),
});

export const OrganizationRequest = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 100, description: 'Other organizations may have the same name.' }),
});
export const OrganizationData = Type.Object({
  organization: Type.Object(
    {
      organization_id: text('24 lower-case hex characters.'),
      name: text('Name of the organization.'),
      created_at: text('ISO 8601, UTC.'),
    },
    { description: "The caller's organization." },
  ),
});
