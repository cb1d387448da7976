import { connect, createServer, type ListenOptions, type Server, type Socket } from 'node:net';

/** A way to the server that listens on `target`, which ends every connection when it closes. */
export interface Relay {
  readonly server: Server;
  close(): void;
}

/** Opens a way to the socket of the tests' PostgreSQL, which lets only the user of the tests in, who makes its connections here. */
export async function relayTo(target: string, listening: ListenOptions): Promise<Relay> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(target);
    for (const one of [socket, other]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => open.delete(one));
    }
    socket.pipe(other).pipe(socket);
    socket.on('close', () => other.destroy());
    other.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(listening, resolve));
  return {
    server,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
