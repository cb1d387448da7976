import type { FastifyInstance } from 'fastify';
import { AppError } from '../domain/app-error.js';
import { addRoute } from '../platform/http/route.js';
import { LiveData, ReadyData } from './health.schema.js';
import type { World } from './world.js';

export function healthRoutes(app: FastifyInstance, deps: Pick<World, 'authenticate' | 'checkReadiness'>): void {
  addRoute(app, deps, {
    method: 'GET',
    url: '/health/live',
    id: 'live',
    tag: 'Operations',
    summary: 'Is the process alive',
    description: 'Answers as long as the process does; asks nothing else.',
    access: 'public',
    answersWhenOverloaded: true,
    data: LiveData,
    handle: async () => ({ live: true as const }),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/health/ready',
    id: 'ready',
    tag: 'Operations',
    summary: 'Is the service ready',
    description: 'Ready when the database answers, its tables are up to date and a watchlist is loaded.',
    access: 'public',
    answersWhenOverloaded: true,
    data: ReadyData,
    errors: { 503: 'Not ready; `error.details` says what is missing.' },
    async handle() {
      const checks = await deps.checkReadiness();
      const failed = checks.filter((check) => !check.ok);
      if (failed.length > 0) {
        const faults = failed.map(({ name, message }) => ({ field: name, message }));
        throw new AppError('unavailable', { faults });
      }
      return { ready: true as const, checks: checks.map(({ name, ok, message }) => ({ name, ok, message })) };
    },
  });
}
