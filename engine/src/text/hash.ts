/** FNV-1a, from a seed, over UTF-16 units, never 0, so that 0 can mean "none" in tables. */
export function hashText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return hash >>> 0 || 1;
}

/** The same over bytes: of a text in ASCII it is the text's hash. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = HASH_OF_NOTHING;
  for (let i = from; i < to; i += 1) hash = withByte(hash, bytes[i] as number);
  return hashOf(hash);
}

/** Where `hashBytes` begins, how it goes on, and how it ends: for the hashes of all beginnings of a word. */
export const HASH_OF_NOTHING = 0x811c9dc5;

export function withByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

export function hashOf(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}
