import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

export interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A webhook receiver on loopback; `answer` decides what becomes of each request. */
export async function receiver(
  answer: (received: Received, response: ServerResponse, request: IncomingMessage) => void = (_, response) =>
    void response.writeHead(200).end(),
) {
  const received: Received[] = [];
  let report = () => {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString('utf8'),
      };
      received.push(one);
      answer(one, response, request);
      report();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Resolves when this many have come. */
    async count(wanted: number): Promise<void> {
      while (received.length < wanted) {
        await new Promise<void>((resolve) => {
          report = resolve;
        });
      }
    },
  };
}
