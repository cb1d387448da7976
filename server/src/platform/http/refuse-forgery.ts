import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import type { ConsoleSession } from '../../domain/caller.js';

/**
 * Guards against forged requests: a browser sends the cookie along with requests made by other sites. Throws `csrf`
 * unless the request is from our own pages, by `Sec-Fetch-Site` or, if a browser does not send it (http, not loopback),
 * by `Origin`, and holds the session's token.
 */
export function refuseForgery(request: FastifyRequest, { csrfToken }: Pick<ConsoleSession, 'csrfToken'>): void {
  const token = request.headers['x-csrf-token'];
  if (!isSameOrigin(request) || typeof token !== 'string' || !isEqual(token, csrfToken)) throw new AppError('csrf');
}

/** Throws `csrf` for a login that, according to the browser, another site sent; there is no token yet. */
export function refuseOtherSites(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if ((site !== undefined || origin !== undefined) && !isSameOrigin(request)) throw new AppError('csrf');
}

function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
