import { sha256 } from './sha256.js';

export const BITCOIN_SIGNS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const RIPPLE_SIGNS = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';

/** The bytes that base58 text stands for; undefined where it holds another sign. */
export function decodeBase58(text: string, signs: string = BITCOIN_SIGNS): Uint8Array | undefined {
  let number = 0n;
  for (const sign of text) {
    const digit = signs.indexOf(sign);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; number > 0n; number >>= 8n) bytes.unshift(Number(number & 255n));
  for (const sign of text) {
    if (sign !== signs[0]) break;
    bytes.unshift(0);
  }
  return Uint8Array.from(bytes);
}

function encodeBase58(bytes: Uint8Array, signs: string): string {
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = signs.charAt(Number(number % 58n)) + text;
  for (const byte of bytes) {
    if (byte !== 0) break;
    text = signs.charAt(0) + text;
  }
  return text;
}

/** Base58 with a checksum of four bytes: what it carries (version first), or undefined where the checksum is wrong. */
export function decodeBase58Check(text: string, signs: string = BITCOIN_SIGNS): Uint8Array | undefined {
  const bytes = decodeBase58(text, signs);
  if (bytes === undefined || bytes.length < 5) return undefined;
  const carried = bytes.subarray(0, -4);
  return startsWith(sha256(sha256(carried)), bytes.subarray(-4)) ? carried : undefined;
}

export function encodeBase58Check(carried: Uint8Array, signs: string = BITCOIN_SIGNS): string {
  return encodeBase58(Uint8Array.from([...carried, ...sha256(sha256(carried)).subarray(0, 4)]), signs);
}

export function startsWith(bytes: Uint8Array, beginning: Uint8Array): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}
