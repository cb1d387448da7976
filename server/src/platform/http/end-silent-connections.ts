import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Silence after which the connection of an unfinished request is closed during shutdown. */
const SILENCE_MS = 2000;
/** A request that still arrives then is given up. Container managers kill after 10 s. */
const LATEST_MS = 8000;

/**
 * While the service stops, requests that have arrived are answered in full; a connection on which none has (nothing sent, or half
 * a request) does not hold the stop up. Node's own limits for late requests end with the listening.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const requests = new Map<Socket, Set<IncomingMessage>>();
  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, new Set());
    socket.once('close', () => requests.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const open = requests.get(request.socket);
    open?.add(request);
    response.once('close', () => open?.delete(request));
  });
  app.addHook('preClose', async () => {
    const seen = new Map<Socket, number>();
    const begun = performance.now();
    const timer = setInterval(look, SILENCE_MS);
    app.server.once('close', () => clearInterval(timer));
    note();

    function look(): void {
      const tooLate = performance.now() - begun > LATEST_MS;
      for (const [socket, open] of requests) {
        if ([...open].some(({ complete }) => complete)) continue;
        if (tooLate || socket.bytesRead === seen.get(socket)) socket.destroy();
      }
      note();
    }

    function note(): void {
      for (const socket of requests.keys()) seen.set(socket, socket.bytesRead);
    }
  });
}
