import { numberInWords } from './identifiers/number-in-words.js';
import { normalizeWallet } from './identifiers/wallet-address.js';

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
 * An identifier's value as it is compared: letters and digits alone, upper case, digits of every script as Latin ones, the
 * type's own prefix off, words that say what it is, and that of its own country (`RU7707083893` of Russia). A wallet keeps the case its chain gives
 * meaning to. Empty when nothing is left, which matches nothing. A text too long for a number is compared as it is written.
 */
export function normalizeIdentifier(type: IdentifierType | undefined, value: string, country?: string): string {
  if (type === 'wallet') return normalizeWallet(value);
  if (value.length > MAX_NUMBER_LENGTH) return value;
  const plain = plainForm(numberInWords(value), type === 'tail_number' || type === 'call_sign');
  if (type === 'imo') return plain.replace(/^IMO(?:NO)?/, '');
  if (type === 'mmsi') return plain.replace(/^MMSI(?:NO)?/, '');
  if (type === 'swift_bic') return plain.length === 11 && plain.endsWith('XXX') ? plain.slice(0, 8) : plain;
  return country === undefined || !maySayCountry(type) ? plain : withoutCountry(plain, country.toUpperCase());
}

/** No number is longer, with all the words about it. */
const MAX_NUMBER_LENGTH = 300;

/** Numbers that are written with or without the country that gave them: of taxpayers and of registers. */
export function maySayCountry(type: IdentifierType | undefined): boolean {
  return type === undefined || ['tax_id', 'registration_number', 'national_id', 'other'].includes(type);
}

/** The prefix goes where a number of some length is left: `AT12` may be a number of its own. */
function withoutCountry(plain: string, country: string): string {
  const rest = plain.startsWith(country) ? plain.slice(country.length) : plain;
  return /^\d[\dA-Z]{5,}$/.test(rest) ? rest : plain;
}

/** Letters that are drawn as Latin ones, as they are typed on another keyboard: a Ukrainian passport `АВ123456`. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [...'АВЕКМНОРСТУХІЈЅ']
    .map((letter, index) => [letter, 'ABEKMHOPCTYXIJS'.charAt(index)] as const)
    .concat([...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, index) => [letter, 'ABEZHIKMNOPTYX'.charAt(index)] as const)),
);

/** Marks of ships and aircraft are read by their sound: `РА-76511` is RA-76511. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  [...'АБВГДЕЗИКЛМНОПРСТУФХЯ'].map((letter, index) => [letter, 'ABVGDEZIKLMNOPRSTUFHA'.charAt(index)] as const),
);

function plainForm(value: string, bySound: boolean): string {
  if (/^[0-9A-Z]*$/.test(value)) return value;
  const plain = value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, latinDigit);
  if (/^[0-9A-Z]*$/.test(plain)) return plain;
  const letters = bySound ? SOUNDS : LOOK_ALIKES;
  const read = [...plain].map((sign) => letters.get(sign) ?? sign).join('');
  // A word of another script is one: only where every letter has its Latin twin was it meant as Latin.
  return /^[0-9A-Z]*$/.test(read) ? read : plain;
}

/** Digits of one script stand together, zero first. */
function latinDigit(digit: string): string {
  let zero = digit.codePointAt(0) as number;
  const code = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String((code - zero) % 10);
}
