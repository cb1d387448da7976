import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../../domain/app-error.js';
import { presentError } from './present-error.js';

/**
 * Answers broken requests (an invalid first line, too many headers, a slow client, one connection too many) on the bare
 * socket, in the usual envelope, and closes it.
 */
export function answerBrokenHttp(error: NodeJS.ErrnoException | AppError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const presented = presentError(error, requestId);
  const { status, headers, body } = presented.unexpected
    ? presentError(new AppError('malformed_request'), requestId)
    : presented;
  const text = JSON.stringify(body);
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      `X-Request-Id: ${requestId}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
  // Ends the request that may still be waiting for the rest of its body, too.
  socket.destroySoon();
}
