import { type Dispatcher, ProxyAgent } from 'undici';
import { guardedAgent } from '../../platform/outgoing/guarded-agent.js';

const CONNECT_MS = 15_000;

/**
 * Connects to publishers through a proxy, which then decides what is reachable, or directly, and then only to public
 * addresses unless others are allowed: a redirect must not lead into our own network.
 */
export function publisherAgent(settings: {
  readonly proxy: string | undefined;
  readonly allowPrivate: readonly string[];
}): Dispatcher {
  if (settings.proxy !== undefined) return new ProxyAgent(settings.proxy);
  return guardedAgent({ allowPrivate: settings.allowPrivate, connectMs: CONNECT_MS });
}
