const SIGNS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const PREFIX = 'bitcoincash';

/**
 * Decodes a Bitcoin Cash address without its prefix to the version byte and the hash; undefined if it is not one or its
 * checksum is wrong. (CashAddr specification, 2018.)
 */
export function decodeCashAddress(address: string): Uint8Array | undefined {
  const data = signsOf(address);
  if (data === undefined || data.length !== 42) return undefined;
  const prefix = [...PREFIX].map((char) => char.charCodeAt(0) & 31);
  if (polymod([...prefix, 0, ...data]) !== 1n) return undefined;
  const bits = data.slice(0, 34).reduce((sum, value) => (sum << 5n) | BigInt(value), 0n) >> 2n;
  return Uint8Array.from({ length: 21 }, (_, index) => Number((bits >> BigInt(8 * (20 - index))) & 255n));
}

/** The Bitcoin Cash address, without its prefix, of a version byte and a hash of 20 bytes. */
export function encodeCashAddress(carried: Uint8Array): string {
  const bits = carried.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) << 2n;
  const data = Array.from({ length: 34 }, (_, index) => Number((bits >> BigInt(5 * (33 - index))) & 31n));
  const prefix = [...PREFIX].map((char) => char.charCodeAt(0) & 31);
  const sum = polymod([...prefix, 0, ...data, 0, 0, 0, 0, 0, 0, 0, 0]) ^ 1n;
  const check = Array.from({ length: 8 }, (_, index) => Number((sum >> BigInt(5 * (7 - index))) & 31n));
  return [...data, ...check].map((value) => SIGNS.charAt(value)).join('');
}

function signsOf(text: string): number[] | undefined {
  const values = [...text].map((sign) => SIGNS.indexOf(sign));
  return values.includes(-1) ? undefined : values;
}

function polymod(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & ((1n << 35n) - 1n)) << 5n) ^ BigInt(value);
    for (const [bit, term] of GENERATOR.entries()) if (((top >> BigInt(bit)) & 1n) === 1n) sum ^= term;
  }
  return sum;
}
