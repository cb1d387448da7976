import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { buildApp } from '../../src/app/app.js';
import type { CustomEntryService } from '../../src/custom-lists/custom-entries.js';
import type { CustomListService } from '../../src/custom-lists/custom-lists.js';
import { customListRoutes } from '../../src/custom-lists/custom-lists.routes.js';
import { stubApp } from '../support/stub-app.js';

test('an import is aborted when its caller hangs up, and not when the file has arrived', async (context) => {
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
  const signal = await begun;
  await new Promise(setImmediate);
  assert.equal(signal.aborted, false);
  socket.destroy();
  await once(signal, 'abort');
  assert.equal(signal.reason.code, 'unavailable');
});
