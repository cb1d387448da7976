import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../domain/app-error.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered even when overloaded, for those who monitor the process. */
    answersWhenOverloaded?: true;
  }
}

const LOOK_EVERY_MS = 500;
const RETRY_AFTER_SECONDS = 5;

/**
 * Turns requests away with 503 while the event loop is late by more than `maxDelay` milliseconds in two looks in a row:
 * one long pause alone (a start, a garbage collection, a machine that slept) is over by the time it is noticed.
 */
export function registerOverloadGuard(app: FastifyInstance, maxDelay: number, delays = eventLoopDelays()): void {
  if (maxDelay === 0) return;
  let wasLate = false;
  let overloaded = false;
  const timer = setInterval(() => {
    const late = delays.next() > maxDelay;
    overloaded = late && wasLate;
    wasLate = late;
  }, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', (request, _, next) => {
    if (overloaded && request.routeOptions.config.answersWhenOverloaded !== true) {
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    }
    next();
  });
}

/** The mean delay in milliseconds since the last look; a loop that took no sample at all was late all the time. */
function eventLoopDelays(): { next(): number } {
  const resolution = 20;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  return {
    next() {
      const mean = histogram.mean / 1e6 - resolution;
      histogram.reset();
      return Number.isNaN(mean) ? Number.POSITIVE_INFINITY : mean;
    },
  };
}
