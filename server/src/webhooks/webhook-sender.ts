import { request } from 'undici';
import { AddressRefused, type guardedLookup } from '../platform/outgoing/address-guard.js';
import { type CallbackRules, callbackUrlError } from '../platform/outgoing/callback-url-error.js';
import { guardedAgent } from '../platform/outgoing/guarded-agent.js';

/** Within this a receiver must have answered: name, connection and answer together. */
const LIMIT_MS = 15_000;
/** Simultaneous connections to one receiver. */
const CONNECTIONS = 50;
/** Largest answer that is read: only its status matters, but a short body lets the connection be reused. */
const MAX_BODY_BYTES = 64 * 1024;

export interface WebhookSender {
  /** The status of the answer, whatever it is; redirects are not followed. Throws with the reason when there is none. */
  send(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<number>;
  /** Cuts whatever is under way. */
  close(): Promise<void>;
}

export interface SenderOptions extends CallbackRules {
  /** Others only for tests. */
  readonly limitMs?: number;
  readonly lookup?: ReturnType<typeof guardedLookup>;
}

/**
 * Sends over HTTP, to public addresses alone: the URL is checked, every answer of the DNS is, and at last the peer that
 * was connected to.
 */
export function webhookSender({ limitMs = LIMIT_MS, lookup, ...rules }: SenderOptions): WebhookSender {
  const agent = guardedAgent({
    allowPrivate: rules.allowPrivate,
    connectMs: limitMs,
    ...(lookup && { lookup }),
    connections: CONNECTIONS,
    pipelining: 1,
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
  });

  return {
    async send(url, body, headers) {
      const fault = callbackUrlError(url, rules);
      if (fault !== undefined) throw new Error(`the address ${fault}`);
      const signal = AbortSignal.timeout(limitMs);
      try {
        const answer = await request(url, {
          dispatcher: agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': 'Touchstone-Webhooks/1', ...headers },
          body,
          signal,
        });
        await answer.body.dump({ limit: MAX_BODY_BYTES, signal }).catch(() => {});
        return answer.statusCode;
      } catch (error) {
        throw new Error(reasonOf(error, limitMs), { cause: error });
      }
    },
    close: () => agent.destroy(),
  };
}

function reasonOf(error: unknown, limitMs: number): string {
  if (error instanceof AddressRefused) return error.message;
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || /TIMEOUT/.test(code ?? '')) return `no answer within ${limitMs / 1000} s`;
  if (code === 'ECONNREFUSED') return 'the connection was refused';
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'the connection was cut';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the name was not found';
  return message || String(code ?? error);
}
