import { AppError } from '../domain/app-error.js';
import type { ReadinessCheck } from '../domain/readiness.js';
import { VERSION } from '../domain/version.js';
import { type Route, route } from '../platform/http/route.js';
import { LiveData, ReadyData, VersionData } from './health.schema.js';

export function healthRoutes({ checkReadiness }: { checkReadiness(): Promise<readonly ReadinessCheck[]> }): Route[] {
  return [
    route({
      method: 'GET',
      url: '/health/live',
      id: 'live',
      tag: 'Operations',
      summary: 'Check that the process is alive',
      description: 'Responds as long as the process runs; checks nothing else.',
      access: 'public',
      answersWhenOverloaded: true,
      data: LiveData,
      handle: async () => ({ live: true as const }),
    }),

    route({
      method: 'GET',
      url: '/health/ready',
      id: 'ready',
      tag: 'Operations',
      summary: 'Check that the service is ready',
      description: 'Ready once the database responds, its tables are up to date and a watchlist is loaded.',
      access: 'public',
      answersWhenOverloaded: true,
      data: ReadyData,
      errors: { 503: 'Not ready; `error.details` names what is missing.' },
      async handle() {
        const checks = await checkReadiness();
        const failed = checks.filter((check) => !check.ok);
        if (failed.length > 0) {
          const faults = failed.map(({ name, message }) => ({ field: name, message }));
          throw new AppError('unavailable', { faults });
        }
        return { ready: true as const, checks: checks.map(({ name, ok, message }) => ({ name, ok, message })) };
      },
    }),

    route({
      method: 'GET',
      url: '/api/version',
      id: 'version',
      tag: 'Operations',
      summary: 'Read the version of the service',
      description: 'The version of the product, which is also that of this API.',
      access: 'public',
      data: VersionData,
      handle: async () => ({ version: VERSION }),
    }),
  ];
}
