import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import { networkOf } from '../outgoing/network-of.js';
import type { HttpSettings } from './settings.js';
import { type AddCounts, type SharedCounts, sharedCounts } from './shared-counts.js';
import { openShares } from './shares.js';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}

/** Limits: each throws `rate_limited` once its minute is full, and sets the headers of the remaining requests. */
interface Limits {
  /** Limits by the caller's organization; only for authenticated requests. */
  organization(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Limits by the caller's console session, which has a minute of its own. */
  session(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Limits the token endpoint by address. */
  address(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Counts files that the caller's organization is sending: throws `too_many_files` past the second. Returns a function
   * to call once the file is handled, any number of times; the end of a connection whose file has not arrived does the
   * same.
   */
  file(request: FastifyRequest, reply: FastifyReply): FileBeingReceived;
}

export interface FileBeingReceived {
  /** Counts bytes that go to disk; throws `unavailable` past what the organization, or all together, may have there. */
  take(bytes: number): void;
  /** The file has arrived: what becomes of the connection no longer matters. */
  arrived(): void;
  done(): void;
}

const FILES_AT_ONCE = 2;
/** A file of 10,000 rows is stored within a second. */
const RETRY_FILE_SECONDS = 2;

/** Requests are counted over all nodes by `addCounts`, files in this process. */
export async function registerLimits(
  app: FastifyInstance,
  settings: HttpSettings,
  addCounts: AddCounts | undefined,
): Promise<void> {
  const counts = sharedCounts({ ...(addCounts && { add: addCounts }), now: () => performance.now() });
  await app.register(rateLimit, { global: false, store: storeOf(counts) });
  app.decorate('limits', {
    organization: limit(
      app,
      settings.rateLimitPerMinute,
      (request) => `organization ${request.caller?.organizationId ?? ''}`,
    ),
    session: limit(app, settings.consoleRateLimitPerMinute, ({ caller }) =>
      caller?.credential === 'console' ? `session ${caller.session.id}` : '',
    ),
    address: limit(app, settings.tokenRateLimitPerMinute, (request) => `address ${networkOf(request.ip)}`),
    file: limitFiles(settings.maxUploadBytes),
  });
}

/** The library's store on counts of our own; every limit has keys of its own. */
function storeOf(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(...[key, answer, , max]: Parameters<FastifyRateLimitStore['incr']>): void {
      void counts.take(key, max).then((taken) => answer(null, taken));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

function limitFiles(maxBytes: number): Limits['file'] {
  const counts = new Map<string, number>();
  const shares = openShares({ inAll: maxBytes, perKey: maxBytes });
  return ({ caller, raw }, reply) => {
    // Its end has been reported already.
    if (raw.socket.destroyed) throw new AppError('malformed_request');
    const key = caller?.organizationId ?? '';
    const count = counts.get(key) ?? 0;
    if (count >= FILES_AT_ONCE) throw new AppError('too_many_files', { retryAfter: RETRY_FILE_SECONDS });
    counts.set(key, count + 1);
    let taken = 0;
    let isDone = false;
    const take = (bytes: number) => {
      if (isDone || !shares.take([key], bytes)) {
        // Closes without waiting for the rest of the file.
        reply.header('connection', 'close');
        throw new AppError('unavailable');
      }
      taken += bytes;
    };
    const done = () => {
      if (isDone) return;
      isDone = true;
      shares.give([key], taken);
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    };
    reply.raw.once('close', done);
    return { take, done, arrived: () => reply.raw.off('close', done) };
  };
}

function limit(app: FastifyInstance, perMinute: number, keyOf?: (request: FastifyRequest) => string) {
  if (perMinute === 0) return async () => {};
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: 60_000,
    ...(keyOf === undefined ? {} : { keyGenerator: keyOf }),
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const standing = await count(request);
    if (standing.isAllowed) return;
    reply.header('ratelimit-limit', standing.max);
    reply.header('ratelimit-remaining', standing.remaining);
    reply.header('ratelimit-reset', standing.ttlInSeconds);
    if (standing.isExceeded) throw new AppError('rate_limited', { retryAfter: standing.ttlInSeconds });
  };
}
