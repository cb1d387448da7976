import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import type { AuthenticatedCaller } from '../../domain/caller.js';
import { credentialsOf } from './credentials-of.js';
import type { Authenticator } from './route.js';

const MOST_OF_USER = 5;
/** Proxies give up a connection on which nothing moves; and so often at least a session is looked at. */
const HEARTBEAT_MS = 15_000;
/** However often it changes, it is looked at no more often. */
const LEAST_PAUSE_MS = 200;

interface Watched<State> {
  /** What the events are called. */
  readonly name: string;
  readonly look: () => Promise<State>;
  /** After this state there is no other. */
  readonly isOver: (state: State) => boolean;
  /** Calls `wake` when it may have changed, until the returned function is called. */
  readonly onChange: (wake: () => void) => () => void;
}

/**
 * Server-sent events of a thing that changes until it is over: its state at once, and again whenever it is another. A stream ends
 * with the credential it was asked for with, before anything more is sent, and when the service stops. A sixth stream of one user,
 * in this process, is refused with `too_many_streams`.
 */
export function eventStreams(app: FastifyInstance, deps: Authenticator) {
  const open = new Map<Readable, string>();
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.destroy();
  });
  return function eventStream<State>(
    caller: AuthenticatedCaller,
    raw: FastifyRequest,
    watched: Watched<State>,
  ): Readable {
    const ofUser = [...open.values()].filter((userId) => userId === caller.userId);
    if (ofUser.length >= MOST_OF_USER) throw new AppError('too_many_streams', { retryAfter: 60 });
    const mayGoOn = () => deps.authenticate(credentialsOf(raw) ?? {}).then(() => true, isRefused);
    const bell = doorbell();
    // Closed at once when the client leaves, which the generator, while it waits, would not be.
    const stream = new PassThrough();
    void pipeline(events(watched, mayGoOn, bell), stream).catch(() => {});
    const stop = watched.onChange(bell.ring);
    open.set(stream, caller.userId);
    stream.once('close', () => {
      open.delete(stream);
      stop();
      bell.ring();
    });
    return stream;
  };
}

async function* events<State>(
  { name, look, isOver }: Watched<State>,
  mayGoOn: () => Promise<boolean>,
  bell: Doorbell,
): AsyncGenerator<string> {
  let told: string | undefined;
  while (await mayGoOn()) {
    const state = await look();
    const text = JSON.stringify(state);
    yield text === told ? ': still here\n\n' : `event: ${name}\ndata: ${text}\n\n`;
    told = text;
    if (isOver(state)) return;
    await delay(LEAST_PAUSE_MS);
    await bell.rung(HEARTBEAT_MS);
  }
}

/** Only a credential that holds no longer ends a stream in order; what fails otherwise breaks it. */
function isRefused(error: unknown): false {
  if (error instanceof AppError && error.code === 'unauthorized') return false;
  throw error;
}

interface Doorbell {
  ring(): void;
  /** Once it was rung since the last time, or after so long. */
  rung(most: number): Promise<void>;
}

function doorbell(): Doorbell {
  let wasRung = false;
  let open = () => {};
  return {
    ring() {
      wasRung = true;
      open();
    },
    async rung(most) {
      if (!wasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, most);
          open = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wasRung = false;
    },
  };
}
