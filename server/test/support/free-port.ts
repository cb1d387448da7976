import { createServer } from 'node:net';

/** A TCP port of loopback that nobody uses now, for a program that cannot choose one itself. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
