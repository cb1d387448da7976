import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { arbitraryFromSchema } from '../support/arbitrary-from-schema.js';
import { type Answer, runningService } from '../support/running-service.js';

interface Parameter {
  name: string;
  in: string;
  schema: object;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, unknown>;
}

const { database, ask, newOrganization } = await runningService();
const { headers } = await newOrganization();
const document: object & { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  (await ask('GET', '/openapi.json')).text,
);
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ ...document, $id: 'openapi' });
const pointer = (...parts: string[]) =>
  parts.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/');

/** How many rows each table holds; failed log-ins and times of last use are no work of a request's own. */
async function rows(): Promise<Record<string, number>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    if (name === 'login_failures') continue;
    const counted = await database.pool.query<{ count: string }>(`select count(*) from "${name}"`);
    counts[name] = Number(counted.rows[0]?.count);
  }
  return counts;
}

/** Every answer is one that the document promises for its status, in the shape that it promises. */
function checkAnswer(operation: Operation, path: string, method: string, answer: Answer): void {
  assert.notEqual(answer.status, 500, answer.text);
  assert.ok(String(answer.status) in operation.responses, `${answer.status} is not in the document: ${answer.text}`);
  const place = pointer(
    'paths',
    path,
    method,
    'responses',
    String(answer.status),
    'content',
    'application/json',
    'schema',
  );
  const validate = ajv.getSchema(`openapi#/${place}`);
  assert.ok(validate, place);
  assert.ok(validate(answer.body), JSON.stringify(validate.errors));
}

const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
  // It would end the token of this file.
  .filter(({ path }) => path !== '/api/revoke-access-token');

for (const { path, method, operation } of operations) {
  test(`${method.toUpperCase()} ${path} answers random requests as documented, and a refused one stores nothing`, async () => {
    const parameters = operation.parameters ?? [];
    const schema = operation.requestBody?.content['application/json'].schema;
    const requests = fc.record({
      body: schema === undefined ? fc.constant(undefined) : arbitraryFromSchema(schema),
      parameters: fc.record(
        Object.fromEntries(parameters.map(({ name, schema: of }) => [name, arbitraryFromSchema(of)])),
      ),
    });
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const before = await rows();
        const answer = await ask(method.toUpperCase(), addressOf(path, parameters, request.parameters), {
          headers,
          ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        });
        checkAnswer(operation, path, method, answer);
        if (answer.status !== 200) assert.deepEqual(await rows(), before);
      }),
      { numRuns: schema === undefined ? 20 : 80 },
    );
  });
}

test('bytes that are no JSON, under any media type, are refused and store nothing', async () => {
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
        assert.ok([400, 415, 429].includes(answer.status), answer.text);
      },
    ),
    { numRuns: 100 },
  );
  assert.deepEqual(await rows(), before);
});

function addressOf(path: string, parameters: Parameter[], values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters) {
    const value = values[name];
    const text = typeof value === 'string' ? wellFormed(value) : JSON.stringify(value ?? null);
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text) || '-');
    else if (value !== undefined) query.append(name, text);
  }
  return query.size === 0 ? address : `${address}?${query}`;
}

/** An address cannot carry half a character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
