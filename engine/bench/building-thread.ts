import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { joinParties, type PreparedParties, partyPreparer, type Stretch } from '../src/index.js';

/** What the benchmark says to a thread that builds: prepare records, send them to the other thread, or join them with what that one sends. */
export type ToBuildingThread =
  | { readonly prepare: readonly string[] }
  | { readonly sendTo: MessagePort }
  | { readonly join: readonly Stretch[]; readonly other: MessagePort };

const preparer = partyPreparer();

parentPort?.on('message', async (message: ToBuildingThread) => parentPort?.postMessage(await answer(message)));

async function answer(message: ToBuildingThread): Promise<SharedArrayBuffer | undefined> {
  if ('prepare' in message) for (const text of message.prepare) preparer.add(JSON.parse(text));
  else if ('sendTo' in message) message.sendTo.postMessage(preparer.finish());
  else {
    const sent = once(message.other, 'message');
    const own = preparer.finish();
    const [prepared] = (await sent) as [PreparedParties];
    message.other.close();
    return joinParties([own, prepared], message.join).buffer;
  }
  return undefined;
}
