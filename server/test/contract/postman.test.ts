import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OPENAPI_FILE } from '../support/openapi-file.js';
import { postmanCollection } from '../support/postman-collection.js';
import { sharedService } from '../support/running-service.js';

interface Item {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly url: {
      readonly raw: string;
      readonly path: readonly string[];
      readonly variable: readonly { key: string }[];
    };
    readonly body?: { readonly mode: string; readonly raw?: string };
  };
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
}

const document = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'));
const collection = postmanCollection(document) as {
  readonly info: { readonly schema: string };
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[];
};
const items = collection.item.flatMap(({ item }) => item);
const itemFor = (method: string, path: string) => {
  const found = items.find(({ request }) => request.method === method && request.url.raw === `{{base_url}}${path}`);
  assert.ok(found, `${method} ${path}`);
  return found;
};

test('the Postman collection has every operation of the interface once, in the folders of its tags', () => {
  const operations = Object.entries<Record<string, { operationId?: string }>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.operationId !== undefined)
        .map(([method]) => `${method.toUpperCase()} {{base_url}}${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  assert.deepEqual(items.map(({ request }) => `${request.method} ${request.url.raw}`).sort(), operations.sort());
  const tags = document.tags.map(({ name }: { name: string }) => name);
  assert.deepEqual(
    collection.item.map(({ name }) => name).filter((name) => !tags.includes(name)),
    [],
  );
  assert.equal(collection.info.schema, 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
  for (const { request } of items) {
    const variables = request.url.path.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    assert.deepEqual(request.url.variable.map(({ key }) => key).sort(), variables.sort(), request.url.raw);
  }
});

test('signing in and the example of a search work as the collection sends them', async () => {
  const service = await sharedService();
  const { email, password } = await service.newOrganization();
  const post = async (item: Item, headers: Record<string, string>) => {
    const raw = (item.request.body?.raw ?? '').replace('{{email}}', email).replace('{{password}}', password);
    const answer = await fetch(item.request.url.raw.replace('{{base_url}}', service.address), {
      ...{ method: 'POST', body: raw },
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as { data: { access_token: string } } };
  };
  const signIn = itemFor('POST', '/api/get-access-token');
  assert.match(signIn.event?.[0]?.script.exec[0] ?? '', /set\('token', pm\.response\.json\(\)\.data\.access_token\)/);
  const signedIn = await post(signIn, {});
  assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
  const authorization = `Bearer ${signedIn.body.data.access_token}`;
  const searched = await post(itemFor('POST', '/api/search'), { authorization });
  assert.equal(searched.status, 200, JSON.stringify(searched.body));
});
