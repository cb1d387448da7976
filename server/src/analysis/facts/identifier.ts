import {
  type Identifier,
  type IdentifierType,
  isPossibleIdentifier,
  isSameIdentifier,
  isWalletAddress,
  normalizeIdentifier,
  type QueryIdentifier,
  tailNumberCountries,
} from '@touchstone/engine';
import type { AnalysedParty } from '../../domain/analysis.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { both, type Compared, describeFact, IDENTICAL, missing, type PhraseInput } from './fact.js';
import { isOneSlip } from './one-slip.js';

type Level = 'strong' | 'equal' | 'slip' | 'other' | 'tail';

/** Issued to one party alone: an equal number identifies it. */
const STRONG: ReadonlySet<IdentifierType> = new Set([
  'passport',
  'national_id',
  'tax_id',
  'registration_number',
  'lei',
  'imo',
  'tail_number',
  'aircraft_serial',
  'wallet',
]);

/** Identifiers that a party has once worldwide: another value contradicts whatever the country. */
const SINGULAR: ReadonlySet<IdentifierType> = new Set(['lei', 'imo', 'mmsi', 'tail_number', 'aircraft_serial']);

/** Shorter values are placeholders as often as numbers ("N/A", "123"). */
const MIN_LENGTH = 5;

export const identifier = describeFact<Level>({
  noun: (type) => (type === 'Crypto_Wallet' ? 'wallet address' : 'identification number'),
  fields: ['identificationNumber', 'businessRegistrationNumber', 'imoNumber', 'tailNumber'],
  compare: ({ party, analysed }) => compareIdentifiers(party, analysed.record),
  levels: {
    strong: { outcome: 'agree', phrase: IDENTICAL },
    equal: {
      outcome: 'agree',
      phrase: (input) =>
        `the ${input.noun} is identical (${both(input)}), but numbers of this kind do not identify one party alone`,
    },
    slip: {
      outcome: 'close',
      phrase: (input) => `the ${input.noun} differs by one character (${both(input)}), possibly a typing error`,
    },
    other: { outcome: 'conflict', phrase: differing },
    tail: { outcome: 'conflict', phrase: differing },
  },
  identicalAs: (input) => `${isWalletAddress(input.subject) ? 'wallet address' : input.noun} (${both(input)})`,
  agreement: 'identifier',
  conflict: 'hard',
  outweighsDates: true,
  missing: {
    askRank: 1,
    isDriver: true,
    isNotedWhenUnknown: true,
    incomparable: (phrases) => phrases.numbersInconclusive,
  },
});

function differing(input: PhraseInput): string {
  return `the ${input.noun === 'wallet address' ? 'wallet addresses' : 'identification numbers'} differ (${both(input)})`;
}

/** Compares each identifier of the customer with the record's; one is missing if one side has none. */
function compareIdentifiers(party: AnalysedParty, record: ListedRecord): readonly Compared<Level>[] {
  const given = [...numbersInName(party), ...givenIdentifiers(party)].map((own) => compare(own, record.identifiers));
  // A name that is no number of the record is a name ("Petrel 8"), and no number that the record lacks.
  const compared = given
    .filter(({ level, subject }) => level !== 'missing' || subject !== party.name)
    .filter(isFirstToAgree);
  return compared.length > 0 ? compared : [missing(null, shown(record.identifiers))];
}

/** Tells whether the customer is named by a number of the record, as wallets, ships and aircraft may be. */
export function isCalledByNumber(party: AnalysedParty, record: ListedRecord): boolean {
  return compareIdentifiers(party, record).some((one) => isEqual(one) && one.subject === party.name);
}

function isEqual({ level }: Compared<Level>): boolean {
  return level === 'strong' || level === 'equal';
}

/** A number in both the name and its own field agrees once. */
function isFirstToAgree(one: Compared<Level>, index: number, all: readonly Compared<Level>[]): boolean {
  return !isEqual(one) || all.findIndex((other) => isEqual(other) && other.listed === one.listed) === index;
}

/** Further identifiers are only mentioned. */
const MAX_SHOWN = 3;

function shown(listed: readonly Identifier[]): string | null {
  if (listed.length === 0) return null;
  const values = listed.slice(0, MAX_SHOWN).map(({ value }) => value);
  return `${values.join(', ')}${listed.length > MAX_SHOWN ? ' and others' : ''}`;
}

/** Numbers supplied in a field of their own. */
function givenIdentifiers(party: AnalysedParty): readonly QueryIdentifier[] {
  const { identificationNumber, businessRegistrationNumber, imoNumber, tailNumber } = party;
  const found: QueryIdentifier[] = [];
  if (identificationNumber !== undefined) found.push(identificationNumber);
  if (businessRegistrationNumber !== undefined)
    found.push({ value: businessRegistrationNumber, type: 'registration_number' });
  if (imoNumber !== undefined) found.push({ value: imoNumber, type: 'imo' });
  if (tailNumber !== undefined) found.push({ value: tailNumber, type: 'tail_number' });
  return found;
}

/** A wallet's, a ship's and an aircraft's number may stand in the name; a wallet's whatever type was chosen. */
function numbersInName({ name, entityTypes }: AnalysedParty): readonly QueryIdentifier[] {
  if (isWalletAddress(name)) return [{ value: name, type: 'wallet' }];
  return isNumberedName(name, entityTypes) ? [{ value: name }] : [];
}

/** A vessel or aircraft searched for by its number; the marks of many registers are letters alone (`EP-MNB`). */
function isNumberedName(name: string, entityTypes: AnalysedParty['entityTypes']): boolean {
  if (entityTypes.includes('Aircraft') && /^\S{1,6}-\S+$/.test(name.trim()) && tailNumberCountries(name).length > 0)
    return true;
  return (
    (entityTypes.includes('Vessel') || entityTypes.includes('Aircraft')) && /\d/.test(name) && !/\s\S+\s/.test(name)
  );
}

function compare(own: QueryIdentifier, listed: readonly Identifier[]): Compared<Level> {
  const equal = listed.find((other) => isSameIdentifier(own, other));
  if (equal !== undefined) {
    const strong = STRONG.has(equal.type) && normalizeIdentifier(equal.type, own.value).length >= MIN_LENGTH;
    return { level: strong ? 'strong' : 'equal', subject: own.value, listed: equal.value };
  }
  const slip = listed.find((candidate) => isSlip(own, candidate));
  if (slip !== undefined) return { level: 'slip', subject: own.value, listed: slip.value };
  const other = listed.find((candidate) => contradicts(own, candidate));
  if (other !== undefined)
    return { level: other.type === 'tail_number' ? 'tail' : 'other', subject: own.value, listed: other.value };
  const alike = listed.filter(({ type }) => type === own.type);
  return missing(own.value, shown(alike.length > 0 ? alike : listed));
}

/** Tells whether one character is mistyped in a number too long for coincidence. */
function isSlip(own: QueryIdentifier, other: Identifier): boolean {
  if (other.type === 'wallet' || (own.type !== undefined && own.type !== other.type)) return false;
  const [a, b] = [normalizeIdentifier(other.type, own.value), normalizeIdentifier(other.type, other.value)];
  return a.length >= MIN_LENGTH + 2 && isOneSlip(a, b);
}

/**
 * Tells whether two values contradict each other: only if kind and issuer are known to agree, or a party has but one;
 * never if the check digits show that one of the two was mistyped.
 */
function contradicts(own: QueryIdentifier, other: Identifier): boolean {
  if (own.type === undefined || own.type === 'other' || own.type !== other.type) return false;
  if (![own, other].every(({ value }) => isPossibleIdentifier(other.type, value))) return false;
  return SINGULAR.has(other.type) || (own.country !== undefined && own.country === other.country);
}
