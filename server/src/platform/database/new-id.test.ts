import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { idFactory } from './new-id.js';

const MODULE = JSON.stringify(new URL('./new-id.js', import.meta.url).href);
const ONE_MORE = `
  const { parentPort } = require('node:worker_threads');
  import(${MODULE}).then(({ idFactory }) => {
    const newId = idFactory(() => new Date(0));
    parentPort.on('message', () => parentPort.postMessage(newId()));
    parentPort.postMessage(newId());
  });
`;

test('ids of one second sort by creation, across factories and threads of the process', async (t) => {
  const now = () => new Date(0);
  const factories = [idFactory(now), idFactory(now)];
  const thread = new Worker(ONE_MORE, { eval: true });
  t.after(() => thread.terminate());
  const created: string[] = [];
  for (let round = 0; round < 20; round++) {
    const [reported] = round === 0 ? await once(thread, 'message') : await tellOne(thread);
    created.push(reported, ...factories.map((newId) => newId()));
  }
  assert.deepEqual(created, [...new Set(created)].sort());
  for (const id of created) assert.match(id, /^00000000[0-9a-f]{16}$/);
});

function tellOne(thread: Worker) {
  const reported = once(thread, 'message');
  thread.postMessage('another');
  return reported;
}
