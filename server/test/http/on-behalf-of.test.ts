import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { buildApp } from '../../src/app/app.js';
import { organizationServed } from '../../src/platform/database/on-behalf-of.js';
import { csvDownload } from '../../src/platform/http/csv-download.js';
import { streamRoute } from '../../src/platform/http/route.js';
import { fakeCaller, stubApp } from '../support/stub-app.js';

const ROWS = 200;

test('an answer is made on behalf of the organization that asks, also what is read while it is sent', async (context) => {
  const served = new Set<string | undefined>();
  let made = 0;
  async function* texts() {
    for (; made < ROWS; made += 1) {
      served.add(organizationServed());
      await setImmediate();
      served.add(organizationServed());
      yield 'x'.repeat(64 * 1024);
    }
  }
  async function* rows() {
    for await (const text of texts()) yield [text];
  }
  const frame = { method: 'GET', tag: 'Test', summary: '', description: '', access: ['viewer'], answers: '' } as const;
  const app = await buildApp(
    stubApp({
      routes: [
        streamRoute({
          ...{ ...frame, url: '/rows', id: 'rows', mediaType: 'text/csv' },
          handle: async () => ({ content: csvDownload(['x'], rows()) }),
        }),
        streamRoute({
          ...{ ...frame, url: '/parts', id: 'parts', mediaType: 'application/json' },
          handle: async () => ({ content: Readable.from(texts()) }),
        }),
      ],
    }),
  );
  context.after(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  for (const path of ['/rows', '/parts']) {
    made = 0;
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer viewer\r\nConnection: close\r\n\r\n`);
    // A client that reads slowly: what follows is made whenever there is room for it.
    const end = once(socket, 'close');
    for await (const _ of socket) await setImmediate();
    await end;
    assert.equal(made, ROWS);
  }
  assert.deepEqual([...served], [fakeCaller('viewer', 'access_token').organizationId]);
});
