import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
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

/** Bytes held for a connection that count nowhere: the limits of connections bound them. A small body is so never refused for others. */
const FREE_PER_CONNECTION = 64 * 1024;

/**
 * Bounds the bytes of the bodies that are held at one moment, from their arrival until the answer: of each address, of each
 * organization and in all. What counts has arrived: a length that is only announced takes nothing from anybody. The request whose
 * own bytes are too many is refused with 503 and not read further; before any is read where its announced length alone is.
 */
export function limitBodies(
  app: FastifyInstance,
  limits: { readonly inAll: number; readonly perCaller: number },
): void {
  const shares = openShares({ inAll: limits.inAll, perKey: limits.perCaller });
  const mostOfOne = Math.min(limits.inAll, limits.perCaller);
  const freeInUse = new WeakMap<Socket, number>();

  /** Takes up to `bytes` of what is free for the connection, until the answer. */
  function takeFree({ raw: { socket } }: FastifyRequest, reply: FastifyReply, bytes: number): number {
    const inUse = freeInUse.get(socket) ?? 0;
    const free = Math.min(bytes, FREE_PER_CONNECTION - inUse);
    freeInUse.set(socket, inUse + free);
    reply.raw.once('close', () => freeInUse.set(socket, (freeInUse.get(socket) ?? 0) - free));
    return free;
  }

  app.addHook('preParsing', (request, reply, payload, next) => {
    const most = mostBytes(request);
    if (most === 0) return next(null, payload);
    const free = takeFree(request, reply, most);
    if (free === most) return next(null, payload);
    if (!isChunked(request.raw) && most - free > mostOfOne) return next(refusal(reply));
    const { caller, ip } = request;
    const keys = [networkOf(ip), ...(caller === undefined ? [] : [caller.organizationId])];
    let arrived = 0;
    let taken = 0;
    reply.raw.once('close', () => {
      shares.give(keys, taken);
      taken = 0;
    });
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        arrived += chunk.length;
        const more = Math.max(0, arrived - free) - taken;
        // After its end nothing would be given back.
        if (reply.raw.destroyed || !shares.take(keys, more)) return done(refusal(reply));
        taken += more;
        done(null, chunk);
      },
    });
    // A pipe does not pass on that the sender went away.
    payload.once('error', (error) => counted.destroy(error));
    next(null, payload.pipe(counted));
  });
}

/** What is still sent of the body is not waited for. */
function refusal(reply: FastifyReply): AppError {
  reply.header('connection', 'close');
  return new AppError('unavailable');
}

/** The most that is read of the body into memory. */
function mostBytes({ raw, caller, routeOptions }: FastifyRequest): number {
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
