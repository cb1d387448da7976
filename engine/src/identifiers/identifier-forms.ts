import { type IdentifierType, maySayCountry, normalizeIdentifier } from '../identifier.js';
import { isValidBic, isValidImo, isValidLei, isValidMmsi } from './check-digits.js';
import { isPlaceholder } from './placeholder.js';
import { isWalletAddress, walletChecksum, walletForms } from './wallet-address.js';

/** An identifier that is asked for. */
export interface QueryIdentifier {
  /** Absent, and `other`: of any kind. */
  readonly type?: IdentifierType | undefined;
  readonly value: string;
  /** ISO 3166-1 alpha-2 of the issuer, where known. */
  readonly country?: string | undefined;
}

/** One normal form under which an identifier may be listed. */
export interface IdentifierForm {
  readonly value: string;
  /** True where the issuer was put before it or taken off: then only a number of a register or a taxpayer is the same. */
  readonly ofRegister?: true;
  /** Only where a record names it as the issuer. */
  readonly country?: string;
}

/**
 * Every normal form under which the same identifier may be listed, its own first: in the way of each type, without a word
 * that says what it is (`Passport No. …`), with and without the issuing country, a wallet in every spelling of its chain.
 * None of a placeholder ("N/A"), which no list can mean.
 */
export function identifierForms({ type, value, country }: QueryIdentifier): readonly IdentifierForm[] {
  if (isPlaceholder(value)) return [];
  const forms = new Map<string, IdentifierForm>();
  const add = (form: IdentifierForm) => {
    if (form.value !== '' && (!forms.has(form.value) || form.ofRegister === undefined)) forms.set(form.value, form);
  };
  const types = type === undefined || type === 'other' ? WAYS : ([type, 'other'] as const);
  for (const text of new Set([value, withoutLabel(value)])) {
    add({ value: normalizeIdentifier(type, text, country) });
    for (const one of types) {
      const plain = normalizeIdentifier(one, text, country);
      add({ value: plain });
      if (one === 'wallet' && isWalletAddress(text)) for (const form of walletForms(text)) add({ value: form });
      if (maySayCountry(one)) for (const form of countryForms(plain, country)) add(form);
    }
  }
  return [...forms.values()];
}

/** One type for each way of writing that there is: the others are written as `other`. */
const WAYS: readonly IdentifierType[] = ['other', 'imo', 'mmsi', 'swift_bic', 'tail_number', 'wallet'];

/** With the issuer before it where that is known; without the two letters that may be its issuer where it is not. */
function countryForms(plain: string, country: string | undefined): readonly IdentifierForm[] {
  if (country !== undefined)
    return /^\d[\dA-Z]{5,}$/.test(plain) ? [{ value: `${country.toUpperCase()}${plain}`, ofRegister: true }] : [];
  const [, issuer, rest] = /^([A-Z]{2})(\d[\dA-Z]{5,})$/.exec(plain) ?? [];
  return issuer === undefined || rest === undefined ? [] : [{ value: rest, country: issuer, ofRegister: true }];
}

/** Words that say what a number is, as people write them before it; the short ones only where something parts them from it. */
const LABEL =
  /^\s*(?:(?:passport|passeport|pasaporte|reisepass|паспорт|national\s+id|identity\s+card|id\s+card|tax\s+id|vat|inn|инн|ogrn|огрн|tin|nit|rfc|lei|isin|iban|swift|bic|imo|mmsi|call\s*sign|tail|serial|registration|company|reg|license|licence|wallet|address)(?:\s*(?:number|num|no|nr|n°|№|#|code))?|id|no|nr|n°|№|#)\s*[.:#№]*[\s:#№.]\s*(?=.*\d)/iu;

function withoutLabel(value: string): string {
  return value.replace(LABEL, '');
}

/**
 * Tells whether a subject's identifier and a listed one are the same: equal in one of the forms, of the same type if both
 * types are known, of the same issuer if both issuers are. `listed` is in normal form.
 */
export function isListedForm(
  forms: readonly IdentifierForm[],
  listed: { readonly type: IdentifierType; readonly value: string; readonly country?: string | undefined },
): boolean {
  return forms.some(
    ({ value, country, ofRegister }) =>
      value === listed.value &&
      (country === undefined || country === listed.country) &&
      (ofRegister === undefined || maySayCountry(listed.type)),
  );
}

/** Tells whether a supplied identifier is the listed one: the one rule, for the search and for the verdict. */
export function isSameIdentifier(
  query: QueryIdentifier,
  listed: { readonly type: IdentifierType; readonly value: string; readonly country?: string | undefined },
): boolean {
  const kind =
    query.type === undefined || query.type === 'other' || listed.type === 'other' || query.type === listed.type;
  const issuer = query.country === undefined || listed.country === undefined || query.country === listed.country;
  if (!kind || !issuer) return false;
  const value = normalizeIdentifier(listed.type, listed.value, listed.country);
  return value !== '' && isListedForm(identifierForms(query), { ...listed, value });
}

/**
 * Tells whether a number is possible for its type, by check digits or form. Two different numbers of a type contradict each
 * other only if both are possible: an impossible one was mistyped and rules nothing out. A placeholder is not possible.
 */
export function isPossibleIdentifier(type: IdentifierType, value: string): boolean {
  if (isPlaceholder(value)) return false;
  switch (type) {
    case 'imo':
      return isValidImo(value);
    case 'mmsi':
      return isValidMmsi(value);
    case 'lei':
      return isValidLei(value);
    case 'swift_bic':
      return isValidBic(value);
    case 'wallet':
      return isWalletAddress(value) && walletChecksum(value) !== 'wrong';
    default:
      return true;
  }
}
