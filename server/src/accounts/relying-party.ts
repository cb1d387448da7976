import ipaddr from 'ipaddr.js';
import { plainHost } from '../platform/outgoing/private-host.js';

/** Name that passkeys are bound to (WebAuthn: relying party). */
export interface RelyingParty {
  readonly id: string;
  /** Tells whether a page of this origin is the console. */
  hasOrigin(origin: string): boolean;
}

/**
 * The relying party behind the public address of the service. Undefined where browsers know no passkeys: at an IP address, and over http
 * unless it is `localhost`, as which the addresses of this machine count, too.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const host = plainHost(hostname);
  if (ipaddr.isValid(host)) {
    return ['loopback', 'unspecified'].includes(ipaddr.process(host).range()) ? LOCALHOST : undefined;
  }
  if (host === 'localhost') return LOCALHOST;
  return protocol === 'https:' ? { id: host, hasOrigin: (shown) => shown === origin } : undefined;
}

/** Whatever the port: a container or a tunnel shows another. */
const LOCALHOST: RelyingParty = {
  id: 'localhost',
  hasOrigin: (origin) => URL.canParse(origin) && new URL(origin).hostname === 'localhost',
};
