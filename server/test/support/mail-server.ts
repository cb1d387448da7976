import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly parsed: Email;
}

/** A mail server on loopback. `options` change how it behaves; by default it takes everything, without TLS or log-in. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  let report = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const raw = Buffer.concat(parts);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: raw.toString('utf8'), parsed: await PostalMime.parse(raw) });
        callback();
        report();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Resolves when this many have come. */
    async count(wanted: number): Promise<void> {
      while (received.length < wanted) {
        await new Promise<void>((resolve) => {
          report = resolve;
        });
      }
    },
    /** The last mail to this address, once there are so many. */
    async to(address: string, wanted: number): Promise<ReceivedMail> {
      for (;;) {
        const own = received.filter(({ to }) => to.includes(address));
        const last = own.at(-1);
        if (last !== undefined && own.length >= wanted) return last;
        await new Promise<void>((resolve) => {
          report = resolve;
        });
      }
    },
  };
}
