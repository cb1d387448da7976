import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Tells whether an address is in no special range: loopback, private, link-local, metadata, multicast, documentation
 * and the like are excluded. IPv4 written as IPv6 is unwrapped; NAT64 and 6to4 prefixes, which carry an IPv4 address,
 * are special.
 */
export function isPublicAddress(host: string): boolean {
  if (!ipaddr.isValid(host)) return false;
  const address = ipaddr.process(host);
  // Outside 2000::/3 nothing of IPv6 is public, whatever its range is called (`::127.0.0.1`).
  if (address instanceof ipaddr.IPv6 && !address.match(ipaddr.IPv6.parse('2000::'), 3)) return false;
  return address.range() === 'unicast';
}

/** Tells whether an address is allowed by name, in any spelling. */
export function isAllowedAddress(host: string, allowed: readonly string[]): boolean {
  if (!ipaddr.isValid(host)) return false;
  const address = ipaddr.process(host).toString();
  return allowed.some((entry) => ipaddr.isValid(entry) && ipaddr.process(entry).toString() === address);
}

/**
 * Resolves a name for a connection, and rejects it if any of its addresses is not public: a name with one private
 * address among its answers is an attempt to get in, whichever would have been used. The returned address is the one
 * connected to, so that a second answer cannot differ (DNS rebinding).
 */
export function guardedLookup(allowed: readonly string[], resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '');
      const inside = addresses.find(({ address }) => !isPublicAddress(address) && !isAllowedAddress(address, allowed));
      if (inside !== undefined) return callback(new AddressRefused(inside.address), '');
      if (options.all === true) return callback(null, addresses);
      const [first] = addresses;
      if (first === undefined) return callback(new Error('the name has no address'), '');
      return callback(null, first.address, first.family);
    });
  };
}

type Resolve = (
  hostname: string,
  options: Parameters<LookupFunction>[1] & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** An address that nothing is sent to. */
export class AddressRefused extends Error {
  constructor(address: string) {
    super(`the address ${address} is not public`);
    this.name = 'AddressRefused';
  }
}
