import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { AppError } from '../../domain/app-error.js';

/** A browser takes `__Host-` from https alone, for this host and all its paths, and lets no other host set it. */
const SECURE_NAME = '__Host-touchstone';
const PLAIN_NAME = 'touchstone';
/** Appended to the name of the cookie that a sign-in at a provider needs on its way back. */
const ATTEMPT = '-sign-in';
/** Added to the name of the cookie that binds challenges of passkeys to a browser before it has a session. */
const PASSKEY = '-passkey';

/** The cookie of a console session in a request; undefined if there is none. */
export function consoleCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[nameFor(request)] || undefined;
}

/** Throws `https_needed` where the cookie would be sent over a network in the clear. */
export function requireHttps(request: FastifyRequest, { allowHttp }: { readonly allowHttp: boolean }): void {
  if (isSecure(request) || allowHttp || isLoopback(request.ip)) return;
  throw new AppError('https_needed', {
    text:
      'The console requires HTTPS. If a proxy in front of the service terminates TLS, name it in TRUSTED_PROXIES and let it send ' +
      'X-Forwarded-Proto; CONSOLE_ALLOW_HTTP=true allows http on a network that you trust',
  });
}

export function setConsoleCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeMs: number): void {
  reply.setCookie(nameFor(request), value, { ...attributes(request), maxAge: Math.floor(maxAgeMs / 1000) });
}

export function clearConsoleCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), attributes(request));
}

/** The cookie of a sign-in at a provider that has begun in this browser. */
export function attemptCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[`${nameFor(request)}${ATTEMPT}`] || undefined;
}

/** Lax: the provider's page leads back here, and a browser keeps strict cookies from requests that another site began. */
export function setAttemptCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeMs: number): void {
  const options = { ...attributes(request, 'lax'), maxAge: Math.floor(maxAgeMs / 1000) };
  reply.setCookie(`${nameFor(request)}${ATTEMPT}`, value, options);
}

export function clearAttemptCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(`${nameFor(request)}${ATTEMPT}`, attributes(request, 'lax'));
}

/** The cookie that challenges of passkeys are bound to; undefined if there is none. */
export function passkeyCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[nameFor(request) + PASSKEY] || undefined;
}

export function setPasskeyCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeMs: number): void {
  reply.setCookie(nameFor(request) + PASSKEY, value, { ...attributes(request), maxAge: Math.floor(maxAgeMs / 1000) });
}

function attributes(request: FastifyRequest, sameSite: 'strict' | 'lax' = 'strict'): CookieSerializeOptions {
  return { httpOnly: true, sameSite, path: '/', secure: isSecure(request) };
}

function nameFor(request: FastifyRequest): string {
  return isSecure(request) ? SECURE_NAME : PLAIN_NAME;
}

/** Tells whether the connection or a trusted proxy uses HTTPS. */
function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
