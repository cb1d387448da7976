import { once } from 'node:events';
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { touchstoneClient } from '@touchstone/client';
import type { Action } from './actions.js';
import { readableMessages } from './readable-messages.js';
import { addTools } from './tools.js';
import { ABOUT_UNTRUSTED } from './untrusted.js';

interface McpOptions {
  readonly version: string;
  /** Address of the service. */
  readonly url: string;
  /** One of them; the service applies its role and limits, and audits what is done with it. */
  readonly credential: { readonly accessToken: string } | { readonly apiKey: string };
  readonly allowed: readonly Action[];
  readonly onError: (error: Error) => void;
}

const INSTRUCTIONS =
  'Touchstone screens parties against sanctions, PEP and other watchlists. A case is a stored search with its results; a result is a listed ' +
  `party that may be the subject. Scores are 0 to 100. Verdicts are the service’s; only a person clears or confirms a party. ${ABOUT_UNTRUSTED}`;

/** Serves the tools on stdin and stdout until stdin ends. */
export async function serveMcp({ version, url, credential, allowed, onError }: McpOptions): Promise<void> {
  const client = touchstoneClient({ baseUrl: url, ...credential });
  const ended = once(process.stdin, 'close');
  const handle = serveStdio(
    () => {
      const server = new McpServer({ name: 'touchstone', version }, { instructions: INSTRUCTIONS });
      addTools(server, client, allowed);
      return server;
    },
    { transport: new StdioServerTransport(readableMessages(process.stdin, process.stdout)), onerror: onError },
  );
  await ended;
  await handle.close();
}
