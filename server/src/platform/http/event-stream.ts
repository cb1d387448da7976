import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError } from '../../domain/app-error.js';
import type { AuthenticatedCaller } from '../../domain/caller.js';
import { credentialsOf } from './credentials-of.js';
import { type Authenticator, type Route, streamRoute } from './route.js';
import type { RouteRequest, StreamRouteSpec } from './route-spec.js';

const MAX_PER_USER = 5;
/** Proxies close idle connections; the credential is checked at least this often. */
const HEARTBEAT_MS = 15_000;
/** Shortest pause between two looks, however often the state changes. */
const MIN_PAUSE_MS = 200;

interface Watched<State> {
  /** Name of the events. */
  readonly name: string;
  readonly look: () => Promise<State>;
  /** True for the last state. */
  readonly isOver: (state: State) => boolean;
  /** Calls `wake` when the state may have changed, until the returned function is called. */
  readonly onChange: (wake: () => void) => () => void;
}

interface EventRouteSpec<Params extends TSchema, State>
  extends Omit<StreamRouteSpec<Params, TSchema>, 'mediaType' | 'answers' | 'handle'> {
  /** Its `look` throws the error that answers the request before the stream begins. */
  readonly watch: (request: RouteRequest<Params, TSchema, TSchema, undefined>) => Watched<State>;
}

/**
 * Defines a route with server-sent events: a state until it is final, sent immediately and after every change. A stream
 * ends with the credential of its request, before anything more is sent, and when the service stops. A sixth stream of
 * one user in this process throws `too_many_streams`.
 */
export function eventRoute<Params extends TSchema, State>({ watch, ...spec }: EventRouteSpec<Params, State>): Route {
  return {
    register(app, context) {
      const eventStream = eventStreams(app, context);
      const streamed = streamRoute<Params>({
        ...spec,
        mediaType: 'text/event-stream',
        answers: 'Events as they happen.',
        async handle(request) {
          const watched = watch(request);
          await watched.look();
          return { content: eventStream(request.caller, request.raw, watched) };
        },
      });
      return streamed.register(app, context);
    },
  };
}

function eventStreams(app: FastifyInstance, deps: Authenticator) {
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
    if (ofUser.length >= MAX_PER_USER) throw new AppError('too_many_streams', { retryAfter: 60 });
    const mayGoOn = () => deps.authenticate({ ...credentialsOf(raw), inBackground: true }).then(() => true, isRefused);
    const bell = createSignal();
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
  bell: Signal,
): AsyncGenerator<string> {
  let sent: string | undefined;
  while (await mayGoOn()) {
    const state = await look();
    const text = JSON.stringify(state);
    yield text === sent ? ': still here\n\n' : `event: ${name}\ndata: ${text}\n\n`;
    sent = text;
    if (isOver(state)) return;
    await delay(MIN_PAUSE_MS);
    await bell.rung(HEARTBEAT_MS);
  }
}

/** Ends a stream in order if a credential is no longer valid; other errors break it. */
function isRefused(error: unknown): false {
  if (error instanceof AppError && error.code === 'unauthorized') return false;
  throw error;
}

interface Signal {
  ring(): void;
  /** Resolves when rung since the last call, or after this long. */
  rung(most: number): Promise<void>;
}

function createSignal(): Signal {
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
