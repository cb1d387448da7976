import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { accountsRepository } from '../../src/accounts/accounts.repository.js';
import { organizations } from '../../src/accounts/organizations.table.js';
import { buildApp } from '../../src/app/app.js';
import type { Parts } from '../../src/app/parts.js';
import { WITH_ANALYSES } from '../../src/app/with-analyses.js';
import { casesModule } from '../../src/cases/cases.module.js';
import { imagesRepository } from '../../src/cases/images.repository.js';
import { customersModule } from '../../src/customers/customers.module.js';
import type { Faces } from '../../src/faces/faces.js';
import type { Config } from '../../src/platform/config/config.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { riskScoresModule } from '../../src/risk-scores/risk-scores.module.js';
import type { Screener } from '../../src/screening/screener.js';
import { analyst, stranger } from './sample-case.js';
import { withoutMedia } from './search-service.js';
import { stubApp } from './stub-app.js';
import { type TestDatabase, testDatabase } from './test-database.js';
import { TEST_IMAGE_KEYS } from './test-image-keys.js';

export interface CustomerService {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly topic: ReturnType<typeof customersModule>;
  /** The moment it is; tests move it. */
  clock: Date;
  send(method: 'GET' | 'POST', url: string, body?: object, token?: string): Promise<LightMyRequestResponse>;
  /** `data` of a created customer; fails the test when it is refused. */
  create(body?: object): Promise<Record<string, unknown> & { customer_id: string; search_reference: string }>;
  /** Runs the job that analyses these customers, as the queue would at this attempt. */
  analyse(customerIds: readonly string[], attempt?: number): Promise<void>;
}

export const minimalCustomer = {
  name: 'Gavrilo Zaretsky',
  entity_type: ['Person'],
  categories: ['Sanctions', 'PEP Level 1'],
  match_score: 80,
};

/**
 * The AI risk endpoints over a database of their own, without a queue: a test says itself when a job runs. A token is the
 * name of a role, or `stranger` of another organization.
 */
export async function customerService(
  screener: Pick<Screener, 'screen'>,
  config: Partial<Pick<Config, 'narrator' | 'casesPerDay'>> = {},
  faces?: Faces,
): Promise<CustomerService> {
  const database = await testDatabase();
  const createdAt = new Date('2026-11-01T08:00:00Z');
  await database.db.insert(organizations).values([
    { id: analyst.organizationId, name: 'Bank', createdAt },
    { id: stranger.organizationId, name: 'Other bank', createdAt },
  ]);
  const now = () => service.clock;
  const accounts = { now, newId: idFactory(now), accounts: accountsRepository(database) } as Parts['accounts'];
  const images = imagesRepository(database, TEST_IMAGE_KEYS, faces);
  const callbacks = { allowPrivate: [], allowHttp: false };
  const topic = customersModule(
    {
      config: { callbacks, casesPerDay: 0, storedMegabytesPerOrganization: 0, ...config },
      accounts,
      database,
      images,
      screener: screener as Screener,
    },
    WITH_ANALYSES,
  );
  const cases = casesModule(
    { accounts, database, images, screener: screener as Screener },
    {
      customers: topic.customers,
      engines: riskScoresModule({ accounts, database }).engines,
      ...withoutMedia,
      keyDrivers: topic.keyDrivers,
    },
  );
  const roles = stubApp();
  const deps = stubApp({
    authenticate: async (credentials) =>
      (credentials.accessToken ?? credentials.apiKey) === 'stranger'
        ? { ...stranger, credential: 'access_token' }
        : roles.authenticate(credentials),
    routes: [...topic.routes, ...cases.routes],
  });
  const app = await buildApp(deps);
  const service: CustomerService = {
    app,
    database,
    topic,
    clock: new Date('2026-11-20T08:30:00Z'),
    send: (method, url, body, token = 'admin') =>
      app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(body && { payload: body }) }),
    async create(body = {}) {
      const answer = await service.send('POST', '/api/ai-risk-customers', { ...minimalCustomer, ...body });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().data;
    },
    analyse: (customerIds, attempt = 1) =>
      topic.tasks.analyse_customers(
        { organizationId: 'any', customerIds },
        { attempt, maxAttempts: 25, stopping: new AbortController().signal },
      ),
  };
  return service;
}
