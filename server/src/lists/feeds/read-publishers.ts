import { readFileSync } from 'node:fs';
import type { Publisher } from '../publisher.js';
import { PUBLISHERS } from '../publishers.js';

/** Addresses that lists are fetched from. */
export interface Publishers {
  /** Sources fetched by default. */
  readonly byDefault: readonly string[];
  /** Undefined for a source without an address. */
  addresses(source: string): readonly string[] | undefined;
  /** Headers that the publisher requires for this address, such as a key. */
  headers(address: string): Readonly<Record<string, string>>;
  /** Hours from one download of a source to the next; undefined is daily. */
  everyHours(source: string): number | undefined;
  /** Sources with an address. */
  readonly known: readonly string[];
}

/** An address in the operator's file. */
type OwnAddress = string | { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/**
 * The publishers' addresses, overridden by those of a file: `{ "<source>": ["<url>", …] }`, where a url may also be
 * `{ "url", "headers" }`; an empty array removes a source. Without a contact, publishers that need one are fetched only when
 * named. Throws, naming the fault, when the file cannot be used.
 */
export function readPublishers(file: string | undefined, contact?: string): Publishers {
  const own = file === undefined ? {} : ownAddresses(file);
  const all = new Map<string, { readonly addresses: readonly string[]; readonly byDefault: boolean }>(
    PUBLISHERS.flatMap(({ source, addresses, fetchedByDefault = false, needsContact = false }: Publisher) =>
      addresses === undefined
        ? []
        : [[source, { addresses, byDefault: fetchedByDefault && (!needsContact || contact !== undefined) }] as const],
    ),
  );
  const everyHours = new Map(
    PUBLISHERS.map(({ source, fetchedEveryHours }: Publisher) => [source, fetchedEveryHours] as const),
  );
  const headers = new Map<string, Readonly<Record<string, string>>>();
  for (const [source, given] of Object.entries(own)) {
    const addresses = given.map((address) => (typeof address === 'string' ? address : address.url));
    if (addresses.length === 0) all.delete(source);
    else all.set(source, { addresses, byDefault: true });
    for (const address of given) if (typeof address !== 'string') headers.set(address.url, address.headers);
  }
  return {
    byDefault: [...all].filter(([, { byDefault }]) => byDefault).map(([source]) => source),
    addresses: (source) => all.get(source)?.addresses,
    everyHours: (source) => everyHours.get(source),
    headers: (address) => headers.get(address) ?? {},
    known: [...all.keys()],
  };
}

function ownAddresses(file: string): Record<string, readonly OwnAddress[]> {
  const refuse = (reason: string): never => {
    throw Object.assign(new Error(`LISTS_ADDRESSES: ${file} ${reason}`), { forPeople: true });
  };
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(`cannot be read: ${(error as Error).message}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('is not a JSON object');
  for (const [source, addresses] of Object.entries(given)) {
    const sound =
      Array.isArray(addresses) && addresses.every((address) => isAddress(address) || isWithHeaders(address));
    if (!sound)
      refuse(
        `must set ${source} to an array of http or https addresses, each a string or { "url", "headers" } with strings as header values`,
      );
  }
  return given as Record<string, readonly OwnAddress[]>;
}

function isAddress(text: unknown): boolean {
  return typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isWithHeaders(given: unknown): boolean {
  if (typeof given !== 'object' || given === null || !('url' in given) || !('headers' in given)) return false;
  const { url, headers } = given;
  if (!isAddress(url) || typeof headers !== 'object' || headers === null) return false;
  return Object.entries(headers).every(([name, value]) => /^[\w-]+$/.test(name) && isHeaderValue(value));
}

function isHeaderValue(value: unknown): boolean {
  return typeof value === 'string' && /^[\x20-\x7e]*$/.test(value);
}
