import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Dispatcher, request } from 'undici';
import { FeedError } from '../../domain/feed-error.js';
import { VERSION } from '../../domain/version.js';
import { AddressRefused } from '../../platform/outgoing/address-guard.js';
import { isUnreachable } from '../../platform/outgoing/is-unreachable.js';
import { READER_VERSION, readList } from '../read-list.js';
import type { ListFeeds, Validator } from '../update-lists.js';
import { publisherAgent } from './publisher-agent.js';
import type { Publishers } from './read-publishers.js';

export interface FeedSettings {
  readonly publishers: Publishers;
  readonly proxy: string | undefined;
  readonly allowPrivate: readonly string[];
  /** Bytes of one file as transferred, before decompression. */
  readonly maxBytes: number;
  /** Time for one file, all attempts together. */
  readonly timeoutMs: number;
  /** E-mail or web address for questions of publishers. */
  readonly contact?: string;
  /** Pause between two files of one list. */
  readonly pauseMs?: number;
  /** Pause before the second attempt; three times as long before the third. */
  readonly retryMs?: number;
}

const TRIES = 3;
const PAUSE_MS = 1000;
const MAX_REDIRECTS = 5;
/** Fetches lists over HTTP into temporary files. Must be closed. */
export function listFeeds(settings: FeedSettings): ListFeeds & { close(): Promise<void> } {
  const { publishers } = settings;
  const agent = publisherAgent(settings);
  return {
    ...publishers,
    readerVersion: READER_VERSION,

    async fetch(source, { validators, progress }) {
      const addresses = publishers.addresses(source);
      if (addresses === undefined)
        throw new FeedError(`${source}: no address is known; add one to the file named in LISTS_ADDRESSES`);
      const known = (address: string) => validators.find((validator) => validator.address === address);
      const isSame = addresses.length === validators.length && addresses.every((address) => known(address));
      const folder = await mkdtemp(join(tmpdir(), 'touchstone-list-'));
      const remove = () => rm(folder, { recursive: true, force: true });
      try {
        const files: Fetched[] = [];
        for (const [index, address] of addresses.entries()) {
          if (index > 0) await delay(settings.pauseMs ?? PAUSE_MS);
          const path = join(folder, `${index}-${fileName(address)}`);
          files.push(
            await fetchFile(settings, agent, { address, path, known: isSame ? known(address) : undefined, progress }),
          );
        }
        if (files.every(({ notModified }) => notModified)) {
          await remove();
          return { kind: 'not_modified' };
        }
        for (const [index, file] of files.entries()) {
          // Other files changed, and a list is read with all of its files.
          if (file.notModified)
            files[index] = await fetchFile(settings, agent, { ...file, known: undefined, progress });
        }
        const reading = await readList(
          source,
          files.map(({ path }) => path),
          { mustBeWhole: true },
        );
        return { kind: 'fetched', reading, validators: files.map(({ validator }) => validator), remove };
      } catch (error) {
        await remove();
        throw error;
      }
    },

    close: () => agent.close(),
  };
}

interface Wanted {
  readonly address: string;
  readonly path: string;
  readonly known: Validator | undefined;
  readonly progress: ((bytes: number, ofBytes: number | undefined) => void) | undefined;
}

interface Fetched {
  readonly address: string;
  readonly path: string;
  readonly notModified: boolean;
  readonly validator: Validator;
}

/**
 * Retries transient failures: a lost connection, a busy or failing publisher. As often as a publisher names a time to come back,
 * it is asked again then, within the time for the file.
 */
async function fetchFile(settings: FeedSettings, agent: Dispatcher, wanted: Wanted): Promise<Fetched> {
  const signal = AbortSignal.timeout(settings.timeoutMs);
  for (let attempt = 1; ; ) {
    const received = { answer: false };
    try {
      return await fetchOnce(settings, agent, wanted, signal, received);
    } catch (error) {
      const failure = asFeedError(wanted.address, error, signal, { timeoutMs: settings.timeoutMs, ...received });
      const waitMs = error instanceof BadAnswer ? error.retryAfterMs : undefined;
      if (attempt === TRIES || signal.aborted || !failure.mayPass) throw failure.error;
      const pauseMs = settings.retryMs ?? 2000;
      const untilMs = waitMs === undefined ? pauseMs * 3 ** (attempt - 1) : Math.max(waitMs, pauseMs);
      await delay(untilMs, undefined, { signal }).catch(() => {});
      if (waitMs === undefined) attempt += 1;
      // The cause is more useful than the timeout of the retry.
      if (signal.aborted) throw failure.error;
    }
  }
}

/** Rejects an answer that is not the file. */
class BadAnswer extends Error {
  constructor(
    message: string,
    readonly mayPass: boolean,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

async function fetchOnce(
  { maxBytes, publishers, contact }: FeedSettings,
  dispatcher: Dispatcher,
  { address, path, known, progress }: Wanted,
  signal: AbortSignal,
  received: { answer: boolean },
): Promise<Fetched> {
  const headers = {
    'user-agent': `touchstone-lists/${VERSION}${contact === undefined ? '' : ` (${contact})`}`,
    'accept-encoding': 'identity',
    ...(known?.etag === undefined ? {} : { 'if-none-match': known.etag }),
    ...(known?.lastModified === undefined ? {} : { 'if-modified-since': known.lastModified }),
  };
  let url = new URL(address);
  const { origin } = url;
  for (let redirects = 0; ; redirects += 1) {
    // Keys are sent to the configured host alone, not to redirect targets.
    const own = url.origin === origin ? publishers.headers(address) : {};
    const answer = await request(url, { dispatcher, headers: { ...headers, ...own }, signal });
    received.answer = true;
    const { statusCode: status, body } = answer;
    if (status === 200) {
      const length = Number(text(answer.headers['content-length'])) || undefined;
      if (length !== undefined && length > maxBytes) {
        body.destroy();
        throw new BadAnswer(`the file has ${length} bytes, more than ${maxBytes}`, false);
      }
      await pipeline(
        limited(body, maxBytes, (bytes) => progress?.(bytes, length)),
        createWriteStream(path),
        { signal },
      );
      const [etag, lastModified] = [text(answer.headers.etag), text(answer.headers['last-modified'])];
      const validator = { address, ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) };
      return { address, path, notModified: false, validator };
    }
    await body.dump();
    if (status === 304 && known !== undefined) return { address, path, notModified: true, validator: known };
    const location = text(answer.headers.location);
    if (status < 300 || status > 399 || location === undefined) {
      throw new BadAnswer(
        `the publisher answered ${status}`,
        status === 408 || status === 425 || status === 429 || status >= 500,
        retryAfter(answer.headers['retry-after']),
      );
    }
    if (redirects === MAX_REDIRECTS)
      throw new BadAnswer(`the publisher redirects more than ${MAX_REDIRECTS} times`, false);
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    // Never downgrade from https.
    if (
      next === undefined ||
      !/^https?:$/.test(next.protocol) ||
      (url.protocol === 'https:' && next.protocol === 'http:')
    ) {
      throw new BadAnswer('the publisher redirects to an address that is not https', false);
    }
    url = next;
  }
}

async function* limited(body: Readable, maxBytes: number, progress: (bytes: number) => void): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > maxBytes) throw new BadAnswer(`the file has more than ${maxBytes} bytes`, false);
    progress(total);
    yield chunk;
  }
}

function asFeedError(
  address: string,
  thrown: unknown,
  signal: AbortSignal,
  { timeoutMs, answer }: { readonly timeoutMs: number; readonly answer: boolean },
): { error: FeedError; mayPass: boolean } {
  const { host } = new URL(address);
  if (signal.aborted) {
    // A firewall that drops packets silently.
    const error = answer
      ? new FeedError(`${host}: the download took longer than ${timeoutMs / 1000} s`)
      : new FeedError(`${host} cannot be reached (no answer within ${timeoutMs / 1000} s)`, { unreachable: true });
    return { error, mayPass: false };
  }
  const { code, message } = thrown as NodeJS.ErrnoException;
  if (thrown instanceof AddressRefused) {
    return { error: new FeedError(`${host}: ${message}; LISTS_ALLOW_PRIVATE can allow it`), mayPass: false };
  }
  if (thrown instanceof BadAnswer) return { error: new FeedError(`${host}: ${message}`), mayPass: thrown.mayPass };
  if (isUnreachable(code) && answer) {
    return { error: new FeedError(`${host}: the connection was lost during the download (${code})`), mayPass: true };
  }
  if (isUnreachable(code)) {
    return { error: new FeedError(`${host} cannot be reached (${code})`, { unreachable: true }), mayPass: true };
  }
  return { error: new FeedError(`${host}: ${message}`), mayPass: false };
}

/** Appears in messages, and tells the files of a format apart. */
function fileName(address: string): string {
  return (new URL(address).pathname.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_').slice(0, 80) || 'list';
}

/** Milliseconds until the publisher wants to be asked again; undefined for a date or none. */
function retryAfter(header: string | string[] | undefined): number | undefined {
  const seconds = text(header);
  return seconds !== undefined && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
