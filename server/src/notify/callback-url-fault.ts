import ipaddr from 'ipaddr.js';

/**
 * What is wrong with a URL that results are to be sent to, or nothing. It must be http or https without credentials, and
 * must not name a private, loopback, link-local, metadata or otherwise special address in any spelling (decimal, octal,
 * hex, short, IPv4 inside IPv6), unless `allowed` holds the address. A name is resolved only when something is sent, and
 * checked then again.
 */
export function callbackUrlFault(url: string, allowed: readonly string[]): string | undefined {
  if (!/^https?:\/\//i.test(url.trim()) || !URL.canParse(url)) return 'must be an http or https URL';
  const { hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return 'must not hold a user name or a password';
  // The URL parser has already brought every spelling of an IPv4 address to its dotted form.
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (!ipaddr.isValid(host)) return isInsideName(host) ? 'must not name a host of a private network' : undefined;
  return isAllowed(host, allowed) || isPublic(host) ? undefined : 'must not name an address of a private network';
}

/** RFC 6761 and 6762 names that never leave the machine or its network, and names without a dot. */
function isInsideName(host: string): boolean {
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa|localdomain)$/.test(host);
}

/** Only what is in no special range at all: `process` unwraps IPv4 addresses written as IPv6. */
function isPublic(host: string): boolean {
  const address = ipaddr.process(host);
  // Outside 2000::/3 nothing of IPv6 is public, whatever its range is called (`::127.0.0.1`).
  if (address instanceof ipaddr.IPv6 && !address.match(ipaddr.IPv6.parse('2000::'), 3)) return false;
  return address.range() === 'unicast';
}

function isAllowed(host: string, allowed: readonly string[]): boolean {
  const address = ipaddr.process(host).toString();
  return allowed.some((entry) => ipaddr.isValid(entry) && ipaddr.process(entry).toString() === address);
}
