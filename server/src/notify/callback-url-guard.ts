import ipaddr from 'ipaddr.js';

const REFUSED_NAMES = /^(localhost|.*\.(localhost|local|internal|home\.arpa))$/;

/**
 * Says what is wrong with a URL that we are asked to send results to, if anything is: it must be http or https, without
 * credentials, and not name a private, loopback, link-local, metadata or otherwise special address in any spelling
 * (decimal, octal, hex, short, IPv4 inside IPv6), except those that the operator allowed. What a host name resolves to
 * is checked on every delivery, because it may change.
 */
export function callbackUrlGuard(allowed: readonly string[]): (url: string) => string | undefined {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text)) {
      return 'must be an http or https URL';
    }
    if (url.username !== '' || url.password !== '') return 'must not hold a user name or password';
    // The URL parser has already brought every spelling of an IPv4 address to its dotted form.
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return isAllowed(host, allowed) || isPublic(host) ? undefined : 'must not be at a private or reserved address';
  };
}

function isPublic(host: string): boolean {
  if (!ipaddr.isValid(host)) return host !== '' && !REFUSED_NAMES.test(host.toLowerCase());
  const address = ipaddr.process(host);
  // Outside 2000::/3 nothing of IPv6 is public, whatever its range is called.
  if (address instanceof ipaddr.IPv6 && !address.match(ipaddr.IPv6.parse('2000::'), 3)) return false;
  return address.range() === 'unicast';
}

function isAllowed(host: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) => {
    if (entry.toLowerCase() === host.toLowerCase()) return true;
    if (!ipaddr.isValid(host)) return false;
    const address = ipaddr.process(host);
    if (ipaddr.isValidCIDR(entry)) {
      const [network, bits] = ipaddr.parseCIDR(entry);
      return network.kind() === address.kind() && address.match(network, bits);
    }
    return ipaddr.isValid(entry) && ipaddr.process(entry).toString() === address.toString();
  });
}
