import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildApp } from '../../src/app/app.js';
import { EVENT_TYPES } from '../../src/domain/event.js';
import { CLIENT_FILE, clientStamp } from '../support/client-file.js';
import { currentOpenApi, OPENAPI_30_FILE, OPENAPI_FILE } from '../support/openapi-file.js';
import { stubApp } from '../support/stub-app.js';

type Schema = Readonly<Record<string, unknown>>;
type Content = { content: Record<string, { schema: Schema; example?: unknown }> };
interface Operation {
  'x-roles'?: string[];
  'x-scope'?: string;
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters?: (Schema & { name: string })[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string; headers?: Record<string, object> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
}

let text: string;
let text30: string;
let document: Document;
let operations: [name: string, operation: Operation][];
before(async () => {
  const current = await currentOpenApi();
  text = current.text;
  text30 = current.text30;
  document = current.document as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
});

test('docs/openapi.json and its 3.0 twin are what the service serves; `npm run openapi` writes them', () => {
  assert.ok(readFileSync(OPENAPI_FILE, 'utf8') === text, 'docs/openapi.json is stale');
  assert.ok(readFileSync(OPENAPI_30_FILE, 'utf8') === text30, 'docs/openapi-3.0.json is stale');
});

test('the types of the client are generated from this document; `npm run openapi` writes them', () => {
  assert.ok(readFileSync(CLIENT_FILE, 'utf8').startsWith(`${clientStamp(text)}\n`), 'client/src/contract.ts is stale');
});

test('the document is OpenAPI 3.1 and names the routes, but not itself, its page and the metrics', () => {
  assert.equal(document.openapi, '3.1.0');
  const named = operations.map(([name]) => name);
  for (const name of ['post /api/search', 'get /api/custom-lists', 'get /health/ready'])
    assert.ok(named.includes(name));
  for (const name of ['get /openapi.json', 'get /docs', 'get /metrics']) assert.ok(!named.includes(name), name);
});

test('every operation has a unique name, a summary, a description, a tag and its security', () => {
  assert.equal(new Set(operations.map(([, { operationId }]) => operationId)).size, operations.length);
  for (const [name, operation] of operations) {
    assert.ok(operation.summary && operation.description && operation.tags.length === 1, name);
    assert.ok(Array.isArray(operation.security), name);
  }
});

test('every error answer of a route is in the document, in the common shape', () => {
  for (const [name, { responses, security, requestBody, parameters }] of operations) {
    const expected = ['200', '429', '500', '503'];
    if (security.length > 0) expected.push('401', '403');
    if (requestBody !== undefined) expected.push('400', '413', '415');
    if (parameters?.some((parameter) => parameter.in === 'path')) expected.push('404');
    for (const status of expected) assert.ok(status in responses, `${name} ${status}`);
    for (const [status, response] of Object.entries(responses)) {
      if (status === '200') continue;
      assert.deepEqual(response.content['application/json']?.schema, { $ref: '#/components/schemas/ErrorAnswer' });
      assert.ok(response.description, `${name} ${status}`);
    }
  }
});

test('every field of every request and answer is described', () => {
  const bare: string[] = [];
  const look = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, part] of Object.entries(schema)) {
      if (key !== 'properties') {
        look(part, path);
        continue;
      }
      for (const [field, property] of Object.entries(part as Record<string, Schema>)) {
        const isEnvelope = field === 'data' && path.endsWith(' 200');
        if (!isEnvelope && !('$ref' in property) && !property.description) bare.push(`${path}.${field}`);
        look(property, `${path}.${field}`);
      }
    }
  };
  for (const [name, { requestBody, responses, parameters }] of operations) {
    look(requestBody?.content['application/json']?.schema, name);
    look(responses['200']?.content['application/json']?.schema, `${name} 200`);
    for (const parameter of parameters ?? []) if (!parameter.description) bare.push(`${name} ?${parameter.name}`);
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
  assert.deepEqual(bare, []);
});

test('times in milliseconds are declared as 64 bits wide, which generated clients otherwise read as 32', () => {
  for (const [, schema] of text.matchAll(/"\$date": (\{[^}]*\})/g)) {
    assert.equal((JSON.parse(String(schema)) as Schema).format, 'int64');
  }
});

test('every reference leads to a part of the document', () => {
  const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => String(name));
  assert.ok(references.length > 0);
  for (const name of references) assert.ok(name in document.components.schemas, name);
});

test('every operation that needs a credential names its roles and its scope', () => {
  for (const [name, operation] of operations) {
    const { security, 'x-roles': roles = [], 'x-scope': scope } = operation;
    assert.equal(roles.length > 0 && scope !== undefined, security.length > 0, name);
  }
});

test('every 429 and 503 documents the headers of the wait', () => {
  for (const [name, { responses }] of operations) {
    const names = (status: string) => Object.keys(responses[status]?.headers ?? {});
    assert.deepEqual(names('429'), ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'], name);
    assert.deepEqual(names('503'), ['Retry-After'], name);
  }
});

test('every event has a webhook with its schema, and every example of an answer or event fits its schema', () => {
  assert.deepEqual(Object.keys(document.webhooks), [...EVENT_TYPES]);
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ ...document, $id: 'openapi' });
  const contents = [
    ...operations.flatMap(([name, { responses }]) =>
      Object.entries(responses['200']?.content ?? {}).map((one) => [name, ...one] as const),
    ),
    ...Object.entries(document.webhooks).flatMap(([name, { post }]) =>
      Object.entries(post.requestBody?.content ?? {}).map((one) => [name, ...one] as const),
    ),
  ].filter(([, , { schema }]) => schema.type !== 'string');
  for (const [name, , { schema, example }] of contents) {
    const rebased = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'));
    const validate = ajv.compile(rebased);
    assert.ok(
      validate(example),
      `${name}: ${JSON.stringify(validate.errors)} ${JSON.stringify(example).slice(0, 200)}`,
    );
  }
});

test('the 3.0 twin has every operation, and nothing that only 3.1 knows', async () => {
  const twin = JSON.parse(text30) as Document;
  assert.equal(twin.openapi, '3.0.3');
  assert.deepEqual(Object.keys(twin.paths), Object.keys(document.paths));
  assert.ok(!('webhooks' in twin));
  const faults: string[] = [];
  const look = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const isSchema =
      /\/(schema|items|allOf\/\d+|additionalProperties|properties\/[^/]+|components\/schemas\/[^/]+)$/.test(path);
    if (isSchema && !path.includes('/example/')) {
      const schema = part as Schema;
      for (const key of [
        'examples',
        'const',
        'prefixItems',
        'patternProperties',
        'propertyNames',
        '$defs',
        'not',
        'if',
      ])
        if (key in schema) faults.push(`${path}: ${key}`);
      if ('type' in schema && typeof schema.type !== 'string') faults.push(`${path}: type`);
      if (schema.type === 'null') faults.push(`${path}: null`);
      if (schema.type === 'array' && !('items' in schema)) faults.push(`${path}: no items`);
      if ('enum' in schema && !('type' in schema)) faults.push(`${path}: enum without type`);
      if ('$ref' in schema && Object.keys(schema).length > 1) faults.push(`${path}: beside $ref`);
    }
    for (const [key, value] of Object.entries(part)) if (key !== 'example') look(value, `${path}/${key}`);
  };
  look(twin, '');
  assert.deepEqual(faults, []);
  const app = await buildApp(stubApp());
  assert.deepEqual((await app.inject('/openapi-3.0.json')).json(), twin);
  await app.close();
});

test('the page at /docs loads from this service alone, under a policy without exceptions', async () => {
  const app = await buildApp(stubApp());
  const page = await app.inject('/docs');
  assert.equal(page.statusCode, 200);
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
  assert.ok(loaded.length >= 5);
  for (const address of loaded) {
    assert.match(address, /^\/docs\//);
    assert.equal((await app.inject(address)).statusCode, 200, address);
  }
  assert.doesNotMatch(page.body, /<script>|<style|style=|on\w+=/);
  assert.deepEqual((await app.inject('/docs/json')).json(), (await app.inject('/openapi.json')).json());
  await app.close();
});

test('the document is serialized once, and never as YAML', async (context) => {
  const app = await buildApp(stubApp());
  const first = await app.inject('/openapi.json');
  const stringify = context.mock.method(JSON, 'stringify');
  for (const path of ['/openapi.json', '/docs/json', '/docs/json']) {
    assert.equal((await app.inject(path)).body, first.body, path);
  }
  const written = stringify.mock.calls.filter(({ arguments: [value] }) => 'openapi' in Object(value));
  assert.equal(written.length, 0);
  assert.equal((await app.inject('/docs/yaml')).statusCode, 404);
  await app.close();
});

test('a path outside the files of /docs is not found, in any notation', async () => {
  const app = await buildApp(stubApp());
  const paths = ['nothing.js', '%00', '..%2f..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '.env'];
  for (const path of paths) {
    const answer = await app.inject(`/docs/static/${path}`);
    assert.equal(answer.statusCode, 404, path);
    assert.equal(answer.json().error.code, 'not_found', path);
    assert.equal(answer.headers.allow, undefined, path);
  }
  await app.close();
});
