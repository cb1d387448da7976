import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import { AddressRefused, guardedLookup, isAllowedAddress, isPublicAddress } from './address-guard.js';

export interface GuardedAgentOptions extends Omit<Agent.Options, 'connect'> {
  /** Private addresses that may be connected to all the same. */
  readonly allowPrivate: readonly string[];
  /** Time limit for name lookup and connection together. */
  readonly connectMs: number;
  /** Another one only for tests. */
  readonly lookup?: ReturnType<typeof guardedLookup>;
}

/**
 * Connects only to public addresses and to those allowed by name: checked in the request, in every DNS answer, and
 * finally in the connected peer. No publisher or receiver, and no redirect of theirs, can make us reach into our own
 * network. Rejects with an `AddressRefused`.
 */
export function guardedAgent({ allowPrivate, connectMs, lookup, ...options }: GuardedAgentOptions): Agent {
  const mayReach = (address: string): boolean => isPublicAddress(address) || isAllowedAddress(address, allowPrivate);
  const connect = buildConnector({ lookup: lookup ?? guardedLookup(allowPrivate), timeout: connectMs });
  return new Agent({
    ...options,
    connect(wanted, callback) {
      const host = wanted.hostname.replace(/^\[|\]$/g, '');
      if (ipaddr.isValid(host) && !mayReach(host)) return callback(new AddressRefused(host), null);
      connect(wanted, (...[error, socket]) => {
        if (error !== null) return callback(error, null);
        const peer = socket.remoteAddress ?? '';
        if (mayReach(peer)) return callback(null, socket);
        socket.destroy();
        return callback(new AddressRefused(peer), null);
      });
    },
  });
}
