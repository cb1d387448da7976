import type { FastifyRequest } from 'fastify';
import type { RequestOrigin } from '../../domain/caller.js';

/** Origin of a request: the address behind the trusted proxies, and the id under which it is logged. */
export function originOf(request: Pick<FastifyRequest, 'ip' | 'id'>): RequestOrigin {
  return { address: request.ip, requestId: request.id };
}
