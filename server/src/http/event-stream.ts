import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 1000;
/** Proxies give up a connection on which nothing moves. */
const LOOKS_A_HEARTBEAT = 15;

/**
 * Server-sent events of a thing that changes until it is over: its state at once, and again whenever it is another.
 * Streams that are open when the service stops are ended by it.
 */
export function eventStreams(app: FastifyInstance) {
  const open = new Set<Readable>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.destroy();
  });
  return function eventStream<State>(
    name: string,
    look: () => Promise<State>,
    { isOver }: { isOver(state: State): boolean },
  ): Readable {
    const stream = Readable.from(events(name, look, isOver));
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    return stream;
  };
}

async function* events<State>(
  name: string,
  look: () => Promise<State>,
  isOver: (state: State) => boolean,
): AsyncGenerator<string> {
  let told: string | undefined;
  for (let looks = 0; ; looks += 1) {
    const state = await look();
    const text = JSON.stringify(state);
    if (text !== told) yield `event: ${name}\ndata: ${text}\n\n`;
    else if (looks % LOOKS_A_HEARTBEAT === 0) yield ': still here\n\n';
    told = text;
    if (isOver(state)) return;
    await delay(LOOK_EVERY_MS);
  }
}
