import { type Dispatcher, ProxyAgent } from 'undici';
import { guardedAgent } from '../../outgoing/guarded-agent.js';

const CONNECT_MS = 15_000;

/**
 * How publishers are reached: through a proxy, which then decides what may be reached, or directly, and then never at an address
 * that is not of the internet, unless it is allowed by name: a publisher that redirects must not make us fetch from our own
 * network.
 */
export function publisherAgent(settings: {
  readonly proxy: string | undefined;
  readonly allowPrivate: readonly string[];
}): Dispatcher {
  if (settings.proxy !== undefined) return new ProxyAgent(settings.proxy);
  return guardedAgent({ allowPrivate: settings.allowPrivate, connectMs: CONNECT_MS });
}
