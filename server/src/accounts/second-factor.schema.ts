import Type from 'typebox';
import { PasskeyAssertion } from './passkey.schema.js';

export const CODE = Type.String({
  minLength: 6,
  maxLength: 40,
  description: 'The six digits that the authenticator app shows, or a recovery code. Each works once.',
});

export const SecondFactorCode = Type.Object({ code: CODE });

export const CodeOrPasskey = Type.Object({ code: Type.Optional(CODE), passkey: Type.Optional(PasskeyAssertion) });

export const BegunSecondFactor = Type.Object({
  secret: Type.String({ description: 'For the authenticator app, in Base32: SHA-1, six digits, 30 seconds.' }),
  uri: Type.String({ description: 'The same as an `otpauth` address, to be shown as a QR code.' }),
});

export const RecoveryCodes = Type.Object({
  recovery_codes: Type.Array(Type.String(), {
    description:
      'Each replaces a code of the authenticator app, or a passkey after the password, once. They are not shown again.',
  }),
});

export const SecondFactorStandingSchema = Type.Object(
  {
    is_set_up: Type.Boolean({ description: 'Whether the caller has set up a second factor.' }),
    authenticator_app: Type.Boolean({ description: 'Whether it is, or includes, an authenticator app.' }),
    passkeys: Type.Integer({ minimum: 0, description: 'Number of passkeys of the caller.' }),
    is_required: Type.Boolean({ description: 'Whether the organization requires one.' }),
    setup_needed: Type.Boolean({
      description:
        'True while this session may do nothing but set one up; other requests return 403 `second_factor_setup_needed`.',
    }),
    recovery_codes_left: Type.Integer({ minimum: 0, description: 'Recovery codes that were not used.' }),
  },
  { description: 'The second factor of the caller.' },
);

export const SignInPolicyRequest = Type.Object(
  {
    second_factor_required: Type.Boolean({
      description: 'Whether users without a second factor may do nothing but set one up. API keys are not affected.',
    }),
    single_sign_on_required: Type.Optional(
      Type.Boolean({
        description:
          'Whether passwords and passkeys are refused, so that users sign in at the OpenID Connect provider alone; unchanged if left out. API keys are not affected.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const SignInPolicySchema = Type.Object(
  {
    second_factor_required: SignInPolicyRequest.properties.second_factor_required,
    single_sign_on_required: Type.Boolean({
      description:
        'Whether passwords and passkeys are refused, so that users sign in at the OpenID Connect provider alone.',
    }),
    users_without_second_factor: Type.Integer({ minimum: 0, description: 'Active users who have set up none.' }),
  },
  { $id: 'SignInPolicy', description: 'How the users of the organization must sign in.' },
);
