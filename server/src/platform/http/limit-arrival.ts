import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerBrokenHttp } from './answer-broken-http.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A large file over a slow line is waited for as long as it arrives at `MIN_UPLOAD_RATE`. */
    arrivesSlowly?: boolean;
  }
}

/** Longest upload, however steadily it arrives. */
const MAX_UPLOAD_MS = 3_600_000;
/** Bytes per second. A slower upload would hold what has arrived of it, in memory or on disk, for next to nothing. */
const MIN_UPLOAD_RATE = 4096;

/**
 * Requires a whole request within `limit` milliseconds after its header; an upload needs 4 KB for each second of every
 * such span, and must end within an hour. Anything slower is answered with 408 and disconnected. Node's own limit does
 * not know routes.
 */
export function limitArrival(app: FastifyInstance, limit: number): void {
  if (limit === 0) return;
  app.addHook('onRequest', ({ raw, routeOptions }, _, next) => {
    const arrivesSlowly = routeOptions.config.arrivesSlowly === true;
    // Handling a file may take longer than other answers, and longer than a connection may be idle.
    if (arrivesSlowly) raw.setTimeout(MAX_UPLOAD_MS);
    if (hasBody(raw)) watch(raw, limit, arrivesSlowly ? Math.ceil(MAX_UPLOAD_MS / limit) : 1);
    next();
  });
}

function watch(request: IncomingMessage, limit: number, maxSpans: number): void {
  const { socket } = request;
  const minOfSpan = (MIN_UPLOAD_RATE * limit) / 1000;
  // The first bytes may have come with the header.
  let seen = 0;
  let spans = 0;
  let timer = setTimeout(look, limit);
  timer.unref();
  request.once('close', () => clearTimeout(timer));

  function look(): void {
    if (request.complete || request.destroyed) return;
    spans += 1;
    if (socket.bytesRead - seen >= minOfSpan && spans < maxSpans) {
      seen = socket.bytesRead;
      timer = setTimeout(look, limit);
      timer.unref();
      return;
    }
    answerBrokenHttp(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
