import ipaddr from 'ipaddr.js';

/**
 * Groups addresses by caller: an IPv4 address alone (also one written as IPv6), and the /64 network of an IPv6 address,
 * because a single machine is given a whole one. A text that is no address is its own group.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? `${parsed.parts.slice(0, 4).join(':')}::/64` : parsed.toString();
}
