import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted some time after a stop began. */
    stopIsUrgent: AbortSignal;
  }
}

/** Longest wait of a shutdown for work that may take minutes. Container managers kill after 10 s. */
const STOP_LIMIT_MS = 8000;

/** Lets a stop end what `whileAwaited` runs. */
export function endLongWork(app: FastifyInstance): void {
  const urgent = new AbortController();
  // One listener for each upload and import in progress.
  setMaxListeners(0, urgent.signal);
  app.decorate('stopIsUrgent', urgent.signal);
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => urgent.abort(), STOP_LIMIT_MS);
    app.server.once('close', () => clearTimeout(timer));
  });
}

/**
 * Runs long work with a signal that is aborted, with `unavailable`, when nobody waits any more: the caller hung up, or
 * the service is stopping.
 */
export async function whileAwaited<T>(
  { server, raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const unwanted = new AbortController();
  const end = () => unwanted.abort(new AppError('unavailable'));
  if (socket.destroyed || server.stopIsUrgent.aborted) end();
  socket.once('close', end);
  server.stopIsUrgent.addEventListener('abort', end);
  try {
    return await work(unwanted.signal);
  } finally {
    socket.off('close', end);
    server.stopIsUrgent.removeEventListener('abort', end);
  }
}
