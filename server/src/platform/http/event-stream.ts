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
const MAX_PER_ORGANIZATION = 200;
/** Proxies close idle connections; the credential is checked at least this often. */
const HEARTBEAT_MS = 15_000;
/** Shortest pause between two looks, however often the state changes. */
const MIN_PAUSE_MS = 200;

export interface StreamedEvent {
  /** Name of the event. */
  readonly event: string;
  readonly data: unknown;
  /** Value that a browser repeats as `Last-Event-ID` when it reconnects. */
  readonly id?: string;
}

export interface Watched {
  /** Events since the last call; the first call throws the error that answers the request. */
  readonly next: () => Promise<readonly StreamedEvent[]>;
  /** True once the last event was returned. */
  readonly isOver: () => boolean;
  /** Calls `wake` when something may have changed, until the returned function is called. */
  readonly onChange: (wake: () => void) => () => void;
  /** Shortest pause between two calls, in milliseconds. */
  readonly pauseMs?: number;
}

interface EventRouteSpec<Params extends TSchema, Query extends TSchema>
  extends Omit<StreamRouteSpec<Params, Query>, 'mediaType' | 'answers' | 'handle'> {
  readonly watch: (request: RouteRequest<Params, Query, TSchema, undefined>) => Watched;
}

/**
 * Defines a route with server-sent events, sent immediately and after every change. A slow reader delays the next look, so that
 * nothing piles up. A stream ends with the credential of its request, before anything more is sent, and when the service stops.
 * A sixth stream of one user in this process, or a 201st of one organization, throws `too_many_streams`.
 */
export function eventRoute<Params extends TSchema = TSchema, Query extends TSchema = TSchema>({
  watch,
  ...spec
}: EventRouteSpec<Params, Query>): Route {
  return {
    register(app, context) {
      const eventStream = eventStreams(app, context);
      const streamed = streamRoute<Params, Query>({
        ...spec,
        mediaType: 'text/event-stream',
        answers: 'Events as they happen.',
        async handle(request) {
          const watched = watch(request);
          const first = await watched.next();
          return { content: eventStream(request.caller, request.raw, watched, first) };
        },
      });
      return streamed.register(app, context);
    },
  };
}

/** Watches one state until it is final: an event with all of it whenever it differs. */
export function watchState<State>({
  name,
  look,
  isOver,
  onChange,
}: Pick<Watched, 'onChange'> & {
  /** Name of the events. */
  readonly name: string;
  readonly look: () => Promise<State>;
  /** True for the last state. */
  readonly isOver: (state: State) => boolean;
}): Watched {
  let sent: string | undefined;
  let over = false;
  return {
    onChange,
    isOver: () => over,
    async next() {
      const data = await look();
      const text = JSON.stringify(data);
      over = isOver(data);
      if (text === sent) return [];
      sent = text;
      return [{ event: name, data }];
    },
  };
}

/** Open streams of each server, whatever their route. */
const openStreams = new WeakMap<object, Map<Readable, AuthenticatedCaller>>();

function eventStreams(app: FastifyInstance, deps: Authenticator) {
  const open = openStreams.get(app.server) ?? new Map<Readable, AuthenticatedCaller>();
  openStreams.set(app.server, open);
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.destroy();
  });
  return function eventStream(
    caller: AuthenticatedCaller,
    raw: FastifyRequest,
    watched: Watched,
    first: readonly StreamedEvent[],
  ): Readable {
    requireFree([...open.values()], caller);
    const mayGoOn = () => deps.authenticate({ ...credentialsOf(raw), inBackground: true }).then(() => true, isRefused);
    const bell = createSignal();
    // Closed at once when the client leaves, which the generator, while it waits, would not be.
    const stream = new PassThrough();
    void pipeline(events(watched, first, mayGoOn, bell), stream).catch(() => {});
    const stop = watched.onChange(bell.ring);
    open.set(stream, caller);
    stream.once('close', () => {
      open.delete(stream);
      stop();
      bell.ring();
    });
    return stream;
  };
}

function requireFree(open: readonly AuthenticatedCaller[], { userId, organizationId }: AuthenticatedCaller): void {
  const ofUser = open.filter((one) => one.userId === userId).length;
  const ofOrganization = open.filter((one) => one.organizationId === organizationId).length;
  if (ofUser >= MAX_PER_USER) throw new AppError('too_many_streams', { retryAfter: 60 });
  if (ofOrganization < MAX_PER_ORGANIZATION) return;
  const text = `An organization can have at most ${MAX_PER_ORGANIZATION} open event streams; close one first`;
  throw new AppError('too_many_streams', { text, retryAfter: 60 });
}

async function* events(
  { next, isOver, pauseMs = MIN_PAUSE_MS }: Watched,
  first: readonly StreamedEvent[],
  mayGoOn: () => Promise<boolean>,
  bell: Signal,
): AsyncGenerator<string> {
  for (let found = first; ; found = await next()) {
    yield found.length === 0 ? ': still here\n\n' : found.map(written).join('');
    if (isOver()) return;
    await delay(pauseMs);
    await bell.rung(HEARTBEAT_MS);
    if (!(await mayGoOn())) return;
  }
}

function written({ event, data, id }: StreamedEvent): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
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
