import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What is wrong with a URL that results are to be sent to, or nothing. It must be http or https without credentials, and
 * must not name a private, loopback, link-local or metadata address, in whatever spelling (`0x7f.1` is normalised by the
 * URL parser itself), unless `allowed` holds it. A name is resolved only when something is sent, and checked then again.
 */
export function callbackUrlFault(url: string, allowed: readonly string[]): string | undefined {
  if (!URL.canParse(url)) return 'must be an http or https URL';
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return 'must be an http or https URL';
  if (username !== '' || password !== '') return 'must not hold a user name or a password';
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (allowed.includes(host)) return undefined;
  if (isIP(host) === 0) return isInsideName(host) ? 'must not name a host of a private network' : undefined;
  return isPublic(host) ? undefined : 'must not name an address of a private network';
}

/** RFC 6761 and 6762 names that never leave the machine or its network, and names without a dot. */
function isInsideName(host: string): boolean {
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa|localdomain)$/.test(host);
}

/** Only what is in no special range at all: `process` unwraps IPv4 addresses written as IPv6. */
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}
