import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../domain/refusal.js';
import type { HttpSettings } from './world.js';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}

/** Each refuses with `rate_limited` once its minute is full, and tells the caller how the minute stands. */
interface Limits {
  /** By the caller's organization; only for authenticated requests. */
  organization(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** By address, for the token endpoint. */
  address(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Counts in this process: with several, each allows its own full minute. */
export async function registerLimits(app: FastifyInstance, settings: HttpSettings): Promise<void> {
  await app.register(rateLimit, { global: false });
  app.decorate('limits', {
    organization: limit(app, settings.rateLimitPerMinute, (request) => request.caller?.organizationId ?? ''),
    address: limit(app, settings.tokenRateLimitPerMinute),
  });
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
    if (standing.isExceeded) throw new Refusal('rate_limited', { retryAfter: standing.ttlInSeconds });
  };
}
