import { tmpdir } from 'node:os';
import { accessTokenRoutes } from '../../src/accounts/access-token.routes.js';
import type { ApiKeys } from '../../src/accounts/accounts.js';
import { apiKeyRoutes } from '../../src/accounts/api-keys.routes.js';
import { passkeyRoutes } from '../../src/accounts/passkeys.routes.js';
import { passwordResetRoutes } from '../../src/accounts/password-resets.routes.js';
import { reviewPolicyRoutes } from '../../src/accounts/review-policy.routes.js';
import { secondFactorRoutes } from '../../src/accounts/second-factor.routes.js';
import { sessionRoutes } from '../../src/accounts/session.routes.js';
import { singleSignOnRoutes } from '../../src/accounts/single-sign-on/single-sign-on.routes.js';
import { userRoutes } from '../../src/accounts/users.routes.js';
import { articleRoutes } from '../../src/adverse-media/articles.routes.js';
import type { AppDeps } from '../../src/app/app.js';
import { REFERENCE_ROUTES } from '../../src/app/reference.routes.js';
import { auditRoutes } from '../../src/audit/audit.routes.js';
import { bulkUploadRoutes } from '../../src/bulk-uploads/bulk-uploads.routes.js';
import { caseArticleTextRoutes } from '../../src/cases/case-article-text.routes.js';
import { caseHistoryRoutes } from '../../src/cases/case-history.routes.js';
import { caseMatchedNamesRoutes } from '../../src/cases/case-matched-names.routes.js';
import { casePictureRoutes } from '../../src/cases/case-pictures.routes.js';
import { caseReportRoutes } from '../../src/cases/case-report.routes.js';
import { caseWorkRoutes } from '../../src/cases/case-work.routes.js';
import { editionDiffRoutes } from '../../src/cases/edition-diff.routes.js';
import { recordHistoryRoutes } from '../../src/cases/record-history.routes.js';
import { recordRelationsRoutes } from '../../src/cases/record-relations.routes.js';
import { recordSplitRoutes } from '../../src/cases/record-splits.routes.js';
import { sampleCaseRoutes } from '../../src/cases/sample-cases.routes.js';
import { searchesRoutes } from '../../src/cases/searches.routes.js';
import { whatIfRoutes } from '../../src/cases/what-if.routes.js';
import { acceptedGapsRoutes } from '../../src/custom-lists/accepted-gaps.routes.js';
import { customListRoutes } from '../../src/custom-lists/custom-lists.routes.js';
import { searchProfileRoutes } from '../../src/custom-lists/search-profiles.routes.js';
import { clientReferencePolicyRoutes } from '../../src/customers/client-reference-policy.routes.js';
import { complianceRequestRoutes } from '../../src/customers/compliance-request.routes.js';
import { configurationRoutes } from '../../src/customers/configuration.routes.js';
import { customerRoutes } from '../../src/customers/customers.routes.js';
import { searchRoutes } from '../../src/customers/search.routes.js';
import { dataProtectionRoutes } from '../../src/data-protection/data-protection.routes.js';
import { AppError } from '../../src/domain/app-error.js';
import { type AuthenticatedCaller, ROLES, type Role } from '../../src/domain/caller.js';
import { DEFAULT_REVIEW_POLICY } from '../../src/domain/review-policy.js';
import { DEFAULT_SCOPES } from '../../src/domain/scope.js';
import { emailRoutes } from '../../src/email/emails.routes.js';
import { listRoutes } from '../../src/lists/lists.routes.js';
import { monitoringRoutes } from '../../src/monitoring/monitoring.routes.js';
import { createLogger } from '../../src/platform/http/create-logger.js';
import { createMetrics } from '../../src/platform/http/metrics.js';
import type { HttpSettings } from '../../src/platform/http/settings.js';
import { riskScoreEngineRoutes } from '../../src/risk-scores/risk-score-engines.routes.js';
import { statisticsRoutes } from '../../src/statistics/statistics.routes.js';
import { webhookRoutes } from '../../src/webhooks/webhooks.routes.js';
import { bulkDecisionRoutes } from '../../src/work/bulk-decisions.routes.js';
import { decisionRoutes } from '../../src/work/decisions.routes.js';
import { queueRoutes } from '../../src/work/queue.routes.js';
import { queueViewRoutes } from '../../src/work/queue-views.routes.js';
import { workRoutes } from '../../src/work/work.routes.js';
import { workEventRoutes } from '../../src/work/work-events.routes.js';

const SETTINGS: HttpSettings = {
  rateLimitPerMinute: 0,
  consoleRateLimitPerMinute: 0,
  tokenRateLimitPerMinute: 0,
  trustedProxies: [],
  // An injected request has no socket on which it could be late.
  requestTimeout: 0,
  maxEventLoopDelay: 0,
  maxConnections: 1000,
  maxConnectionsPerAddress: 1000,
  maxBodyBytes: 2 ** 30,
  maxBodyBytesPerCaller: 2 ** 30,
  uploadFolder: tmpdir(),
  maxUploadBytes: 2 ** 30,
};

export const BULK_LIMITS = { maxBytes: 50 * 1024 * 1024, maxRows: 100_000 };

/** Capabilities of an installation that offers none. */
export const CONSOLE = {
  service: () => ({
    ...{ version: '1', demonstration: false },
    ...{ emailAvailable: false, passkeysAvailable: false, facesAvailable: false },
  }),
  policy: async () => DEFAULT_REVIEW_POLICY,
};
/** A caller of one organization; its token, or its API key, is the name of the role. */
export function fakeCaller(role: Role, credential: 'access_token' | 'api_key'): AuthenticatedCaller {
  const caller = { organizationId: 'a'.repeat(24), userId: 'b'.repeat(24), role, email: `${role}@example.com` };
  if (credential === 'access_token') return { ...caller, credential };
  return { ...caller, credential, keyId: 'c'.repeat(24), scopes: DEFAULT_SCOPES, expiresAt: new Date('2030-01-01') };
}

const notFound = async () => {
  throw new AppError('not_found');
};

const now = () => new Date('2026-11-20T08:30:00Z');

/** A service that finds nothing. */
const nothing = new Proxy({}, { get: () => notFound }) as never;
const unfound = {
  ...{ accounts: nothing, sessions: nothing, tokens: nothing, passwords: nothing, failedLogins: nothing },
  ...{ resets: nothing, audit: nothing, hashOfEmail: () => '', now: () => new Date(0), newId: () => '' },
  randomBytes: (length: number) => new Uint8Array(length),
};

/** Dependencies of the HTTP server without database or lists: every route exists, and its service finds nothing. */
export function stubApp(
  changes: Partial<Omit<AppDeps, 'settings'>> &
    Partial<Pick<Parameters<typeof accessTokenRoutes>[0], 'getAccessToken'>> & {
      settings?: Partial<HttpSettings>;
      listApiKeys?: ApiKeys['list'];
    } = {},
): AppDeps {
  const {
    settings,
    getAccessToken = async () => ({ accessToken: 'admin' }),
    listApiKeys = async () => [],
    ...others
  } = changes;
  return {
    settings: { ...SETTINGS, ...settings },
    logger: createLogger('silent'),
    metrics: createMetrics(),
    async authenticate({ accessToken, apiKey }) {
      const word = accessToken ?? apiKey;
      const role = ROLES.find((one) => one === word);
      if (role === undefined) throw new AppError('unauthorized');
      return fakeCaller(role, accessToken === undefined ? 'api_key' : 'access_token');
    },
    async recordDenial() {},
    outcomes: { areHiddenFrom: async () => false, hiddenFrom: async () => new Set() },
    async reachEdition() {},
    answersOnce: async (_request, _reply, { answer }) => JSON.stringify(await answer()),
    routes: [
      ...accessTokenRoutes({ getAccessToken, revokeAccessToken: async () => {} }),
      ...passwordResetRoutes({ ...unfound, canMail: true }),
      ...apiKeyRoutes({
        ...{ now, newId: () => 'c'.repeat(24), randomBytes: (length) => new Uint8Array(length) },
        apiKeys: { add: async () => {}, list: listApiKeys, revoke: notFound },
      }),
      ...sessionRoutes({
        ...{ start: notFound, startWithPasskey: notFound, confirm: notFound, end: notFound, me: nothing },
        ...{ secondFactor: notFound, ...CONSOLE },
        ...{ limits: { idleMs: 1_800_000, longestMs: 43_200_000 }, allowHttp: false },
      }),
      ...singleSignOnRoutes({
        ...{ identities: nothing, onRefused: () => {}, longestMs: 43_200_000, allowHttp: false },
      }),
      ...passkeyRoutes({ passkeys: nothing, newCookie: () => 'cookie', allowHttp: false }),
      ...secondFactorRoutes({ factors: nothing, policies: nothing }),
      ...userRoutes({ ...unfound, now, newId: () => 'c'.repeat(24), serialize: (_, work) => work() }),
      ...searchRoutes({
        async search() {
          throw new AppError('unavailable');
        },
        callbackUrlError: () => undefined,
        now,
      }),
      ...clientReferencePolicyRoutes(nothing),
      ...customerRoutes({ customers: nothing, createCustomer: notFound, now }),
      ...complianceRequestRoutes(notFound),
      ...configurationRoutes(nothing, false),
      ...searchesRoutes({ read: notFound, list: async () => ({ cases: [], total: 0, customers: [] }) }),
      ...caseArticleTextRoutes(notFound),
      ...caseMatchedNamesRoutes(notFound),
      ...caseHistoryRoutes(nothing),
      ...casePictureRoutes(nothing),
      ...caseReportRoutes(nothing),
      ...recordHistoryRoutes(notFound),
      ...recordRelationsRoutes(notFound),
      ...editionDiffRoutes(nothing),
      ...caseWorkRoutes(nothing),
      ...recordSplitRoutes(nothing),
      ...whatIfRoutes({ tryEngine: notFound, tryDraft: notFound }),
      ...sampleCaseRoutes(nothing),
      ...riskScoreEngineRoutes({ engines: nothing, countryRisk: [] }),
      ...auditRoutes(nothing, nothing),
      ...dataProtectionRoutes({ subjects: nothing, holds: nothing, retention: nothing }),
      ...emailRoutes(nothing),
      ...articleRoutes(nothing),
      ...customListRoutes({ lists: nothing, entries: nothing }),
      ...searchProfileRoutes(nothing),
      ...acceptedGapsRoutes(nothing),
      ...listRoutes(nothing),
      ...webhookRoutes({ webhooks: nothing, deliveries: nothing, callbackUrlError: () => undefined }),
      ...monitoringRoutes(nothing, () => undefined),
      ...queueRoutes(nothing),
      ...queueViewRoutes(nothing),
      ...statisticsRoutes({ read: notFound }),
      ...workEventRoutes({ changes: nothing, now, onChange: () => () => {} }),
      ...workRoutes(nothing),
      ...decisionRoutes(nothing),
      ...bulkDecisionRoutes(nothing),
      ...reviewPolicyRoutes(nothing),
      ...bulkUploadRoutes({ ...BULK_LIMITS, bulkUploads: nothing, onChange: () => () => {} }),
      ...REFERENCE_ROUTES,
    ],
    async checkReadiness() {
      return [{ name: 'database', ok: true, message: 'answers' }];
    },
    ...others,
  };
}
