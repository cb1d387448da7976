import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js';
import { base58, base58xmr, base58xrp, bech32, bech32m } from '@scure/base';
import { decodeBase58Check, decodeBytes, encodeBase58Check, startsWith } from './base58-check.js';
import { decodeCashAddress, encodeCashAddress } from './cash-address.js';

const HEX = /^(?:0x)?[0-9a-f]{40,66}$/i;
/** Prefixes of bech32 addresses: Bitcoin, Litecoin, Cardano, Zcash, Cosmos, Binance Chain. Such text may be all upper case. */
const BECH32 = /^(?:bc|tb|ltc|addr|zs|u|cosmos|bnb)1[02-9ac-hj-np-z]+$/;
const CASH_ADDRESS = /^[qp][02-9ac-hj-np-z]{41}$/;

/**
 * An address as it is compared: without the `bitcoin:` and the `?amount=` of a payment link; hexadecimal addresses (Ethereum
 * and its kin), bech32 (`bc1…`) and Bitcoin Cash in lower case; base58 (Bitcoin, Tron, Litecoin, Ripple, Solana, Monero)
 * exactly, because its case is part of the value.
 */
export function normalizeWallet(value: string): string {
  const plain = value
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^[a-z]{3,20}:(?:\/\/)?(?:pay-)?(?=[A-Za-z0-9]{20,})/i, '')
    .replace(/^([A-Za-z0-9]{20,})[?@/].*$/, '$1');
  if (HEX.test(plain)) return plain.toLowerCase().replace(/^(?!0x)(?=[0-9a-f]{40}$)/, '0x');
  const lower = plain.toLowerCase();
  const oneCase = plain === lower || plain === plain.toUpperCase();
  return oneCase && (BECH32.test(lower) || CASH_ADDRESS.test(lower)) ? lower : plain;
}

/** A character outside ASCII may become a digit when normalized. */
const MAY_HOLD_DIGIT = /\d|\P{ASCII}/u;

/** Tells whether text looks like a wallet address rather than the name of its owner. */
export function isWalletAddress(text: string): boolean {
  if (!MAY_HOLD_DIGIT.test(text)) return false;
  const plain = normalizeWallet(text);
  return (
    /^0x[0-9a-f]{40,64}$/.test(plain) ||
    (/^[A-Za-z0-9]{25,110}$/.test(plain) && /\d/.test(plain) && /[a-z]/i.test(plain))
  );
}

/**
 * Every way in which the same wallet may be listed, in normal form, the given one first: a Bitcoin Cash address in its old
 * and its new form, a Litecoin script address with `M` and with `3`, a Tron address in hexadecimal, a Ripple address that
 * carries a tag, a Monero address that carries a payment id. A wrong checksum has no other form.
 */
export function walletForms(value: string): readonly string[] {
  const own = normalizeWallet(value);
  return [own, ...fromCash(own), ...fromBase58(own), ...fromHex(own), ...fromRipple(own), ...fromMonero(own)];
}

const CASH_VERSIONS = new Map([
  [0x00, 0x00],
  [0x08, 0x05],
]);
const [BITCOIN_KEY, BITCOIN_SCRIPT, LITECOIN_SCRIPT, TRON] = [0x00, 0x05, 0x32, 0x41];

function fromCash(address: string): string[] {
  const carried = CASH_ADDRESS.test(address) ? decodeCashAddress(address) : undefined;
  const version = carried && CASH_VERSIONS.get(carried[0] as number);
  return carried === undefined || version === undefined ? [] : [encodeBase58Check(withVersion(version, carried))];
}

function fromBase58(address: string): string[] {
  const carried = /^[13MT][1-9A-Za-z]{25,34}$/.test(address) ? decodeBase58Check(address) : undefined;
  if (carried?.length !== 21) return [];
  switch (carried[0]) {
    case BITCOIN_KEY:
      return [encodeCashAddress(carried)];
    case BITCOIN_SCRIPT:
      return [encodeCashAddress(withVersion(0x08, carried)), encodeBase58Check(withVersion(LITECOIN_SCRIPT, carried))];
    case LITECOIN_SCRIPT:
      return [encodeBase58Check(withVersion(BITCOIN_SCRIPT, carried))];
    case TRON:
      return [[...carried].map((byte) => byte.toString(16).padStart(2, '0')).join('')];
    default:
      return [];
  }
}

/** Tron's own tools write an address as hexadecimal with its version, 41. */
function fromHex(address: string): string[] {
  const hex = /^(?:0x)?(41[0-9a-f]{40})$/.exec(address)?.[1];
  if (hex === undefined) return [];
  return [encodeBase58Check(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))];
}

/** An X-address holds the account and a tag (XLS-5d). */
function fromRipple(address: string): string[] {
  const carried = /^X[1-9A-Za-z]{45,47}$/.test(address) ? decodeBase58Check(address, base58xrp) : undefined;
  if (carried?.length !== 31 || carried[0] !== 0x05 || carried[1] !== 0x44) return [];
  return [encodeBase58Check(Uint8Array.from([0, ...carried.subarray(2, 22)]), base58xrp)];
}

function withVersion(version: number, carried: Uint8Array): Uint8Array {
  return Uint8Array.from([version, ...carried.subarray(1)]);
}

const MONERO_INTEGRATED = 19;
const MONERO_STANDARD = 18;

/** An integrated address is an account's address followed by a payment id of eight bytes. */
function fromMonero(address: string): string[] {
  if (!/^4[1-9A-Za-z]{105}$/.test(address)) return [];
  const bytes = decodeBytes(base58xmr, address);
  if (bytes?.[0] !== MONERO_INTEGRATED || !isMoneroChecked(bytes)) return [];
  const account = Uint8Array.from([MONERO_STANDARD, ...bytes.subarray(1, 65)]);
  return [base58xmr.encode(Uint8Array.from([...account, ...keccak256(account).subarray(0, 4)]))];
}

/**
 * Checks an address against its chain's checksum: `right`; `wrong` if its form identifies the chain, so that the address
 * cannot exist as written; `none` if the chain has no checksum (Solana, an Ethereum address in one case) or the form
 * identifies no chain.
 */
export function walletChecksum(value: string): 'right' | 'wrong' | 'none' {
  const address = normalizeWallet(value);
  if (/^0x[0-9a-f]{40}$/.test(address)) return ethereumChecksum(value);
  if (BECH32.test(address)) return judged(isBech32(address));
  if (CASH_ADDRESS.test(address)) return judged(decodeCashAddress(address) !== undefined);
  if (/^[48][1-9A-Za-z]{94}$/.test(address) || /^4[1-9A-Za-z]{105}$/.test(address)) {
    const bytes = decodeBytes(base58xmr, address);
    return judged(bytes !== undefined && isMoneroChecked(bytes));
  }
  if (HALF_HEX.test(address)) return 'wrong';
  if (!/^[0-9A-Za-z]{25,48}$/.test(address)) return 'none';
  if (decodeBase58Check(address) !== undefined || decodeBase58Check(address, base58xrp) !== undefined) return 'right';
  // Other text can be as long: only text that begins like an address and has its length is reported.
  const isAddress = BASE58_ADDRESSES.some((form) => form.test(address));
  // A character that base58 omits was misread (0 for o, I for 1); text in one case is more likely a hash or a number.
  const isMisread = /[0OIl]/.test(address);
  if (isMisread && !(/[a-z]/.test(address) && /[A-Z]/.test(address))) return 'none';
  return isAddress && (isMisread || decodeBytes(base58, address)?.length !== 32) ? 'wrong' : 'none';
}

/** Bitcoin, Litecoin, Tron, Dash, Dogecoin and Verge, Bitcoin Gold, Ripple, Zcash. */
const BASE58_ADDRESSES = [
  /^[13][0-9A-Za-z]{25,33}$/,
  /^[LMTXDG][0-9A-Za-z]{33}$/,
  /^r[0-9A-Za-z]{24,34}$/,
  /^t[13][0-9A-Za-z]{33}$/,
];

/** An Ethereum address, or Tron's in hexadecimal, with too many or too few characters, or one that is not a hex digit. */
const HALF_HEX = /^0x(?![0-9a-f]{40}$|41[0-9a-f]{40}$)[0-9a-z]{36,44}$/i;

function judged(right: boolean): 'right' | 'wrong' {
  return right ? 'right' : 'wrong';
}

/** The case of each letter is a bit of the address's own hash (EIP-55); in one case there is no checksum. */
function ethereumChecksum(value: string): 'right' | 'wrong' | 'none' {
  const signs = /[0-9a-f]{40}/i.exec(value.replace(/[\s\p{Cf}]/gu, ''))?.[0] ?? '';
  if (signs === signs.toLowerCase() || signs === signs.toUpperCase()) return 'none';
  const hash = keccak256(Uint8Array.from(signs.toLowerCase(), (sign) => sign.charCodeAt(0)));
  return judged(
    [...signs].every((sign, index) => {
      const half = ((hash[index >> 1] as number) >> (index % 2 === 0 ? 4 : 0)) & 15;
      return !/[a-f]/i.test(sign) || half >= 8 === (sign === sign.toUpperCase());
    }),
  );
}

/** The longer form of an address may exceed the 90 characters of BIP 173: Cardano's has 103. */
function isBech32(address: string): boolean {
  return [bech32, bech32m].some((coder) => coder.decodeUnsafe(address, false) !== undefined);
}

function isMoneroChecked(bytes: Uint8Array): boolean {
  return bytes.length > 4 && startsWith(keccak256(bytes.subarray(0, -4)), bytes.subarray(-4));
}
