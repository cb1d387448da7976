import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { accountsIn } from '../../src/accounts/accounts.repository.js';
import { buildApp } from '../../src/app/app.js';
import { caseWorkIn } from '../../src/cases/case-work.repository.js';
import { casesIn } from '../../src/cases/cases.repository.js';
import { decideRecord, listDecisions } from '../../src/cases/decide-record.js';
import { imagesIn } from '../../src/cases/images.repository.js';
import { listCases } from '../../src/cases/list-cases.js';
import { pastCasesIn } from '../../src/cases/past-cases.repository.js';
import { readCase } from '../../src/cases/read-case.js';
import { recordSplitsIn } from '../../src/cases/record-splits.repository.js';
import { tryEngine } from '../../src/cases/try-risk-score-engine.js';
import { whitelistsIn } from '../../src/cases/whitelists.repository.js';
import { assignCase, commentOnCase, endWhitelisting, listWhitelist } from '../../src/cases/work-on-case.js';
import { settingsIn } from '../../src/customers/ai-risk-settings.repository.js';
import { customersIn } from '../../src/customers/customers.repository.js';
import { searchWithAnalysis } from '../../src/customers/search-with-analysis.js';
import { AppError } from '../../src/domain/app-error.js';
import type { Faces } from '../../src/faces/faces.js';
import { sourceNamed } from '../../src/lists/sources.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { auditRecordsIn } from '../../src/platform/outbox/record-audit.repository.js';
import { callbackUrlError } from '../../src/platform/outgoing/callback-url-fault.js';
import { COUNTRY_RISK_SOURCES } from '../../src/risk-scores/country-risk.js';
import {
  activateEngine,
  createEngine,
  deleteEngine,
  listEngines,
  readEngine,
  updateEngine,
} from '../../src/risk-scores/manage-risk-score-engines.js';
import { riskScoreEnginesIn } from '../../src/risk-scores/risk-score-engines.repository.js';
import type { Screener } from '../../src/screening/screener.js';
import { fakeWorld } from './fake-world.js';
import { stranger } from './sample-case.js';
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
  const cases = casesIn(database);
  const now = () => service.clock;
  const newId = idFactory(now);
  const caseDeps = {
    cases,
    audit: auditRecordsIn(database),
    screener: { screen: (...parameters: Parameters<Screener['screen']>) => service.screener.screen(...parameters) },
    customers: customersIn(database, newId),
    settings: settingsIn(database),
    caseWork: caseWorkIn(database),
    recordSplits: recordSplitsIn(database),
    whitelists: whitelistsIn(database),
    accounts: accountsIn(database),
    searchProfiles: { find: async () => undefined },
    images: imagesIn(database, TEST_IMAGE_KEYS, faces),
    sourceNamed,
    riskScoreEngines: riskScoreEnginesIn(database),
    pastCases: pastCasesIn(database),
    now,
    newId,
  };
  const roles = fakeWorld();
  const deps = fakeWorld({
    authenticate: async (credentials) =>
      (credentials.accessToken ?? credentials.apiKey) === 'stranger'
        ? { ...stranger, credential: 'access_token' }
        : roles.authenticate(credentials),
    makeCase: (caller, request, faults) => searchWithAnalysis(caseDeps, caller, request, faults),
    listCases: (caller, page, day) => listCases(caseDeps, caller, page, day),
    readCase: (caller, id, page) => readCase(caseDeps, caller, id, page),
    createEngine: (caller, input) => createEngine(caseDeps, caller, input),
    updateEngine: (caller, id, input) => updateEngine(caseDeps, caller, id, input),
    readEngine: (caller, id, version) => readEngine(caseDeps, caller, id, version),
    listEngines: (caller) => listEngines(caseDeps, caller),
    activateEngine: (caller, id, version) => activateEngine(caseDeps, caller, id, version),
    deleteEngine: (caller, id) => deleteEngine(caseDeps, caller, id),
    countryRisk: () => COUNTRY_RISK_SOURCES,
    tryEngine: (caller, id, input) => tryEngine(caseDeps, caller, id, input),
    decideRecord: (caller, place, input) => decideRecord(caseDeps, caller, place, input),
    listDecisions: (caller, place) => listDecisions(caseDeps, caller, place),
    assignCase: (caller, id, userIds) => assignCase(caseDeps, caller, id, userIds),
    commentOnCase: (caller, id, text) => commentOnCase(caseDeps, caller, id, text),
    listWhitelist: (caller, page) => listWhitelist(caseDeps, caller, page),
    endWhitelisting: (caller, id) => endWhitelisting(caseDeps, caller, id),
    callbackUrlError: (url) => callbackUrlError(url, { allowPrivate: [], allowHttp: false }),
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

/** While no list is loaded. */
export const noListLoaded: Pick<Screener, 'screen'> = {
  async screen() {
    throw new AppError('unavailable');
  },
};
