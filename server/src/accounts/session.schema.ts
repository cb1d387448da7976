import Type from 'typebox';
import { Nullable } from '../platform/http/nullable.js';
import { ABILITY_NAMES } from './abilities.js';
import { AccessTokenRequest } from './access-token.schema.js';
import { PasskeyAssertion } from './passkey.schema.js';
import { ReviewPolicySchema } from './review-policy.schema.js';
import { SecondFactorStandingSchema } from './second-factor.schema.js';
import { SignInMethodSchema, UserName, UserRole } from './user.schema.js';

const text = (description: string) => Type.String({ description });
const choice = <const Words extends string[]>(words: Words, description: string) =>
  Type.Optional(Type.Enum(words, { description }));

const PreferencesSchema = Type.Object(
  {
    theme: choice(['system', 'light', 'dark'], 'Colours.'),
    density: choice(['comfortable', 'compact'], 'Height of rows.'),
    time_zone: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'IANA name of the time zone in which times are shown; empty: that of the browser.',
      }),
    ),
    language: Type.Optional(Type.String({ maxLength: 35, description: 'BCP 47; empty: that of the browser.' })),
    date_format: choice(['locale', 'iso'], 'How dates are written.'),
    keys: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 30 }), {
        description: 'Keys by action; empty disables the shortcut.',
      }),
    ),
    single_keys: Type.Optional(Type.Boolean({ description: 'False disables shortcuts without a modifier key.' })),
    motion: choice(['system', 'reduced', 'full'], 'Animations.'),
    go_on: Type.Optional(Type.Boolean({ description: 'Show the next record or case after a decision.' })),
    columns: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Order and width of the columns of each table.' }),
    ),
  },
  {
    $id: 'Preferences',
    additionalProperties: false,
    description: 'How the console looks and behaves for the user; preferences that were never set are absent.',
  },
);

export const PreferencesRequest = Type.Object({
  name: Type.Optional(UserName),
  preferences: Type.Optional(PreferencesSchema),
});
export const PreferencesData = Type.Object({ preferences: PreferencesSchema });

export const SessionRequest = Type.Object({
  ...AccessTokenRequest.properties,
  passkey: Type.Optional(PasskeyAssertion),
});

export const ConfirmRequest = Type.Object({
  password: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1024,
      description: 'The password of the caller, unless `passkey` is sent.',
    }),
  ),
  passkey: Type.Optional(PasskeyAssertion),
});
export const ConfirmData = Type.Object({ confirmed_until: text('ISO 8601, UTC.') });

export const MeData = Type.Object(
  {
    user: Type.Object(
      {
        user_id: text('24 lower-case hex characters.'),
        name: text('The name that colleagues see; empty if none was given.'),
        email: text('The e-mail address the user logs in with.'),
        role: UserRole,
      },
      { description: 'The caller.' },
    ),
    organization: Type.Object(
      { organization_id: text('24 lower-case hex characters.'), name: text('Name of the organization.') },
      { description: "The caller's organization." },
    ),
    abilities: Type.Array(Type.Enum(ABILITY_NAMES), { description: "What the caller's role allows." }),
    preferences: PreferencesSchema,
    session: Nullable(
      Type.Object(
        {
          expires_at: text('When the session ends at the latest, ISO 8601 UTC.'),
          idle_seconds: Type.Number({ description: 'Idle seconds after which the session ends early.' }),
          confirmed_until: Nullable(
            text('When the confirmation by `POST /api/session/confirm` expires; null if there is none.'),
          ),
          method: SignInMethodSchema,
        },
        { description: 'The console session; null for a request with an access token or an API key.' },
      ),
    ),
    second_factor: SecondFactorStandingSchema,
    csrf_token: text(
      'Send it as `X-CSRF-Token` with every request that uses the session cookie and changes data. Empty without a session.',
    ),
    service: Type.Object(
      {
        version: text('Version of the API.'),
        demonstration: Type.Boolean({ description: 'True while only the invented demonstration list is loaded.' }),
        email_available: Type.Boolean({ description: 'Whether the service can send e-mail.' }),
        passkeys_available: Type.Boolean({ description: 'Whether the public address allows passkeys.' }),
        faces_available: Type.Boolean({ description: 'Whether faces are compared.' }),
      },
      { description: 'What this installation offers.' },
    ),
    policy: ReviewPolicySchema,
  },
  { $id: 'Me', description: 'The caller with its rights, and what this installation offers.' },
);

const ColleagueSchema = Type.Object(
  {
    user_id: text('24 lower-case hex characters.'),
    name: text('Empty if none was given.'),
    email: text('The e-mail address the user logs in with.'),
    role: UserRole,
    disabled: Type.Boolean({ description: 'True for a user who cannot log in.' }),
  },
  { $id: 'Colleague', description: 'A user of the organization, as colleagues see it.' },
);
export const ColleaguesData = Type.Object({
  colleagues: Type.Array(ColleagueSchema, { description: 'Sorted by e-mail address; includes the caller.' }),
});
