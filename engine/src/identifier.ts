/** The kinds of identifier that watchlists carry and subjects are asked for. */
export const IDENTIFIER_TYPES = [
  'passport',
  'national_id',
  'tax_id',
  'registration_number',
  'lei',
  'swift_bic',
  'imo',
  'mmsi',
  'call_sign',
  'tail_number',
  'aircraft_serial',
  'wallet',
  'driving_licence',
  'other',
] as const;

export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];

export interface Identifier {
  readonly type: IdentifierType;
  /** As the publisher wrote it; the engine brings it to normal form itself. */
  readonly value: string;
  /** ISO 3166-1 alpha-2 of the issuer, where known. */
  readonly country?: string;
  /** The chain of a wallet, in the publisher's abbreviation (`XBT`, `ETH`). */
  readonly currency?: string;
}

/**
 * An identifier's value as it is compared: letters and digits alone, upper case, the type's own prefix off.
 * A wallet keeps the case its chain gives meaning to. Empty when nothing is left, which matches nothing.
 */
export function normalizeIdentifier(type: IdentifierType | undefined, value: string): string {
  if (type === 'wallet') return normalizeWallet(value);
  const plain = value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (type === 'imo') return plain.replace(/^IMO(?:NO)?/, '');
  if (type === 'mmsi') return plain.replace(/^MMSI(?:NO)?/, '');
  if (type === 'swift_bic') return plain.length === 11 && plain.endsWith('XXX') ? plain.slice(0, 8) : plain;
  return plain;
}

/**
 * Hexadecimal addresses (Ethereum and its kin) and bech32 (`bc1…`) in lower case; base58 (Bitcoin, Tron, Litecoin,
 * Ripple, Solana, Monero) exactly, because its case is part of the value. A `bitcoin:` scheme goes.
 */
function normalizeWallet(value: string): string {
  const plain = value
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^[a-z]{3,20}:(?=[A-Za-z0-9]{20,})/i, '');
  if (/^(?:0x)?[0-9a-f]{40,66}$/i.test(plain)) return plain.toLowerCase().replace(/^(?!0x)(?=[0-9a-f]{40}$)/, '0x');
  return /^(?:bc1|tb1|ltc1|cosmos1|bnb1|addr1)[0-9a-z]+$/i.test(plain) ? plain.toLowerCase() : plain;
}

/** Whether text looks like a wallet address rather than the name of its owner. */
export function isWalletAddress(text: string): boolean {
  const plain = normalizeWallet(text);
  return (
    /^0x[0-9a-f]{40,64}$/.test(plain) ||
    (/^[A-Za-z0-9]{25,110}$/.test(plain) && /\d/.test(plain) && /[a-z]/i.test(plain))
  );
}

/** IMO ship number: six digits weighed 7 to 2, their sum's last digit is the seventh (IMO resolution A.1117). */
export function isValidImo(value: string): boolean {
  const digits = normalizeIdentifier('imo', value);
  if (!/^\d{7}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 6; i += 1) sum += Number(digits[i]) * (7 - i);
  return sum % 10 === Number(digits[6]);
}

/** MMSI of a ship station: nine digits that begin with a country's 2 to 7 (ITU-R M.585). */
export function isValidMmsi(value: string): boolean {
  return /^[2-7]\d{8}$/.test(normalizeIdentifier('mmsi', value));
}

/** Legal entity identifier: 20 characters whose number, letters as 10 to 35, leaves 1 modulo 97 (ISO 17442). */
export function isValidLei(value: string): boolean {
  const code = normalizeIdentifier('lei', value);
  if (!/^[A-Z0-9]{18}\d{2}$/.test(code)) return false;
  let rest = 0;
  for (const char of code) {
    const number = Number.parseInt(char, 36);
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97;
  }
  return rest === 1;
}
