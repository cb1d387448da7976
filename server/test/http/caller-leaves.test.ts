import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { buildApp } from '../../src/app/app.js';
import type { CustomEntryService } from '../../src/custom-lists/custom-entries.js';
import type { CustomListService } from '../../src/custom-lists/custom-lists.js';
import { customListRoutes } from '../../src/custom-lists/custom-lists.routes.js';
import { stubApp } from '../support/stub-app.js';

/** A service with an import that never ends by itself; `begun` is the signal of the first. */
async function importing(context: TestContext) {
  let begin = (_: AbortSignal) => {};
  const begun = new Promise<AbortSignal>((resolve) => {
    begin = resolve;
  });
  const importUntilAborted: CustomEntryService['import'] = async (_, __, ___, signal) => {
    begin(signal);
    await once(signal, 'abort');
    throw signal.reason;
  };
  const app = await buildApp(
    stubApp({
      routes: customListRoutes({
        lists: {} as CustomListService,
        entries: { import: importUntilAborted } as CustomEntryService,
      }),
    }),
  );
  context.after(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST /api/custom-lists/${'a'.repeat(24)}/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\n` +
      'Content-Type: text/csv\r\nContent-Length: 4\r\n\r\nname',
  );
  return { app, socket, begun };
}

test('an import is aborted when its caller disconnects, unless the file has arrived', async (context) => {
  const { socket, begun } = await importing(context);
  const signal = await begun;
  await new Promise(setImmediate);
  assert.equal(signal.aborted, false);
  socket.destroy();
  await once(signal, 'abort');
  assert.equal(signal.reason.code, 'unavailable');
});

test('a shutdown waits some seconds for an import, then aborts it: its caller gets 503', async (context) => {
  const { app, socket, begun } = await importing(context);
  const signal = await begun;
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const closed = app.close();
  const answer = once(socket.setEncoding('utf8'), 'data');
  await new Promise(setImmediate);
  assert.equal(signal.aborted, false);
  context.mock.timers.tick(8000);
  assert.match((await answer)[0], /^HTTP\/1.1 503 /);
  await closed;
});
