import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, type Dispatcher, ProxyAgent } from 'undici';

/** A publisher's address, or one it redirects to, is inside our own network. */
class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS';
}

const CONNECT_MS = 15_000;

/**
 * How publishers are reached: through a proxy, which then decides what may be reached, or directly, and then never at a
 * private, loopback, link-local or other address that is not of the internet, unless it is allowed by name: a publisher
 * that redirects must not make us fetch from our own network. Checked in what is asked for, in every answer of the name
 * service, and in the peer.
 */
export function publisherAgent(settings: {
  readonly proxy: string | undefined;
  readonly allowPrivate: readonly string[];
}): Dispatcher {
  if (settings.proxy !== undefined) return new ProxyAgent(settings.proxy);
  const allowed = new Set(settings.allowPrivate.map(normal));
  const mayReach = (address: string): boolean => allowed.has(normal(address)) || isOfTheInternet(address);
  const lookup: LookupFunction = (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const reachable = found.filter(({ address }) => mayReach(address));
      const [first] = reachable;
      if (first === undefined) return callback(forbidden(host), '');
      return options.all ? callback(null, reachable) : callback(null, first.address, first.family);
    });
  const connect = buildConnector({ lookup, timeout: CONNECT_MS });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (ipaddr.isValid(host) && !mayReach(host)) return callback(forbidden(host), null);
      connect(options, (...[error, socket]) => {
        if (error) return callback(error, null);
        if (mayReach(socket.remoteAddress ?? '')) return callback(null, socket);
        socket.destroy();
        return callback(forbidden(host), null);
      });
    },
  });
}

function forbidden(host: string): ForbiddenAddress {
  return new ForbiddenAddress(`${host} is at a private address; LISTS_ALLOW_PRIVATE can allow it`);
}

function isOfTheInternet(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

function normal(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}
