import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loadDemonstration } from '../../src/lists/demonstration/load-demonstration.js';
import { arbitraryFromSchema, type KnownValues, type NamedSchemas } from '../support/arbitrary-from-schema.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { runningService } from '../support/running-service.js';

/** Values that the schemas leave open: records of the demonstration list, and values that go with them. */
const { records } = await loadDemonstration();
const KNOWN: KnownValues = {
  name: records.flatMap((record) => record.names.map(({ full }) => full)).filter((name) => [...name].length <= 100),
  unique_identifier: records.flatMap((record) => record.identifiers.map(({ value }) => value)).slice(0, 40),
  birth_incorporation_date: ['07-10-1952', '00-00-1961', '1970-01-01'],
  biometric_search_image: [null],
  language: ['en', 'fr', 'ja', 'zz', null],
  webhook: ['https://example.com/hook'],
  search_profile: [''],
  risk_score_engine_id: [''],
  run_ai_risk: [false],
};

interface Parameter {
  name: string;
  in: string;
  schema: object;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json'?: { schema: object } } };
  /** Empty if anybody may ask. */
  security: object[];
}

// Without jobs: what is done later would be stored in the middle of a comparison.
const { database, ask, newOrganization } = await runningService({ ROLE: 'api' });
const { headers } = await newOrganization();
const document: { paths: Record<string, Record<string, Operation>>; components: { schemas: NamedSchemas } } =
  JSON.parse((await ask('GET', '/openapi.json')).text);
const checkAnswer = documentedAnswers(document);

/** Failed log-ins, times of last use and the heads of audit chains are no work of a request's own; jobs write the others. */
const BESIDE_REQUESTS = new Set([
  'request_counts',
  'login_failures',
  'audit_chains',
  'case_articles',
  'events',
  'deliveries',
]);

const { rows: tables } = await database.pool.query<{ name: string }>(
  "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
);
/** The audit log records failed log-ins and refused access: these are all that a refused request may leave. */
const COUNTED = new Map([['audit_entries', `where action not in ('user.login_failed', 'access.refused')`]]);
const COUNT_ALL = tables
  .filter(({ name }) => !BESIDE_REQUESTS.has(name))
  .map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}" ${COUNTED.get(name) ?? ''}`)
  .join(' union all ');

/** How many rows each table holds. */
async function rows(): Promise<Record<string, number>> {
  const { rows: counts } = await database.pool.query<{ name: string; rows: number }>(COUNT_ALL);
  return Object.fromEntries(counts.map((count) => [count.name, count.rows]));
}

const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
  // They would end the token of this file, or require a second factor of it.
  .filter(
    ({ path, method }) => path !== '/api/revoke-access-token' && !(path === '/api/sign-in-policy' && method === 'post'),
  );

for (const { path, method, operation } of operations) {
  test(`${method.toUpperCase()} ${path} answers random requests as documented, and a refused one stores nothing`, async () => {
    const parameters = operation.parameters ?? [];
    const schema = operation.requestBody?.content['application/json']?.schema;
    const requests = fc.record({
      body:
        schema === undefined ? fc.constant(undefined) : arbitraryFromSchema(schema, KNOWN, document.components.schemas),
      parameters: fc.record(
        Object.fromEntries(parameters.map(({ name, schema: of }) => [name, arbitraryFromSchema(of)])),
      ),
    });
    let before = await rows();
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const answer = await ask(method.toUpperCase(), addressOf(path, parameters, request.parameters), {
          headers,
          ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        });
        assert.notEqual(answer.status, 500, answer.text);
        // A file or a stream of events is no JSON.
        if (answer.body !== undefined) checkAnswer({ path, method }, answer.status, answer.body);
        const after = await rows();
        if (answer.status !== 200) assert.deepEqual(after, before);
        before = after;
      }),
      { numRuns: schema === undefined ? 5 : 20 },
    );
  });
}

test('invalid JSON is refused under any media type and stores nothing', async () => {
  const posts = operations.filter(({ method }) => method === 'post');
  const before = await rows();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...posts),
      fc.oneof(
        fc.string({ minLength: 1 }),
        fc.json().map((json) => `${json},`),
      ),
      fc.constantFrom(
        'application/json',
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/json; charset=latin1',
      ),
      async ({ path }, body, type) => {
        const answer = await ask('POST', path, { headers: { ...headers, 'content-type': type }, body });
        const refused = path.includes('{') ? [400, 404, 415, 429] : [400, 415, 429];
        assert.ok(refused.includes(answer.status), answer.text);
      },
    ),
    { numRuns: 50 },
  );
  assert.deepEqual(await rows(), before);
});

test('random headers are never answered with 500 and authenticate nobody', async () => {
  const value = fc.oneof(fc.string(), fc.base64String(), fc.constantFrom('a.b.c', 'eyJhbGciOiJub25lIn0.e30.', ','));
  const scheme = fc.constantFrom('', 'Bearer ', 'bearer ', 'Basic ');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...operations.filter(({ operation }) => operation.security.length > 0)),
      fc.record({ scheme, token: value, key: value, id: value, forwarded: value, type: value, accept: value }),
      async ({ path, method }, { scheme, token, key, id, forwarded, type, accept }) => {
        const answer = await ask(method.toUpperCase(), path, {
          headers: {
            authorization: scheme + token,
            'x-api-key': key,
            'x-request-id': id,
            'x-forwarded-for': forwarded,
            'content-type': type,
            accept,
          },
          ...(method === 'post' ? { body: '{}' } : {}),
        });
        assert.ok([400, 401, 415].includes(answer.status), answer.text);
      },
    ),
    { numRuns: 50 },
  );
});

function addressOf(path: string, parameters: Parameter[], values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters) {
    const value = values[name];
    const text = typeof value === 'string' ? wellFormed(value) : JSON.stringify(value ?? null);
    // Nothing, `.` and `..` would lead to another route.
    if (place === 'path')
      address = address.replace(`{${name}}`, /^\.{0,2}$/.test(text) ? '-' : encodeURIComponent(text));
    else if (value !== undefined) query.append(name, text);
  }
  return query.size === 0 ? address : `${address}?${query}`;
}

/** An address cannot carry half a character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
