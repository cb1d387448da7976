import { readFile } from 'node:fs/promises';
import * as openid from 'openid-client';
import { fetch } from 'undici';
import type { SingleSignOnConfig } from '../../platform/config/single-sign-on-variables.js';
import { guardedAgent } from '../../platform/outgoing/guarded-agent.js';
import { type Claims, claimAt } from './role-of-claims.js';
import { type IdentityProvider, ProviderError, type SignInAttempt } from './single-sign-on.js';

const CONNECT_MS = 5000;
/** For each request to the provider. */
const TIMEOUT_SECONDS = 10;
const MAX_BYTES = 1024 * 1024;
/** Metadata and secret are read again after this time. */
const FRESH_MS = 60 * 60 * 1000;
/** Seconds by which the provider's clock may differ. */
const CLOCK_TOLERANCE = 30;

interface Settings extends SingleSignOnConfig {
  /** Address to which the provider leads back. */
  readonly redirectUri: string;
}

/** The provider of the configuration. Its metadata is discovered at the first sign-in; nothing is asked of it before. */
export function openidProvider(settings: Settings): IdentityProvider {
  const dispatcher = guardedAgent({
    ...{ allowPrivate: settings.allowPrivate, connectMs: CONNECT_MS, maxResponseSize: MAX_BYTES },
  });
  const guardedFetch: openid.CustomFetch = (url, options) =>
    fetch(url, { ...options, dispatcher } as Parameters<typeof fetch>[1]) as unknown as Promise<Response>;
  let known: { readonly config: Promise<openid.Configuration>; readonly until: number } | undefined;

  /** A failure is not kept. */
  function configuration(): Promise<openid.Configuration> {
    if (known !== undefined && known.until > Date.now()) return known.config;
    const config = discover();
    const begun = { config, until: Date.now() + FRESH_MS };
    known = begun;
    config.catch(() => {
      if (known === begun) known = undefined;
    });
    return config;
  }

  async function discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = settings;
    const secret = 'text' in clientSecret ? clientSecret.text : (await readFile(clientSecret.path, 'utf8')).trim();
    const config = await openid.discovery(
      new URL(issuer),
      clientId,
      { [openid.clockTolerance]: CLOCK_TOLERANCE },
      authentication(secret),
      {
        ...{ [openid.customFetch]: guardedFetch, timeout: TIMEOUT_SECONDS },
        execute: [
          openid.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
        ],
      },
    );
    // The library accepts an issuer that serves many companies, any of whose users could sign in.
    if (config.serverMetadata().issuer !== issuer) throw new ProviderError('misconfigured', 'issuer_differs');
    return config;
  }

  return {
    issuer: settings.issuer,

    async addressFor({ state, nonce, verifier, confirms }) {
      const config = await configuration().catch(rethrow('unreachable'));
      return openid.buildAuthorizationUrl(config, {
        ...{ redirect_uri: settings.redirectUri, scope: settings.scopes, state, nonce },
        ...{ code_challenge: await openid.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
        ...(confirms && { max_age: '0', prompt: 'login' }),
      }).href;
    },

    async claimsOf(query, attempt) {
      const config = await configuration().catch(rethrow('unreachable'));
      return await claimsBy(config, query, attempt).catch(rethrow('invalid_response'));
    },

    close: () => dispatcher.destroy(),
  };

  async function claimsBy(config: openid.Configuration, query: string, attempt: SignInAttempt): Promise<Claims> {
    const { state, nonce, verifier, confirms, startedAt } = attempt;
    const address = new URL(settings.redirectUri);
    address.search = query;
    const tokens = await openid.authorizationCodeGrant(config, address, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      // The user must have signed in at the provider since the attempt began.
      ...(confirms && { maxAge: Math.ceil(Math.max(0, Date.now() - startedAt) / 1000) }),
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new ProviderError('invalid_response', 'no_id_token');
    const needed = ['email', settings.emailVerifiedClaim, ...(settings.rolesClaim ? [settings.rolesClaim] : [])];
    const isComplete = needed.every((name) => claimAt(claims, name) !== undefined);
    if (isComplete || config.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
  }
}

/** By the header, which every provider must support, unless the provider says that it takes the body alone. */
function authentication(secret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const useBasic = methods === undefined || methods.includes('client_secret_basic');
    return (useBasic ? basic : post)(server, client, body, headers);
  };
}

/** Refusals by the user, or because the user was not there. */
const CANCELLED = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);

/** Errors of the library, by their codes alone: their messages and causes may hold codes and tokens. */
function rethrow(otherwise: 'unreachable' | 'invalid_response') {
  return (error: unknown): never => {
    if (error instanceof ProviderError) throw error;
    if (error instanceof openid.AuthorizationResponseError) {
      throw new ProviderError(CANCELLED.has(error.error) ? 'cancelled' : 'invalid_response', codeOf(error.error));
    }
    if (error instanceof openid.ResponseBodyError) throw new ProviderError('invalid_response', codeOf(error.error));
    const { code, cause } = error as {
      readonly code?: unknown;
      readonly cause?: { readonly code?: unknown; readonly name?: unknown };
    };
    // Without a response of the provider.
    const isAway = code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || error instanceof TypeError;
    const isOther = otherwise === 'unreachable' && code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
    const reason = isAway ? 'unreachable' : isOther ? 'misconfigured' : otherwise;
    throw new ProviderError(reason, codeOf(code ?? cause?.code ?? cause?.name));
  };
}

function codeOf(value: unknown): string {
  return typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : 'unknown';
}
