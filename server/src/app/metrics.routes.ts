import type { FastifyInstance } from 'fastify';
import type { World } from './world.js';

/**
 * For Prometheus, in its own text format and without a credential, as is customary: the numbers name no person and no
 * tenant. Whoever serves the API to the outside keeps this path inside (docs/operations.md).
 */
export function metricsRoute(app: FastifyInstance, { metrics }: Pick<World, 'metrics'>): void {
  const config = { answersWhenOverloaded: true } as const;
  app.get('/metrics', { schema: { hide: true }, config }, async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.exposition()),
  );
}
