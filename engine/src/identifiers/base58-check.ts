import { sha256 } from '@noble/hashes/sha2.js';
import { type BytesCoder, base58 } from '@scure/base';

/** Bytes that encoded text stands for; undefined where it is not of that encoding. */
export function decodeBytes(coder: BytesCoder, text: string): Uint8Array | undefined {
  try {
    return coder.decode(text);
  } catch {
    return undefined;
  }
}

/** Base58 with a checksum of four bytes: what it carries (version first), or undefined where the checksum is wrong. */
export function decodeBase58Check(text: string, coder: BytesCoder = base58): Uint8Array | undefined {
  const bytes = decodeBytes(coder, text);
  if (bytes === undefined || bytes.length < 5) return undefined;
  const carried = bytes.subarray(0, -4);
  return startsWith(sha256(sha256(carried)), bytes.subarray(-4)) ? carried : undefined;
}

export function encodeBase58Check(carried: Uint8Array, coder: BytesCoder = base58): string {
  return coder.encode(Uint8Array.from([...carried, ...sha256(sha256(carried)).subarray(0, 4)]));
}

export function startsWith(bytes: Uint8Array, beginning: Uint8Array): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}
