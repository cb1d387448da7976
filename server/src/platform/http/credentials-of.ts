import type { FastifyRequest } from 'fastify';
import type { Credentials } from '../../domain/caller.js';
import { consoleCookieOf } from './console-cookie.js';

/**
 * Reads the credential from a request's headers. A bearer token decides alone, even if invalid; without one the header
 * `X-API-Key` counts, and without either the cookie of a console session. Undefined without any.
 */
export function credentialsOf(request: FastifyRequest): Credentials | undefined {
  const bearer = /^bearer(?: +(.*))?$/i.exec(request.headers.authorization?.trim() ?? '');
  if (bearer) return { accessToken: bearer[1]?.trim() ?? '' };
  const key = request.headers['x-api-key'];
  if (typeof key === 'string' && key !== '') return { apiKey: key };
  const cookie = consoleCookieOf(request);
  return cookie === undefined ? undefined : { cookie, inBackground: request.headers['x-background'] === 'true' };
}

/** The credential in a body's `api_key`, for the one route that takes it, asked only when the headers hold none. */
export function bodyCredentialsOf(body: unknown): Credentials | undefined {
  if (typeof body !== 'object' || body === null || !('api_key' in body)) return undefined;
  return typeof body.api_key === 'string' && body.api_key !== '' ? { apiKey: body.api_key } : undefined;
}
