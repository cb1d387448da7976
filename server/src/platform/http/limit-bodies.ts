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
 * Bounds the bytes of request bodies in memory, from arrival until the answer: per address, per organization and in
 * total. Only bytes received count, not an announced length. A request that exceeds a limit by its own bytes is refused
 * with 503 and not read further, or not at all if its announced length does.
 */
export function limitBodies(
  app: FastifyInstance,
  limits: { readonly inAll: number; readonly perCaller: number },
): void {
  const shares = openShares({ inAll: limits.inAll, perKey: limits.perCaller });
  const maxOfOne = Math.min(limits.inAll / 2, limits.perCaller);
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
    const max = maxBytes(request);
    if (max === 0) return next(null, payload);
    const free = takeFree(request, reply, max);
    if (free === max) return next(null, payload);
    if (!isChunked(request.raw) && max - free > maxOfOne) return next(bodiesExceeded(reply));
    const { caller, ip } = request;
    const keys = [networkOf(ip), ...(caller === undefined ? [] : [caller.organizationId])];
    let arrived = 0;
    let taken = 0;
    reply.raw.once('close', () => {
      shares.give(keys, taken);
      taken = 0;
    });
    const check = (chunk: Buffer): AppError | undefined => {
      arrived += chunk.length;
      const more = Math.max(0, arrived - free) - taken;
      // A share taken after the end would never be returned.
      if (reply.raw.destroyed || !shares.take(keys, more)) return bodiesExceeded(reply);
      taken += more;
      return undefined;
    };
    next(null, checkedBody(payload, reply, check));
  });
}

/** The body until a piece of it fails `check`, whose error it then ends with, or until the answer is out. */
function checkedBody(payload: Readable, reply: FastifyReply, check: (chunk: Buffer) => AppError | undefined): Readable {
  const checked = new Transform({
    transform(chunk: Buffer, _, done) {
      done(check(chunk), chunk);
    },
  });
  // A body that is refused for another reason has no reader any more: without a listener its error would end the process.
  checked.on('error', () => {});
  // A pipe does not pass on that the sender went away.
  payload.once('error', (error) => checked.destroy(error));
  // Bytes after the answer are dropped.
  reply.raw.once('close', () => checked.destroy(payload.errored ?? undefined));
  return payload.pipe(checked);
}

/** Does not wait for the rest of the body. */
function bodiesExceeded(reply: FastifyReply): AppError {
  reply.header('connection', 'close');
  return new AppError('unavailable');
}

/** The most that is read of the body into memory. */
function maxBytes({ raw, caller, routeOptions }: FastifyRequest): number {
  if (routeOptions.config.isStreamed === true) return 0;
  const max = caller === undefined ? UNKNOWN_CALLER_LIMIT : (routeOptions.bodyLimit ?? 0);
  return isChunked(raw) ? max : Math.min(lengthOf(raw), max);
}

/** The body of a caller who is not known yet: refused, with what to do, where it is longer than may be read of it. */
export function bodyOfUnknownCaller({ raw }: FastifyRequest, reply: FastifyReply, payload: Readable): Readable {
  if (lengthOf(raw) > UNKNOWN_CALLER_LIMIT) {
    reply.header('connection', 'close');
    throw tooLarge();
  }
  if (!isChunked(raw)) return payload;
  let length = 0;
  return checkedBody(payload, reply, (chunk) => {
    length += chunk.length;
    return length > UNKNOWN_CALLER_LIMIT ? tooLarge() : undefined;
  });
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
