import type { FastifyBaseLogger } from 'fastify';
import type { ApiKey } from '../domain/api-key.js';
import type { AuthenticatedCaller, Caller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { ReadinessCheck } from '../domain/readiness.js';
import type { Fault } from '../domain/refusal.js';
import type { Credentials } from '../flow/authenticate.js';
import type { Login } from '../flow/get-access-token.js';
import type { Page } from '../flow/ports/cases.js';
import type { Clock } from '../flow/ports.js';
import type { Metrics } from './metrics.js';

/** What is set from outside; every number is checked by `config.ts` before it comes here. */
export interface HttpSettings {
  /** Requests a minute per organization; 0 is no limit. */
  readonly rateLimitPerMinute: number;
  /** Requests a minute per address on the token endpoint; 0 is no limit. */
  readonly tokenRateLimitPerMinute: number;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed; empty believes nobody. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds within which a whole request must have arrived; 0 is no limit. */
  readonly requestTimeout: number;
  /** Milliseconds of event-loop delay above which requests are turned away with 503; 0 is no limit. */
  readonly maxEventLoopDelay: number;
}

/**
 * Everything the front door needs, as deeds that `main.ts` has bound to their own worlds. A deed refuses by throwing
 * a `Refusal`; whatever else it throws is answered as a bug.
 */
export interface World {
  readonly settings: HttpSettings;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly now: Clock;

  /** Refuses with `unauthorized` when the credential is unknown, expired or revoked. */
  authenticate(credentials: Credentials): Promise<AuthenticatedCaller>;
  /** Refuses with `unauthorized`, or with `rate_limited` after too many failures. */
  getAccessToken(login: Login): Promise<{ accessToken: string }>;
  /** Ends one access token. */
  revokeAccessToken(accessToken: string): Promise<void>;
  /** Refuses a caller that shows an API key, and a user who has as many as are allowed. */
  createApiKey(
    caller: AuthenticatedCaller,
    wish: { expiresInDays?: number | undefined },
  ): Promise<{ apiKey: ApiKey; key: string }>;
  /** The caller's own, newest first. */
  listApiKeys(caller: Caller): Promise<readonly ApiKey[]>;
  /** Refuses with `not_found` when the caller has no such key. */
  revokeApiKey(caller: Caller, id: string): Promise<void>;
  /** Screens and stores. Refuses with all `faults` and its own together, and then stores nothing. */
  makeCase(
    caller: Caller,
    request: CaseRequest,
    faults: readonly Fault[],
  ): Promise<{ made: Case; results: readonly CaseResult[] }>;
  listCases(caller: Caller, page: Page, day?: string): Promise<{ cases: readonly Case[]; total: number }>;
  /** Refuses with `not_found`. */
  readCase(caller: Caller, caseId: string, page: Page): Promise<{ found: Case; results: readonly CaseResult[] }>;
  /** What is wrong with a URL that results are to be sent to, if anything is. */
  callbackUrlFault(url: string): string | undefined;
  /** Never throws: what cannot be checked is not ok. */
  checkReadiness(): Promise<readonly ReadinessCheck[]>;
}
