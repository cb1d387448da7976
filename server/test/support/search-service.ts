import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { accountsRepository } from '../../src/accounts/accounts.repository.js';
import { buildApp } from '../../src/app/app.js';
import type { Parts } from '../../src/app/parts.js';
import { casesModule } from '../../src/cases/cases.module.js';
import { casesRepository } from '../../src/cases/cases.repository.js';
import { imagesRepository } from '../../src/cases/images.repository.js';
import { recordSplitsRepository } from '../../src/cases/record-splits.repository.js';
import { whitelistsRepository } from '../../src/cases/whitelists.repository.js';
import { acceptedGapsRepository } from '../../src/custom-lists/accepted-gaps.repository.js';
import { settingsRepository } from '../../src/customers/ai-risk-settings.repository.js';
import { customersRepository } from '../../src/customers/customers.repository.js';
import { searchRoutes } from '../../src/customers/search.routes.js';
import { searchWithAnalysis } from '../../src/customers/search-with-analysis.js';
import { AppError } from '../../src/domain/app-error.js';
import type { Faces } from '../../src/faces/faces.js';
import { sourceNamed } from '../../src/lists/sources.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { callbackUrlError } from '../../src/platform/outgoing/callback-url-error.js';
import { riskScoreEnginesRepository } from '../../src/risk-scores/risk-score-engines.repository.js';
import { riskScoresModule } from '../../src/risk-scores/risk-scores.module.js';
import type { Screener } from '../../src/screening/screener.js';
import { stranger } from './sample-case.js';
import { stubApp } from './stub-app.js';
import { type TestDatabase, testDatabase } from './test-database.js';
import { TEST_IMAGE_KEYS } from './test-image-keys.js';

export interface SearchService {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    token: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  /** The moment it is; tests move it. */
  clock: Date;
  screener: Pick<Screener, 'screen'>;
  search(body: object, token?: string): Promise<LightMyRequestResponse>;
  list(body?: object, token?: string): Promise<LightMyRequestResponse>;
  read(reference: string, query?: string, token?: string): Promise<LightMyRequestResponse>;
}

/** The search endpoints over a database of their own. A token is the name of a role, or `stranger` of another organization. */
export async function searchService(screener: Pick<Screener, 'screen'>, faces?: Faces): Promise<SearchService> {
  const database = await testDatabase();
  const now = () => service.clock;
  const newId = idFactory(now);
  const caseDeps = {
    cases: casesRepository(database),
    screener: { screen: (...parameters: Parameters<Screener['screen']>) => service.screener.screen(...parameters) },
    customers: customersRepository(database, newId),
    settings: settingsRepository(database),
    acceptedGaps: acceptedGapsRepository(database),
    recordSplits: recordSplitsRepository(database),
    whitelists: whitelistsRepository(database),
    searchProfiles: { find: async () => undefined },
    images: imagesRepository(database, TEST_IMAGE_KEYS, faces),
    sourceNamed,
    riskScoreEngines: riskScoreEnginesRepository(database),
    now,
    newId,
  };
  const parts = { database, accounts: { now, newId, accounts: accountsRepository(database) } as Parts['accounts'] };
  const riskScores = riskScoresModule(parts);
  const cases = casesModule(
    { ...parts, images: caseDeps.images, screener: screener as Screener },
    {
      customers: caseDeps.customers,
      engines: riskScores.engines,
      ...withoutMedia,
    },
  );
  const roles = stubApp();
  const deps = stubApp({
    authenticate: async (credentials) =>
      (credentials.accessToken ?? credentials.apiKey) === 'stranger'
        ? { ...stranger, credential: 'access_token' }
        : roles.authenticate(credentials),
    routes: [
      ...searchRoutes({
        search: (caller, request, errors) => searchWithAnalysis(caseDeps, caller, request, errors),
        callbackUrlError: (url) => callbackUrlError(url, { allowPrivate: [], allowHttp: false }),
        now,
      }),
      ...cases.routes,
      ...riskScores.routes,
    ],
  });
  const app = await buildApp(deps);
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string, payload?: object) =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
  const service: SearchService = {
    app,
    database,
    send,
    clock: new Date('2026-11-20T08:30:00Z'),
    screener,
    search: (body, token = 'analyst') => send('POST', '/api/search', token, body),
    list: (body = {}, token = 'analyst') => send('POST', '/api/searches', token, body),
    read: (reference, query = '', token = 'analyst') => send('GET', `/api/searches/${reference}${query}`, token),
  };
  return service;
}

async function noJob(): Promise<never> {
  throw new Error('no job runs here');
}

/** For tests that run no job on the articles of cases. */
export const withoutMedia = {
  onArticlesFound: noJob,
  monitoring: { reevaluate: noJob },
  inputs: noJob,
  analysisVersions: noJob,
  keyDrivers: async () => [],
  extendChain: noJob,
};

/** While no list is loaded. */
export const noListLoaded: Pick<Screener, 'screen'> = {
  async screen() {
    throw new AppError('unavailable');
  },
};
