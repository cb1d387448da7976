import {
  type EntityType,
  isPlaceholder,
  isValidBic,
  isValidIban,
  isValidImo,
  isValidIsin,
  isValidLei,
  isValidMmsi,
  isWalletAddress,
  tailNumberCountries,
  walletChecksum,
} from '@touchstone/engine';
import type { PartyDetails } from './party-details.js';

/** Faults visible in the number alone: wrong check digits, or not the format of its kind. */
export type IdentifierFault =
  | 'imo_checksum_wrong'
  | 'mmsi_form_wrong'
  | 'lei_checksum_wrong'
  | 'iban_checksum_wrong'
  | 'isin_checksum_wrong'
  | 'bic_form_wrong'
  | 'wallet_checksum_wrong'
  | 'tail_mark_unknown';

/** The kind of number and what is wrong with it: "The IMO number fails its check digit …". */
export const FAULT_WORDS: Readonly<Record<IdentifierFault, string>> = {
  imo_checksum_wrong: 'IMO number fails its check digit',
  mmsi_form_wrong: 'MMSI is not valid for a vessel',
  lei_checksum_wrong: 'LEI fails its check digits',
  iban_checksum_wrong: 'IBAN fails its check digits',
  isin_checksum_wrong: 'ISIN fails its check digit',
  bic_form_wrong: 'BIC is not in BIC format',
  wallet_checksum_wrong: 'wallet address fails its checksum',
  tail_mark_unknown: 'tail number does not begin with a known registration mark',
};

interface Numbers {
  readonly name: string;
  readonly entityTypes: readonly EntityType[];
  readonly uniqueIdentifier?: string | undefined;
  readonly party?: PartyDetails | undefined;
}

/**
 * Lists the faults of the supplied identifiers, each once. A mistyped number cannot find its party, so the search does
 * not clear the subject: it is reported, and the search runs all the same. A bare number has the kind that the entity
 * type suggests, a labelled one (`IMO 9074728`) the kind of its label.
 */
export function identifierFaults({
  name,
  entityTypes,
  uniqueIdentifier,
  party = {},
}: Numbers): readonly IdentifierFault[] {
  const is = (...types: readonly string[]) => entityTypes.some((type) => types.includes(type));
  const found = new Set<IdentifierFault>();
  const check = (wrong: boolean, fault: IdentifierFault) => {
    if (wrong) found.add(fault);
  };
  const { imoNumber, tailNumber } = party;
  if (imoNumber !== undefined) check(!isValidImo(imoNumber), 'imo_checksum_wrong');
  if (tailNumber !== undefined)
    check(isPlaceholder(tailNumber) || tailNumberCountries(tailNumber).length === 0, 'tail_mark_unknown');
  // The words of a long name, run together, may have the form of an address.
  if ((is('Crypto_Wallet') || !/\s/.test(name.trim())) && isWalletAddress(name))
    check(walletChecksum(name) === 'wrong', 'wallet_checksum_wrong');
  const identifiers = [uniqueIdentifier, party.identificationNumber?.value, party.businessRegistrationNumber];
  for (const value of identifiers.filter((one) => one !== undefined)) {
    const { label, plain } = labelled(value);
    const isOf = (word: string, form: RegExp, byType: boolean) =>
      label === word || (label === undefined && byType && form.test(plain));
    check(isOf('IMO', /^\d{7}$/, is('Vessel')) && !isValidImo(plain), 'imo_checksum_wrong');
    check(isOf('MMSI', /^\d{9}$/, is('Vessel')) && !isValidMmsi(plain), 'mmsi_form_wrong');
    check(
      isOf('LEI', /^[0-9A-Z]{18}\d{2}$/, is('Company', 'Organization')) && !isValidLei(plain),
      'lei_checksum_wrong',
    );
    check(isOf('IBAN', IBAN, true) && !isValidIban(plain), 'iban_checksum_wrong');
    check(label === 'ISIN' && !isValidIsin(plain), 'isin_checksum_wrong');
    check((label === 'BIC' || label === 'SWIFT') && !isValidBic(plain), 'bic_form_wrong');
    check(isWalletAddress(value) && walletChecksum(value) === 'wrong', 'wallet_checksum_wrong');
  }
  return [...found];
}

/** IBAN: the code of an issuing country, two check digits and at least eleven letters or digits. */
const IBAN =
  /^(?:AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|AE|SA|TR|UA)\d{2}[0-9A-Z]{11,27}$/;

/** The word before a number that says what it is, and the number's letters and digits. */
function labelled(value: string): { readonly label?: string; readonly plain: string } {
  const upper = value.normalize('NFKC').toUpperCase();
  const [, label] = /^\s*(IMO|MMSI|LEI|IBAN|ISIN|BIC|SWIFT)(?=[^A-Z]|\s|$)/.exec(upper) ?? [];
  const plain = upper
    .slice(label === undefined ? 0 : upper.indexOf(label) + label.length)
    .replace(/^\s*(?:NUMBER|NO|CODE)\b/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return label === undefined ? { plain } : { label, plain };
}
