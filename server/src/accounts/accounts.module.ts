import { AppError, type ErrorCode } from '../domain/app-error.js';
import type { AuthenticatedCaller, Credentials, RequestOrigin } from '../domain/caller.js';
import { normalEmail } from '../domain/user.js';
import type { PlatformParts } from '../platform/parts.js';
import { accessTokenRoutes } from './access-token.routes.js';
import type { AccountDeps } from './accounts.js';
import { apiKeyRoutes } from './api-keys.routes.js';
import { checkPasskey } from './check-passkey.js';
import {
  confirmSession,
  endConsoleSession,
  recordForgery,
  resumeSession,
  signIn,
  signInWithPasskey,
} from './console-sessions.js';
import { forgetExpired } from './forget-expired.js';
import { authenticate, getAccessToken, type Login, recordDenial, revokeAccessToken } from './log-in.js';
import { meService } from './me.js';
import type { CheckPasskey } from './passkey.js';
import { passkeyService } from './passkeys.js';
import { passkeysRepository } from './passkeys.repository.js';
import { passkeyRoutes } from './passkeys.routes.js';
import { startPasswordReset } from './password-resets.js';
import { passwordResetsRepository } from './password-resets.repository.js';
import { passwordResetRoutes } from './password-resets.routes.js';
import { relyingPartyOf } from './relying-party.js';
import { reviewPoliciesRepository } from './review-policies.repository.js';
import { reviewPolicyService } from './review-policy.js';
import { reviewPolicyRoutes } from './review-policy.routes.js';
import { secondFactorRoutes } from './second-factor.routes.js';
import { secondFactorService } from './second-factors.js';
import { secondFactorsRepository } from './second-factors.repository.js';
import { sessionRoutes } from './session.routes.js';
import { signInPoliciesRepository } from './sign-in-policies.repository.js';
import { signInPolicyService } from './sign-in-policy.js';
import type { Identities } from './single-sign-on/identities.js';
import { identityService } from './single-sign-on/identities.js';
import { identitiesRepository } from './single-sign-on/identities.repository.js';
import { openidProvider } from './single-sign-on/openid-provider.js';
import { signInAttemptsWith } from './single-sign-on/sign-in-attempts.js';
import { singleSignOn } from './single-sign-on/single-sign-on.js';
import { CALLBACK, singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.js';
import { userRoutes } from './users.routes.js';

/** Organizations, their users, access tokens, API keys and password resets. */
export function accountsModule(
  {
    accounts,
    config,
    database,
    encryption,
    log,
  }: Pick<PlatformParts, 'config' | 'database' | 'encryption' | 'log'> & { readonly accounts: AccountDeps },
  console: Pick<Parameters<typeof sessionRoutes>[0], 'service'>,
) {
  const limits = { idleMs: config.consoleIdleMinutes * 60_000, longestMs: config.consoleHours * 3_600_000 };
  const passkeys = { passkeys: passkeysRepository(database), relyingParty: relyingPartyOf(config.publicUrl) };
  const check: CheckPasskey = (shown, expected) => checkPasskey({ ...accounts, ...passkeys }, shown, expected);
  const deps = {
    ...accounts,
    ...limits,
    ...passkeys,
    checkPasskey: check,
    resets: passwordResetsRepository(database),
    secondFactors: secondFactorsRepository(database, encryption.secrets),
    canMail: config.smtp !== undefined,
  };
  const policies = reviewPoliciesRepository(database);
  const identities = identitiesRepository(database);
  const factors = secondFactorService(deps);
  return {
    routes: [
      ...accessTokenRoutes({
        getAccessToken: (login) => getAccessToken(deps, login).catch((error: unknown) => logFailure(login, error)),
        revokeAccessToken: (token) => revokeAccessToken(deps, token),
      }),
      ...passwordResetRoutes(deps),
      ...apiKeyRoutes(deps),
      ...userRoutes(deps),
      ...secondFactorRoutes({
        factors,
        policies: signInPolicyService({ ...deps, policies: signInPoliciesRepository(database) }),
      }),
      ...singleSignOnRoutes({
        identities: identityService({ ...deps, identities }),
        ...providerOf(identities),
        onRefused: (refused, { ip, id }) =>
          log.warn({ ...refused, address: ip, request_id: id }, 'single sign-on refused'),
        longestMs: limits.longestMs,
        allowHttp: config.consoleAllowHttp,
      }),
      ...passkeyRoutes({
        passkeys: passkeyService(deps),
        newCookie: () => Buffer.from(accounts.randomBytes(32)).toString('base64url'),
        allowHttp: config.consoleAllowHttp,
      }),
      ...reviewPolicyRoutes(reviewPolicyService({ ...deps, policies })),
      ...sessionRoutes({
        ...console,
        policy: async (organizationId) => (await policies.read(organizationId)).policy,
        limits,
        allowHttp: config.consoleAllowHttp,
        me: meService(deps),
        secondFactor: factors.standing,
        start: (login, replaced) => signIn(deps, login, replaced).catch((error: unknown) => logFailure(login, error)),
        startWithPasskey: (shown, replaced) =>
          signInWithPasskey(deps, shown, replaced).catch((error: unknown) => {
            const { address, requestId } = shown;
            if (error instanceof AppError && error.code === 'unauthorized')
              log.warn({ address, request_id: requestId }, 'passkey refused');
            throw error;
          }),
        confirm: (caller, shown) =>
          confirmSession(deps, caller, shown).catch((error: unknown) => {
            if (error instanceof AppError && error.code === 'unauthorized')
              log.warn(identityOf({ ...caller, ...shown }), 'wrong password or passkey in a session');
            throw error;
          }),
        end: (caller) => endConsoleSession(deps, caller),
      }),
    ],
    tasks: {
      forget_expired: () => forgetExpired(deps),
      start_password_reset: ({ email }: { readonly email: string }) => startPasswordReset(deps, email),
    },
    schedule: ['*/10 * * * * forget_expired'],
    /** Throws `unauthorized` when the credential is unknown, expired or revoked. */
    authenticate: ({ cookie, inBackground = false, ...shown }: Credentials): Promise<AuthenticatedCaller> =>
      cookie === undefined ? authenticate(deps, shown) : resumeSession(deps, cookie, inBackground),
    /** Records in the audit log and in the log that a caller was refused an operation (its id in the OpenAPI document). */
    async recordDenial(caller: AuthenticatedCaller, refused: { readonly operation: string; readonly code: ErrorCode }) {
      // Steps of the way, which the console answers by asking for the password or the set-up.
      if (refused.code === 'confirmation_needed' || refused.code === 'second_factor_setup_needed') return;
      log.warn({ ...identityOf(caller), user_id: caller.userId, ...refused }, 'access refused');
      if (refused.code === 'csrf') await recordForgery(deps, caller, refused.operation);
      else await recordDenial(deps, caller, refused);
    },
  };

  /** The provider of the configuration, if there is one. */
  function providerOf(linked: Identities) {
    const settings = config.singleSignOn;
    if (settings === undefined) return {};
    const provider = openidProvider({ ...settings, redirectUri: `${config.publicUrl}${CALLBACK}` });
    const attempts = signInAttemptsWith(accounts.attemptSecret);
    return {
      provider: {
        name: settings.name,
        signOn: singleSignOn({ ...deps, identities: linked, provider, attempts, settings }),
      },
    };
  }

  /** Identifies the person in the log: the e-mail by its keyed hash. */
  function identityOf({ email, address, requestId }: { readonly email: string } & Partial<RequestOrigin>) {
    return { email_hash: accounts.hashOfEmail(normalEmail(email)), address, request_id: requestId };
  }

  function logFailure(login: Login, error: unknown): never {
    if (error instanceof AppError && error.code === 'unauthorized') log.warn(identityOf(login), 'log-in failed');
    if (error instanceof AppError && error.code === 'rate_limited')
      log.warn(identityOf(login), 'log-in refused: too many failures');
    throw error;
  }
}
export type AccountsModule = ReturnType<typeof accountsModule>;
