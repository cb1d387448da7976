import { isAllowedAddress } from './address-guard.js';
import { isPrivateHost, plainHost } from './private-host.js';

/** Receivers that an operator allows besides https to public addresses. */
export interface CallbackRules {
  /** Private addresses that results may be sent to all the same, also over http: who names one answers for the way there. */
  readonly allowPrivate: readonly string[];
  /** Allows http to any address, readable by everybody on the way. */
  readonly allowHttp: boolean;
}

/**
 * Explains why results cannot be sent to a URL; undefined if they can. It must be https (or http, if allowed) without
 * credentials, and must not name a private, loopback, link-local, metadata or otherwise special address in any spelling
 * (decimal, octal, hex, short, IPv4 inside IPv6), unless allowed. A name is resolved only when something is sent, and
 * checked again then.
 */
export function callbackUrlError(url: string, { allowPrivate, allowHttp }: CallbackRules): string | undefined {
  if (!/^https?:\/\//i.test(url.trim()) || !URL.canParse(url)) return 'must be an https URL';
  // The URL parser has already brought every spelling of an IPv4 address to its dotted form.
  const { protocol, hostname, port, username, password } = new URL(url);
  if (username !== '' || password !== '') return 'must not contain a user name or password';
  if (port === '0') return 'must not use port 0';
  if (isAllowedAddress(plainHost(hostname), allowPrivate)) return undefined;
  if (isPrivateHost(hostname)) return 'must not be a private address or host';
  if (protocol === 'http:' && !allowHttp)
    return 'must be an https URL: over http, results can be read in transit (the operator can allow it with WEBHOOK_ALLOW_HTTP)';
  return undefined;
}
