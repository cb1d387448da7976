import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import { networkOf } from '../outgoing/network-of.js';
import { openShares } from './shares.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body goes to disk as it arrives. */
    isStreamed?: boolean;
  }
}

/** Bytes that are read of a body before the caller is known. */
export const UNKNOWN_CALLER_LIMIT = 64 * 1024;

const NEEDS_HEADER = `A body with \`api_key\` may have ${UNKNOWN_CALLER_LIMIT / 1024} KB; send the key in the header X-API-Key instead`;

/**
 * Bounds the bytes of the bodies that are held at one moment, from the head of a request until its answer: of each address, of each
 * organization and in all. Refuses the next with 503 before anything of its body is read. What counts is the announced length, or
 * the most that the route takes where none is announced.
 */
export function limitBodies(
  app: FastifyInstance,
  limits: { readonly inAll: number; readonly perCaller: number },
): void {
  const shares = openShares({ inAll: limits.inAll, perKey: limits.perCaller });
  app.addHook('preParsing', (request, reply, payload, next) => {
    const bytes = bytesToHold(request);
    if (bytes === 0) return next(null, payload);
    const { caller, ip } = request;
    const release = shares.take([networkOf(ip), ...(caller === undefined ? [] : [caller.organizationId])], bytes);
    if (release === undefined) {
      // What is still sent of the body is not waited for.
      reply.header('connection', 'close');
      return next(new AppError('unavailable'));
    }
    reply.raw.once('close', release);
    next(null, payload);
  });
}

function bytesToHold({ raw, caller, routeOptions }: FastifyRequest): number {
  if (routeOptions.config.isStreamed === true) return 0;
  const most = caller === undefined ? UNKNOWN_CALLER_LIMIT : (routeOptions.bodyLimit ?? 0);
  return isChunked(raw) ? most : Math.min(lengthOf(raw), most);
}

/** The body of a caller who is not known yet: refused, with what to do, where it is longer than may be read of it. */
export function bodyOfUnknownCaller({ raw }: FastifyRequest, reply: FastifyReply, payload: Readable): Readable {
  if (lengthOf(raw) > UNKNOWN_CALLER_LIMIT) {
    reply.header('connection', 'close');
    throw tooLarge();
  }
  if (!isChunked(raw)) return payload;
  let length = 0;
  return payload.pipe(
    new Transform({
      transform(chunk: Buffer, _, done) {
        length += chunk.length;
        if (length > UNKNOWN_CALLER_LIMIT) done(tooLarge());
        else done(null, chunk);
      },
    }),
  );
}

function tooLarge(): AppError {
  return new AppError('too_large', { text: NEEDS_HEADER });
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
