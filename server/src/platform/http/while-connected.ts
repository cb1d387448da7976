import type { FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';

/** Runs long work with a signal that is aborted when the caller hangs up before its end: nobody waits for it any more. */
export async function whileConnected<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const leave = () => gone.abort(new AppError('unavailable'));
  socket.once('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', leave);
  }
}
