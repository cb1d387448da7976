import { readFileSync } from 'node:fs';
import { PUBLISHER_ADDRESSES } from './publisher-addresses.js';

/** Where lists are fetched from. */
export interface Publishers {
  /** The sources that are fetched when none is named. */
  readonly byDefault: readonly string[];
  /** The addresses of a source; undefined where none is known. */
  addresses(source: string): readonly string[] | undefined;
  /** Every source with an address. */
  readonly known: readonly string[];
}

/**
 * The publishers' addresses, and in their place those of a file: `{ "<source>": ["<url>", …] }`; an empty list takes a source
 * out. Throws, with what is wrong, when the file cannot be used.
 */
export function readPublishers(file: string | undefined): Publishers {
  const own = file === undefined ? {} : ownAddresses(file);
  const all = new Map<string, { readonly addresses: readonly string[]; readonly byDefault: boolean }>(
    Object.entries(PUBLISHER_ADDRESSES),
  );
  for (const [source, addresses] of Object.entries(own)) {
    if (addresses.length === 0) all.delete(source);
    else all.set(source, { addresses, byDefault: true });
  }
  return {
    byDefault: [...all].filter(([, { byDefault }]) => byDefault).map(([source]) => source),
    addresses: (source) => all.get(source)?.addresses,
    known: [...all.keys()],
  };
}

function ownAddresses(file: string): Record<string, readonly string[]> {
  const refuse = (reason: string): never => {
    throw Object.assign(new Error(`LISTS_ADDRESSES: ${file} ${reason}`), { forPeople: true });
  };
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(`cannot be read: ${(error as Error).message}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('is no JSON object');
  for (const [source, addresses] of Object.entries(given)) {
    const sound = Array.isArray(addresses) && addresses.every((address) => isAddress(address));
    if (!sound) refuse(`must have a list of http or https addresses for ${source}`);
  }
  return given as Record<string, readonly string[]>;
}

function isAddress(text: unknown): boolean {
  return typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
