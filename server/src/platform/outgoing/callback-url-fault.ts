import ipaddr from 'ipaddr.js';
import { isAllowedAddress, isPublicAddress } from './address-guard.js';

/**
 * What is wrong with a URL that results are to be sent to, or nothing. It must be http or https without credentials, and
 * must not name a private, loopback, link-local, metadata or otherwise special address in any spelling (decimal, octal,
 * hex, short, IPv4 inside IPv6), unless `allowed` holds the address. A name is resolved only when something is sent, and
 * checked then again.
 */
export function callbackUrlError(url: string, allowed: readonly string[]): string | undefined {
  if (!/^https?:\/\//i.test(url.trim()) || !URL.canParse(url)) return 'must be an http or https URL';
  const { hostname, port, username, password } = new URL(url);
  if (username !== '' || password !== '') return 'must not hold a user name or a password';
  if (port === '0') return 'must not name the port 0, at which nobody listens';
  // The URL parser has already brought every spelling of an IPv4 address to its dotted form.
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (!ipaddr.isValid(host)) return isInsideName(host) ? 'must not name a host of a private network' : undefined;
  const fits = isAllowedAddress(host, allowed) || isPublicAddress(host);
  return fits ? undefined : 'must not name an address of a private network';
}

/** RFC 6761 and 6762 names that never leave the machine or its network, and names without a dot. */
function isInsideName(host: string): boolean {
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa|localdomain)$/.test(host);
}
