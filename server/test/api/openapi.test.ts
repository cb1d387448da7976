import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OPENAPI_FILE } from '../support/openapi-file.js';
import { sharedService } from '../support/running-service.js';

const { ask } = await sharedService();

test('the document of the running service names the operations of docs/openapi.json and no others', async () => {
  const served = JSON.parse((await ask('GET', '/openapi.json')).text);
  const committed = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'));
  assert.deepEqual(operations(served), operations(committed));
});

function operations({ paths }: { paths: Record<string, object> }): string[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .sort();
}
