import type { FastifyRequest } from 'fastify';
import type { Credential } from './world.js';

/**
 * The credential in a request's headers. A bearer token that is sent decides alone, also when it is not valid; without
 * one the header `X-API-Key` counts. Undefined when there is neither.
 */
export function credentialOf(request: FastifyRequest): Credential | undefined {
  const bearer = /^bearer(?: +(.*))?$/i.exec(request.headers.authorization?.trim() ?? '');
  if (bearer) return { kind: 'token', token: bearer[1]?.trim() ?? '' };
  const key = request.headers['x-api-key'];
  return typeof key === 'string' && key !== '' ? { kind: 'api_key', key } : undefined;
}

/** The credential in a body's `api_key`, for the one route that takes it, asked only when the headers hold none. */
export function bodyCredentialOf(body: unknown): Credential | undefined {
  if (typeof body !== 'object' || body === null || !('api_key' in body)) return undefined;
  return typeof body.api_key === 'string' && body.api_key !== '' ? { kind: 'api_key', key: body.api_key } : undefined;
}
