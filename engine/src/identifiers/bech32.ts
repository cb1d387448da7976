const SIGNS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Checksums of bech32 (BIP 173) and of bech32m (BIP 350). */
const CHECKED = [1n, 0x2bc830a3n];
const GENERATOR = [0x3b6a57b2n, 0x26508e6dn, 0x1ea119fan, 0x3d4233ddn, 0x2a1462b3n];
const CASH_GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const CASH_PREFIX = 'bitcoincash';

/** Whether the checksum of an address like `bc1…`, `ltc1…`, `addr1…` is right, in either form. Lower case. */
export function isBech32(address: string): boolean {
  const one = address.lastIndexOf('1');
  const [prefix, data] = [address.slice(0, one), signsOf(address.slice(one + 1))];
  if (one < 1 || data === undefined || data.length < 6) return false;
  const expanded = [...prefix].map((char) => char.charCodeAt(0));
  const values = [...expanded.map((code) => code >> 5), 0, ...expanded.map((code) => code & 31), ...data];
  return CHECKED.includes(polymod(values, GENERATOR, 25n));
}

/**
 * What a Bitcoin Cash address without its prefix carries: the version byte and the hash; undefined where it is none or its
 * checksum is wrong. (CashAddr specification, 2018.)
 */
export function decodeCashAddress(address: string): Uint8Array | undefined {
  const data = signsOf(address);
  if (data === undefined || data.length !== 42) return undefined;
  const prefix = [...CASH_PREFIX].map((char) => char.charCodeAt(0) & 31);
  if (polymod([...prefix, 0, ...data], CASH_GENERATOR, 35n) !== 1n) return undefined;
  const bits = data.slice(0, 34).reduce((sum, value) => (sum << 5n) | BigInt(value), 0n) >> 2n;
  return Uint8Array.from({ length: 21 }, (_, index) => Number((bits >> BigInt(8 * (20 - index))) & 255n));
}

/** The Bitcoin Cash address, without its prefix, of a version byte and a hash of 20 bytes. */
export function encodeCashAddress(carried: Uint8Array): string {
  const bits = carried.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) << 2n;
  const data = Array.from({ length: 34 }, (_, index) => Number((bits >> BigInt(5 * (33 - index))) & 31n));
  const prefix = [...CASH_PREFIX].map((char) => char.charCodeAt(0) & 31);
  const sum = polymod([...prefix, 0, ...data, 0, 0, 0, 0, 0, 0, 0, 0], CASH_GENERATOR, 35n) ^ 1n;
  const check = Array.from({ length: 8 }, (_, index) => Number((sum >> BigInt(5 * (7 - index))) & 31n));
  return [...data, ...check].map((value) => SIGNS.charAt(value)).join('');
}

function signsOf(text: string): number[] | undefined {
  const values = [...text].map((sign) => SIGNS.indexOf(sign));
  return values.includes(-1) ? undefined : values;
}

function polymod(values: readonly number[], generator: readonly bigint[], shift: bigint): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> shift;
    sum = ((sum & ((1n << shift) - 1n)) << 5n) ^ BigInt(value);
    for (const [bit, term] of generator.entries()) if (((top >> BigInt(bit)) & 1n) === 1n) sum ^= term;
  }
  return sum;
}
