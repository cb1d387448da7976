import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { touchstoneClient } from '@touchstone/client';
import { sql } from 'drizzle-orm';
import { openAccounts } from '../../src/accounts/open-accounts.module.js';
import { createOrganization } from '../../src/accounts/organizations.js';
import { createUser } from '../../src/accounts/users.js';
import { startService } from '../../src/app/start-service.js';
import type { Role } from '../../src/domain/caller.js';
import type { Organization } from '../../src/domain/organization.js';
import { readConfig } from '../../src/platform/config/config.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { createLogger } from '../../src/platform/http/create-logger.js';
import { afterAllFiles } from './after-all-files.js';
import { publishOfficial } from './publish-official.js';
import { quickPasswords } from './quick-passwords.js';
import { type TestDatabase, testDatabase } from './test-database.js';

/** Of every administrator. */
export const ADMIN_PASSWORD = 'quiet kettle moss';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body. */
  readonly body: Body;
}

/** Enough of any answer to ask after its parts. */
interface Body {
  status: string;
  data: Record<string, unknown> & { access_token: string; api_key: { id: string; key: string } };
  error: { code: string; message: string; request_id: string; details: { field: string; message: string }[] };
}

export interface RunningService {
  readonly database: TestDatabase;
  readonly address: string;
  readonly dataDir: string;
  ask(method: string, path: string, options?: { headers?: Record<string, string>; body?: unknown }): Promise<Answer>;
  /** An administrator of an organization of its own, and the typed client that asks for it. */
  newOrganization(): Promise<{
    organizationId: string;
    email: string;
    password: string;
    headers: { authorization: string };
    client: ReturnType<typeof touchstoneClient>;
  }>;
  /** A user of the organization whose administrator sends `headers`. */
  newUser(
    admin: { headers: { authorization?: string } },
    role: Role,
    name?: string,
  ): Promise<{ id: string; email: string; password: string }>;
}

let shared: Promise<RunningService> | undefined;

/**
 * The service that test files of one process share: for those that keep to organizations they make, need no setting, publish no
 * list and change nothing of the service itself.
 */
export async function sharedService(): Promise<RunningService> {
  if (shared === undefined) {
    afterAllFiles(publishedNothing);
    shared = startRunning({}, afterAllFiles);
  }
  // Awaited here, in a promise of the caller's own: what awaits that of another file is taken for a part of it.
  return await shared;
}

/** A list in force replaces the demonstration list, whose parties the next files search for. */
async function publishedNothing(): Promise<void> {
  const { database } = await sharedService();
  const { rows } = await database.db.execute(sql`select distinct source from editions`);
  assert.deepEqual(rows, [], 'a test file that publishes a list needs runningService()');
}

let official: Promise<RunningService> | undefined;

/** The same with an official list of invented records: a search of Sanctions and PEP is complete there, and closes with its decisions. */
export async function officialService(): Promise<RunningService> {
  official ??= startRunning({}, afterAllFiles).then(publishOfficial);
  return await official;
}

/** The whole service as `npm start` composes it, on a database of the test file's own, reached over HTTP. */
export function runningService(env: Record<string, string> = {}): Promise<RunningService> {
  return startRunning(env, after);
}

async function startRunning(
  env: Record<string, string>,
  atEnd: (close: () => Promise<void>) => void,
): Promise<RunningService> {
  let stop = async () => {};
  atEnd(() => stop());
  const database = await testDatabase(atEnd);
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-service-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: ADMIN_PASSWORD,
    RATE_LIMIT_PER_MINUTE: '0',
    TOKEN_RATE_LIMIT_PER_MINUTE: '0',
    CONSOLE_RATE_LIMIT_PER_MINUTE: '0',
    SCREENING_THREADS: '1',
    LISTS_AUTO_UPDATE: 'false',
    MEDIA_AUTO_UPDATE: 'false',
    // Whatever else the machine is busy with.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...env,
  });
  const service = await startService(config, createLogger('silent'), () => {});
  stop = async () => {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await service.ready;
  const now = () => new Date();
  const opened = await openAccounts(database, { now, newId: idFactory(now) });
  const accounts = { ...opened, passwords: quickPasswords(opened.passwords) };
  /** By what their administrators send. */
  const organizations = new Map<string, Organization>();
  let banks = 0;
  let users = 0;

  const ask: RunningService['ask'] = async (method, path, { headers = {}, body } = {}) => {
    const answer = await fetch(`${service.address}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
  };
  return {
    database,
    address: service.address ?? '',
    dataDir,
    ask,
    async newOrganization() {
      const password = ADMIN_PASSWORD;
      const number = ++banks;
      const email = `admin-${number}@example.com`;
      const wanted = { name: `Bank ${number}`, adminEmail: email, adminPassword: password };
      const { organization } = await createOrganization(accounts, wanted);
      const login = await ask('POST', '/api/get-access-token', { body: { email, password } });
      const { access_token: accessToken } = login.body.data;
      const client = touchstoneClient({ baseUrl: service.address ?? '', accessToken });
      const headers = { authorization: `Bearer ${accessToken}` };
      organizations.set(headers.authorization, organization);
      return { organizationId: organization.id, email, password, headers, client };
    },
    async newUser({ headers: { authorization = '' } }, role, name = `The ${role}`) {
      const organization = organizations.get(authorization);
      if (organization === undefined) throw new Error('these are not the headers of an administrator');
      const login = { email: `${role}-${++users}@bank.example`, password: 'copper lantern dusk' };
      const { id } = await createUser(accounts, { ...login, organization, role, name });
      return { id, ...login };
    },
  };
}
