import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './address-guard.js';

/**
 * Tells whether a host, as spelled by the URL parser or an operator, is in a private network: an address that is not
 * public, a name without a dot, or one of RFC 6761 and 6762 that never leaves the machine or its network. Names are not
 * resolved.
 */
export function isPrivateHost(host: string): boolean {
  const plain = plainHost(host);
  if (ipaddr.isValid(plain)) return !isPublicAddress(plain);
  return !plain.includes('.') || /\.(localhost|local|internal|home\.arpa|localdomain)$/i.test(plain);
}

/** Strips the brackets of an IPv6 address and the trailing dot of a full name. */
export function plainHost(host: string): string {
  return host.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
}
