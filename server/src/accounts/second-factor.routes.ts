import { ROLES } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Route, route } from '../platform/http/route.js';
import { ABILITIES } from './abilities.js';
import {
  BegunSecondFactor,
  CodeOrPasskey,
  RecoveryCodes,
  SecondFactorCode,
  SignInPolicyRequest,
  SignInPolicySchema,
} from './second-factor.schema.js';
import type { SecondFactorService } from './second-factors.js';
import type { SignInPolicyService, SignInPolicyStanding } from './sign-in-policy.js';
import { UserParams } from './user.schema.js';

const tag = 'Console';

/** Of requests that take a code. */
const WRONG_CODE = { 401: 'The code is wrong (`details` names it), or the session has ended.' };

export const secondFactorRoutes = ({
  factors,
  policies,
}: {
  readonly factors: SecondFactorService;
  readonly policies: SignInPolicyService;
}): Route[] => [
  route({
    method: 'POST',
    url: '/api/second-factor',
    id: 'beginSecondFactor',
    scope: 'users',
    tag,
    summary: 'Start setting up a second factor',
    description:
      'Creates the secret of an authenticator app (TOTP, RFC 6238). It counts once `POST /api/second-factor/set-up` was called with a code; ' +
      'until then this can be repeated. For console sessions only, like all requests about your own second factor.',
    access: ROLES,
    needsConfirmation: true,
    withoutSecondFactor: true,
    holdsSecret: true,
    data: BegunSecondFactor,
    errors: { 409: 'You have already set up a second factor; remove it first.' },
    handle: ({ caller }) => factors.begin(caller),
  }),

  route({
    method: 'POST',
    url: '/api/second-factor/set-up',
    id: 'setUpSecondFactor',
    scope: 'users',
    tag,
    summary: 'Set up a second factor',
    description:
      'Ends the set-up with a code of the authenticator app and returns ten recovery codes, which are not shown again; none if you have a passkey, whose codes stay. From now on ' +
      '`POST /api/session` and `POST /api/get-access-token` require `code`. Your other sessions end; API keys stay. The fifth wrong code in a ' +
      'row ends the session.',
    access: ROLES,
    withoutSecondFactor: true,
    checksPassword: true,
    holdsSecret: true,
    body: SecondFactorCode,
    data: RecoveryCodes,
    errors: { ...WRONG_CODE, 409: 'The set-up was not started, or has ended.' },
    handle: async ({ caller, body }) => ({ recovery_codes: [...(await factors.setUp(caller, body.code))] }),
  }),

  route({
    method: 'POST',
    url: '/api/second-factor/recovery-codes',
    id: 'renewRecoveryCodes',
    scope: 'users',
    tag,
    summary: 'Replace your recovery codes',
    description:
      'Takes a code, or a passkey (`POST /api/session/confirm/passkey-options`), voids the recovery codes that are left and returns ten new ones.',
    access: ROLES,
    needsConfirmation: true,
    checksPassword: true,
    holdsSecret: true,
    body: CodeOrPasskey,
    data: RecoveryCodes,
    errors: { ...WRONG_CODE, 409: 'You have not set up a second factor.' },
    handle: async ({ caller, body }) => ({
      recovery_codes: [...(await factors.renewRecoveryCodes(caller, body))],
    }),
  }),

  route({
    method: 'POST',
    url: '/api/second-factor/remove',
    id: 'removeSecondFactor',
    scope: 'users',
    tag,
    summary: 'Remove your authenticator app',
    description:
      'Takes a code, removes the authenticator app and, unless you have a passkey, the recovery codes, and ends your other sessions. Where ' +
      'the organization requires a second factor and you have no other, set one up again next.',
    access: ROLES,
    needsConfirmation: true,
    checksPassword: true,
    body: SecondFactorCode,
    data: MessageData,
    errors: { ...WRONG_CODE, 409: 'You have not set up an authenticator app.' },
    async handle({ caller, body }) {
      await factors.remove(caller, body.code);
      return { message: 'The second factor was removed and all other sessions have ended' };
    },
  }),

  route({
    method: 'DELETE',
    url: '/api/users/:id/second-factor',
    id: 'removeSecondFactorOfUser',
    scope: 'users',
    tag: 'Users',
    summary: 'Remove the second factor of a user',
    description:
      'For a user who has lost them: removes authenticator app, passkeys and recovery codes, and ends the sessions of the user. Administrators only.',
    access: ABILITIES['user.manage'],
    needsConfirmation: true,
    params: UserParams,
    data: MessageData,
    async handle({ caller, params }) {
      await factors.removeOf(caller, params.id);
      return { message: 'The second factor was removed and the sessions of the user have ended' };
    },
  }),

  route({
    method: 'GET',
    url: '/api/sign-in-policy',
    id: 'readSignInPolicy',
    tag,
    summary: 'Read the sign-in policy',
    description: 'Whether users need a second factor, and how many have none; whether they need single sign-on.',
    access: ABILITIES['user.manage'],
    data: SignInPolicySchema,
    handle: async ({ caller }) => presentSignInPolicy(await policies.read(caller)),
  }),

  route({
    method: 'POST',
    url: '/api/sign-in-policy',
    id: 'setSignInPolicy',
    scope: 'users',
    tag,
    summary: 'Set the sign-in policy',
    description:
      'Takes effect with the next request of each session and access token: those without a second factor get 403 ' +
      '`second_factor_setup_needed` for everything but its set-up. Requiring single sign-on ends the sessions and access tokens that were ' +
      'started with a password or a passkey, and can be done only in a console session that was started by it. API keys are not affected.',
    access: ABILITIES['user.manage'],
    needsConfirmation: true,
    body: SignInPolicyRequest,
    data: SignInPolicySchema,
    errors: { 409: 'Single sign-on cannot be required in a session that was started with a password or a passkey.' },
    handle: async ({ caller, body: { second_factor_required: factor, single_sign_on_required: singleSignOn } }) =>
      presentSignInPolicy(
        await policies.change(caller, {
          secondFactorRequired: factor,
          ...(singleSignOn !== undefined && { singleSignOnRequired: singleSignOn }),
        }),
      ),
  }),
];

function presentSignInPolicy({
  secondFactorRequired,
  singleSignOnRequired,
  usersWithoutSecondFactor,
}: SignInPolicyStanding) {
  return {
    second_factor_required: secondFactorRequired,
    single_sign_on_required: singleSignOnRequired,
    users_without_second_factor: usersWithoutSecondFactor,
  };
}
