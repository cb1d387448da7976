import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '@touchstone/embedded-postgres';
import fc from 'fast-check';
import { openAccounts } from '../src/accounts/open-accounts.module.js';
import { createOrganization } from '../src/accounts/organizations.js';
import { startService } from '../src/app/start-service.js';
import { readConfig } from '../src/platform/config/config.js';
import { type Database, openDatabase } from '../src/platform/database/database.js';
import { migrate } from '../src/platform/database/migrate.js';
import { idFactory } from '../src/platform/database/new-id.js';
import { createLogger } from '../src/platform/http/create-logger.js';
import { migrateJobs } from '../src/platform/jobs/migrate-jobs.js';
import { arbitraryFromSchema, type KnownValues, type NamedSchemas } from '../test/support/arbitrary-from-schema.js';
import { documentedAnswers } from '../test/support/documented-answer.js';

/**
 * `npm run fuzz [-- requests [seed]]`: random requests over all endpoints of the whole service (20,000 and seed 1 when not told), as one
 * organization with ids of its own and of another. None may be answered with 500, or otherwise than documented, or not within 30
 * seconds; none may show or change anything of the other organization. Ends with 1 when one did, and names the first ones.
 */
const [most = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const CALLERS = 8;
const PATIENCE_MS = 30_000;
/** In everything of the other organization, and in nothing else. */
const MARK = 'Otherbanksecret';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: object;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: object } } };
}
interface Route extends Operation {
  readonly path: string;
  readonly method: string;
}
interface Request {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const folder = mkdtempSync(join(tmpdir(), 'touchstone-fuzz-'));
// As root, PostgreSQL runs as somebody else, who must be able to pass.
if (process.getuid?.() === 0) chmodSync(folder, 0o711);
const postgres = await openEmbeddedPostgres(join(folder, 'postgres'), { say: () => {}, durable: false });
await migrate(postgres.ownerUrl, migrateJobs, new URL(postgres.url).username);
const database = openDatabase(postgres.url);
const config = readConfig({
  ...{
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: postgres.ownerUrl,
    RATE_LIMIT_PER_MINUTE: '0',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  },
  ...{
    TOKEN_RATE_LIMIT_PER_MINUTE: '0',
    LISTS_AUTO_UPDATE: 'false',
    MEDIA_AUTO_UPDATE: 'false',
    SCREENING_THREADS: '1',
  },
  ...{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'quiet kettle moss', ROLE: 'api' },
});
const service = await startService(config, createLogger('silent'), () => {});
const address = service.address ?? '';
const wrongs: string[] = [];
try {
  const now = () => new Date();
  const accounts = await openAccounts(database, { now, newId: idFactory(now) });
  while ((await fetch(`${address}/health/ready`)).status !== 200);
  const own = await bank('Own bank');
  const other = await bank(MARK);
  const routes = await documentedRoutes();
  const theirs = [...(await fillIn(other.token, MARK)), ...(await idsOfPeople(other.token))];
  // Without itself: it would shut itself out.
  const ours = await fillIn(own.token, 'Own');
  const checkAnswer = documentedAnswers(await document());
  const { schemas } = (await document()).components;
  const before = await digestOf(database, other.organizationId);
  const requests = fc.sample(requestOf(routes, schemas, [...ours, ...theirs]), { numRuns: most, seed });
  const statuses = new Map<number, number>();
  const begun = performance.now();
  let next = 0;
  let done = 0;

  async function caller(): Promise<void> {
    for (let index = next++; index < requests.length && wrongs.length < 20; index = next++) {
      const request = requests[index];
      if (request === undefined) return;
      const { route } = request;
      const asked = `#${index} ${route.method.toUpperCase()} ${addressOf(request)} ${JSON.stringify(request.body)?.slice(0, 300) ?? ''}`;
      try {
        const answer = await send(request, own.token);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 500) wrongs.push(`500: ${asked}`);
        else if (answer.json !== undefined) checkAnswer(route, answer.status, answer.json);
        if (answer.text.includes(MARK) || answer.text.includes(other.organizationId)) {
          if (!asked.includes(other.organizationId)) wrongs.push(`shows another organization: ${asked}`);
        }
      } catch (error) {
        wrongs.push(`${error instanceof Error ? error.message.slice(0, 500) : error}: ${asked}`);
      }
      if (++done % 2000 === 0) process.stderr.write(`${done} of ${requests.length}\n`);
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller));

  const after = await digestOf(database, other.organizationId);
  for (const [table, digest] of before)
    if (after.get(table) !== digest) wrongs.push(`another organization's ${table} changed`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `${done} requests over ${routes.length} endpoints, seed ${seed}, ${seconds} s; ${told.join(', ')}\n`,
  );

  async function bank(name: string) {
    const login = { email: `${name.toLowerCase().replace(' ', '-')}@example.com`, password: 'quiet kettle moss' };
    await createOrganization(accounts, { name, adminEmail: login.email, adminPassword: login.password });
    const { data } = await posted('/api/get-access-token', login);
    const token = String(data.access_token);
    const { organization } = (await got('/api/organization', token)).data;
    return { token, organizationId: String(organization?.organization_id) };
  }
} finally {
  await service.stop();
  await database.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const wrong of wrongs) process.stdout.write(`${wrong}\n`);
process.exitCode = wrongs.length === 0 ? 0 : 1;

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: NamedSchemas };
}

async function document(): Promise<Document> {
  return (await fetch(`${address}/openapi.json`)).json() as never;
}

async function documentedRoutes(): Promise<Route[]> {
  // It would end the token that everything is asked with; a stream of events does not end by itself.
  const left = ['/api/revoke-access-token', '/api/change-password', '/api/customers/bulk-upload/{upload_id}/events'];
  return Object.entries((await document()).paths)
    .filter(([path]) => !left.includes(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    );
}

/** One of everything that can be made, in an organization; gives the ids of it all, but not of whoever made it. */
async function fillIn(token: string, name: string): Promise<string[]> {
  const person = { name: `${name} Tverdokhlebenko`, entity_type: ['Person'], categories: ['Sanctions'] };
  const own = await idsOfPeople(token);
  const answers = [
    await posted('/api/search', { ...person, name: 'Gavril Tverdokhlebenko', client_reference: name }, token),
    await posted('/api/ai-risk-customers', { ...person, match_score: 80 }, token),
    await posted('/api/custom-lists', { name }, token),
    await posted('/api/search-profile', { name, categories: ['Sanctions'] }, token),
    await posted('/api/webhook', { name, endpoint: 'https://example.com/hook', type: '*' }, token),
    await posted('/api/api-key', {}, token),
    await posted(
      '/api/users',
      { email: `${name.toLowerCase()}-2@example.com`, password: 'quiet kettle moss', role: 'analyst' },
      token,
    ),
  ];
  const { organization } = (await got('/api/organization', token)).data;
  return idsIn(answers).filter((id) => id !== organization?.organization_id && !own.includes(id));
}

async function idsOfPeople(token: string): Promise<string[]> {
  return [...idsIn(await got('/api/sessions', token)), ...idsIn(await got('/api/users', token))];
}

function idsIn(answers: unknown): string[] {
  return [...new Set(JSON.stringify(answers).match(/(?<=")[0-9a-f]{24}(?=")/g) ?? [])];
}

function requestOf(routes: readonly Route[], schemas: NamedSchemas, ids: readonly string[]): fc.Arbitrary<Request> {
  const known: KnownValues = {
    name: ['Gavril Tverdokhlebenko', 'Nasrallah Qadirpour Zand', 'Jane Doe', 'Юрий'],
    unique_identifier: ['700100201', '9074729'],
    birth_incorporation_date: ['07-10-1952', '00-00-1961', '1970-01-01'],
    biometric_search_image: [null],
    webhook: ['https://example.com/hook'],
    ...Object.fromEntries(
      ['customer_id', 'search_reference', 'search_profile', 'risk_score_engine_id', 'webhook_id', 'user_id'].map(
        (field) => [field, ids],
      ),
    ),
  };
  const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.string() });
  return fc.oneof(
    ...routes.map((route): fc.Arbitrary<Request> => {
      const schema = route.requestBody?.content['application/json']?.schema;
      const parameters = (route.parameters ?? []).map((one): [string, fc.Arbitrary<unknown>] => [
        one.name,
        one.in === 'path' ? id : arbitraryFromSchema(one.schema, known),
      ]);
      return fc.record({
        route: fc.constant(route),
        parameters: fc.record(Object.fromEntries(parameters)),
        ...(schema !== undefined && { body: arbitraryFromSchema(schema, known, schemas) }),
      });
    }),
  );
}

function addressOf({ route, parameters }: Request): string {
  const query = new URLSearchParams();
  let path = route.path;
  for (const { name, in: place } of route.parameters ?? []) {
    const given = parameters[name];
    // An address cannot carry half a character.
    const text = (typeof given === 'string' ? given : JSON.stringify(given ?? null)).replace(
      /\p{Surrogate}/gu,
      '\ufffd',
    );
    // An empty part, and dots, are no part of a path at all.
    if (place === 'path') path = path.replace(`{${name}}`, /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text));
    else if (given !== undefined) query.append(name, text);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

async function send(request: Request, token: string): Promise<{ status: number; text: string; json?: unknown }> {
  const { route, body } = request;
  const hasBody = body !== undefined;
  const answer = await fetch(`${address}${addressOf(request)}`, {
    method: route.method.toUpperCase(),
    headers: { authorization: `Bearer ${token}`, ...(hasBody && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
  return { status: answer.status, text, ...(isJson && { json: JSON.parse(text) as unknown }) };
}

type Loose = { data: Record<string, Record<string, unknown>> };

async function posted(path: string, body: object, token = ''): Promise<Loose> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${path} ${await answer.text()}`);
  return (await answer.json()) as Loose;
}

async function got(path: string, token: string): Promise<Loose> {
  return (await (await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()) as Loose;
}

/** What every table holds of an organization, as a hash of its rows. */
async function digestOf({ pool }: Database, organizationId: string): Promise<Map<string, string>> {
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id'",
  );
  const digests = new Map<string, string>();
  for (const { name } of tables.rows) {
    const rows = await pool.query(
      `select row_to_json(t)::text as row from "${name}" t where organization_id = $1 order by 1`,
      [organizationId],
    );
    digests.set(name, createHash('sha256').update(JSON.stringify(rows.rows)).digest('hex'));
  }
  return digests;
}
