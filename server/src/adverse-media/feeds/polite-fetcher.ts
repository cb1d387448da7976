import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import robotsParser from 'robots-parser';
import { type Dispatcher, ProxyAgent, request } from 'undici';
import { AddressRefused } from '../../platform/outgoing/address-guard.js';
import { guardedAgent } from '../../platform/outgoing/guarded-agent.js';
import { isUnreachable } from '../../platform/outgoing/is-unreachable.js';
import type { FeedValidator } from '../update-media.js';

export interface FetcherSettings {
  readonly proxy: string | undefined;
  /** Private addresses that may be fetched from all the same. */
  readonly allowPrivate: readonly string[];
  /** Size limit of a file, unpacked. */
  readonly maxBytes: number;
  /** Time limit of a file, with redirects, without waiting for a turn. */
  readonly timeoutMs: number;
  /** Between two requests to one host; longer where its robots.txt says so. */
  readonly pauseMs: number;
}

/** Fetched content, or the reason for none. `mayPass`: worth another attempt later. */
export type Fetched =
  | {
      readonly kind: 'file';
      readonly bytes: Uint8Array;
      readonly contentType: string;
      readonly address: string;
      readonly validator: FeedValidator;
    }
  | { readonly kind: 'not_modified' }
  | { readonly kind: 'none'; readonly reason: string; readonly mayPass: boolean; readonly unreachable?: boolean };

export interface PoliteFetcher {
  /** Never throws. With `robots` the host's robots.txt is asked first: for what we find by ourselves, not for what was configured. */
  get(
    address: string,
    options: { readonly accept: RegExp; readonly robots: boolean; readonly validator?: FeedValidator },
  ): Promise<Fetched>;
  close(): Promise<void>;
}

/** Our name in robots.txt. */
const ROBOT = 'touchstone';
const USER_AGENT = 'touchstone-media/1 (adverse media screening)';
const MAX_REDIRECTS = 5;
const CONNECT_MS = 10_000;
const ROBOTS_BYTES = 500_000;
/** Accepts any content type, or none. */
export const ANYTHING = /^/;
const ROBOTS_KEPT_MS = 24 * 3_600_000;
const MAX_PAUSE_MS = 30_000;
/** A host that wants to be left alone for longer than this is asked at the next update. */
const MAX_WAIT_MS = 60_000;
const MAX_HOSTS = 5000;

/** The library is of the older kind of modules, and its types tell otherwise than it is. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
type Robots = ReturnType<typeof parseRobots>;

interface Host {
  /** Time of the next request. */
  freeAt: number;
  pauseMs: number;
  robots?: { readonly until: number; readonly rules: Promise<Robots | 'unknown'> };
}

/** Fetches over HTTP as a guest: one request a host at a time and not too fast, within limits, and never from our own network. */
export function politeFetcher(settings: FetcherSettings): PoliteFetcher {
  const { maxBytes, timeoutMs, pauseMs } = settings;
  const dispatcher: Dispatcher =
    settings.proxy === undefined
      ? guardedAgent({ allowPrivate: settings.allowPrivate, connectMs: CONNECT_MS })
      : new ProxyAgent(settings.proxy);
  const hosts = new Map<string, Host>();

  function hostOf({ origin }: URL): Host {
    const known = hosts.get(origin);
    if (known !== undefined) return known;
    for (const oldest of hosts.size < MAX_HOSTS ? [] : [...hosts.keys()].slice(0, MAX_HOSTS / 10)) hosts.delete(oldest);
    const host: Host = { freeAt: 0, pauseMs };
    hosts.set(origin, host);
    return host;
  }

  /** Waits for a turn at this host; false if that would take too long. */
  async function turn(host: Host): Promise<boolean> {
    const now = Date.now();
    const at = Math.max(now, host.freeAt);
    if (at - now > Math.max(MAX_WAIT_MS, host.pauseMs * 20)) return false;
    host.freeAt = at + host.pauseMs;
    if (at > now) await delay(at - now);
    return true;
  }

  async function rulesOf(url: URL): Promise<Robots | 'unknown'> {
    const host = hostOf(url);
    if (host.robots === undefined || host.robots.until < Date.now()) {
      host.robots = { until: Date.now() + ROBOTS_KEPT_MS, rules: fetchRules(url, host) };
      // An unanswered request is repeated next time.
      void host.robots.rules.then((rules) => rules === 'unknown' && delete host.robots);
    }
    return host.robots.rules;
  }

  /** RFC 9309: without the file all is allowed; while it cannot be had nothing is. */
  async function fetchRules(url: URL, host: Host): Promise<Robots | 'unknown'> {
    const address = new URL('/robots.txt', url).href;
    const found = await fetchFile(address, { accept: ANYTHING, most: ROBOTS_BYTES, cut: true });
    if (found.kind === 'file') {
      const rules = parseRobots(address, new TextDecoder().decode(found.bytes));
      const wanted = (rules.getCrawlDelay(ROBOT) ?? 0) * 1000;
      host.pauseMs = Math.min(MAX_PAUSE_MS, Math.max(pauseMs, wanted));
      return rules;
    }
    return found.kind === 'none' && !found.mayPass && found.unreachable !== true ? parseRobots(address, '') : 'unknown';
  }

  interface FetchOptions {
    readonly accept: RegExp;
    readonly most: number;
    /** Truncates longer content instead of refusing it. */
    readonly cut?: boolean;
    readonly robots?: boolean;
    readonly validator?: FeedValidator | undefined;
  }

  async function fetchFile(address: string, input: FetchOptions): Promise<Fetched> {
    const limit = new AbortController();
    let left = timeoutMs;
    try {
      let url = new URL(address);
      for (let redirects = 0; ; redirects += 1) {
        if (input.robots === true) {
          const rules = await rulesOf(url);
          if (rules === 'unknown') return none('its robots.txt cannot be read', true);
          if (rules.isAllowed(url.href, ROBOT) === false) return none('its robots.txt does not allow it', false);
        }
        const host = hostOf(url);
        if (!(await turn(host))) return none('too many requests to the host', true);
        const begun = Date.now();
        const timer = setTimeout(() => limit.abort(), left);
        try {
          const answer = await request(url, { dispatcher, headers: headersOf(input), signal: limit.signal });
          const found = await taken(answer, url, input, host, limit.signal);
          if (!(found instanceof URL)) return found;
          if (redirects === MAX_REDIRECTS) return none(`it redirects more than ${MAX_REDIRECTS} times`, false);
          url = found;
        } finally {
          clearTimeout(timer);
          left -= Date.now() - begun;
        }
      }
    } catch (error) {
      if (limit.signal.aborted) return none(`it took longer than ${timeoutMs / 1000} s`, true);
      return whyNot(error);
    }
  }

  return {
    get: (address, { accept, robots, validator }) => fetchFile(address, { accept, robots, validator, most: maxBytes }),
    close: () => dispatcher.destroy(),
  };
}

function headersOf({ validator }: { readonly validator?: FeedValidator | undefined }): Record<string, string> {
  return {
    'user-agent': USER_AGENT,
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    ...(validator?.etag !== undefined && { 'if-none-match': validator.etag }),
    ...(validator?.lastModified !== undefined && { 'if-modified-since': validator.lastModified }),
  };
}

/** The file, or where it is instead. */
async function taken(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  url: URL,
  input: { readonly accept: RegExp; readonly most: number; readonly cut?: boolean; readonly validator?: unknown },
  host: Host,
  signal: AbortSignal,
): Promise<Fetched | URL> {
  // Errors after we stopped listening are of no interest.
  body.on('error', () => {});
  const end = <Outcome>(outcome: Outcome): Outcome => {
    body.destroy();
    return outcome;
  };
  if (status === 304 && input.validator !== undefined) return end({ kind: 'not_modified' });
  const location = text(headers.location);
  if (status >= 300 && status <= 399 && location !== undefined) return end(redirected(url, location));
  if (status !== 200) {
    const wait = secondsOf(text(headers['retry-after']));
    if (wait > 0) host.freeAt = Math.max(host.freeAt, Date.now() + Math.min(wait, 86_400) * 1000);
    return end(none(`it answered ${status}`, status === 408 || status === 425 || status === 429 || status >= 500));
  }
  const contentType = text(headers['content-type']) ?? '';
  if (!input.accept.test(contentType)) return end(none(`it has the type ${contentType || 'unknown'}`, false));
  if (Number(text(headers['content-length'])) > input.most && input.cut !== true) return end(tooLarge(input.most));
  const packed = (text(headers['content-encoding']) ?? '').trim().toLowerCase();
  if (packed !== '' && packed !== 'identity' && !Object.hasOwn(UNPACKERS, packed)) {
    return end(none(`it is compressed as ${packed.slice(0, 40)}, which was not requested`, false));
  }
  const bytes = await limited(unpacked(body, packed), input.most, input.cut === true, signal);
  if (bytes === undefined) return end(tooLarge(input.most));
  const [etag, lastModified] = [text(headers.etag), text(headers['last-modified'])];
  const validator = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
  return end({ kind: 'file', bytes, contentType, address: url.href, validator });
}

function redirected(from: URL, location: string): Fetched | URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  // A request over TLS is not redirected to plain HTTP.
  if (to === undefined || !/^https?:$/.test(to.protocol) || (from.protocol === 'https:' && to.protocol === 'http:')) {
    return none('it redirects to an address that is not https', false);
  }
  return to;
}

/** Parses `Retry-After`: seconds, or a date. */
function secondsOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return 0;
  return Number(retryAfter) || (Date.parse(retryAfter) - Date.now()) / 1000;
}

const UNPACKERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

function unpacked(body: Readable, encoding: string): Readable {
  const unpack = UNPACKERS[encoding as keyof typeof UNPACKERS]?.();
  if (unpack === undefined) return body;
  body.on('error', (error) => unpack.destroy(error));
  return body.pipe(unpack);
}

/** Reads a body up to the limit: undefined if it is longer, or its beginning if it may be cut. */
async function limited(
  body: Readable,
  most: number,
  cut: boolean,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = [];
  let total = 0;
  const abort = () => body.destroy(new Error('aborted'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      total += part.length;
      if (total > most && !cut) return undefined;
      parts.push(part);
      if (total > most) break;
    }
  } finally {
    signal.removeEventListener('abort', abort);
  }
  return Buffer.concat(parts).subarray(0, most);
}

function tooLarge(most: number): Fetched {
  return none(`it is larger than ${most / 1_000_000} MB`, false);
}

function none(reason: string, mayPass: boolean): Fetched {
  return { kind: 'none', reason, mayPass };
}

function whyNot(error: unknown): Fetched {
  if (error instanceof AddressRefused) return none(`${error.message}; MEDIA_ALLOW_PRIVATE can allow it`, false);
  const { code, message } = error as NodeJS.ErrnoException;
  if (isUnreachable(code)) {
    return { kind: 'none', reason: `it cannot be reached (${code})`, mayPass: true, unreachable: true };
  }
  return none(message || String(code ?? error), /^UND_ERR|^Z_/.test(code ?? ''));
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
