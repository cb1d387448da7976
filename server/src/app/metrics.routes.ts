import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/http/metrics.js';

/**
 * Metrics in the text format of Prometheus, without a credential, as is customary: they name no person and no tenant. Operators
 * keep this path inside their network (docs/operations.md).
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics): void {
  const config = { answersWhenOverloaded: true } as const;
  app.get('/metrics', { schema: { hide: true }, config }, async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.exposition()),
  );
}
