import {
  type AskedIdentifier,
  type Identifier,
  type IdentifierType,
  isPossibleIdentifier,
  isSameIdentifier,
  isWalletAddress,
  normalizeIdentifier,
  tailNumberCountries,
} from '@touchstone/engine';
import type { AnalysedParty } from '../../domain/analysis.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { type Fact, fact, missing } from './fact.js';
import { isOneSlip } from './one-slip.js';

/** Issued to one party alone, so that the number says who it is. */
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

/** Of which a party has one in the world: another value contradicts whatever the country. */
const SINGULAR: ReadonlySet<IdentifierType> = new Set(['lei', 'imo', 'mmsi', 'tail_number', 'aircraft_serial']);

/** Fewer signs are a stopgap as often as a number ("N/A", "123"). */
const LEAST_SIGNS = 5;

/** Each identifier of the customer beside the record's; one entry that says so where one side has none. */
export function identifierFacts(party: AnalysedParty, record: ListedRecord): readonly Fact[] {
  const given = [...numbersInName(party), ...givenIdentifiers(party)].map((own) => compare(own, record.identifiers));
  // A name that is no number of the record is a name ("Petrel 8"), and no number that the record lacks.
  const facts = given
    .filter(({ outcome, subject }) => outcome !== 'missing' || subject !== party.name)
    .filter(isFirstToAgree);
  return facts.length > 0 ? facts : [missing('identifier', null, shown(record.identifiers))];
}

/** A number that stands in the name and in its own field agrees once. */
function isFirstToAgree({ outcome, listed }: Fact, index: number, facts: readonly Fact[]): boolean {
  return outcome !== 'agree' || facts.findIndex((one) => one.outcome === 'agree' && one.listed === listed) === index;
}

/** As many as a reader takes in. */
const MOST_SHOWN = 3;

function shown(listed: readonly Identifier[]): string | null {
  if (listed.length === 0) return null;
  const values = listed.slice(0, MOST_SHOWN).map(({ value }) => value);
  return `${values.join(', ')}${listed.length > MOST_SHOWN ? ' and others' : ''}`;
}

/** The numbers a customer gave as such. */
function givenIdentifiers(party: AnalysedParty): readonly AskedIdentifier[] {
  const { identificationNumber, businessRegistrationNumber, imoNumber, tailNumber } = party;
  const found: AskedIdentifier[] = [];
  if (identificationNumber !== undefined) found.push(identificationNumber);
  if (businessRegistrationNumber !== undefined)
    found.push({ value: businessRegistrationNumber, type: 'registration_number' });
  if (imoNumber !== undefined) found.push({ value: imoNumber, type: 'imo' });
  if (tailNumber !== undefined) found.push({ value: tailNumber, type: 'tail_number' });
  return found;
}

/** A wallet's, a ship's and an aircraft's number may stand in the name; a wallet's whatever type was chosen. */
function numbersInName({ name, entityTypes }: AnalysedParty): readonly AskedIdentifier[] {
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

function compare(own: AskedIdentifier, listed: readonly Identifier[]): Fact {
  const equal = listed.find((other) => isSameIdentifier(own, other));
  if (equal !== undefined) {
    const strong = STRONG.has(equal.type) && normalizeIdentifier(equal.type, own.value).length >= LEAST_SIGNS;
    return fact('identifier', 'agree', strong ? 'strong' : 'equal', own.value, equal.value);
  }
  const slip = listed.find((candidate) => isSlip(own, candidate));
  if (slip !== undefined) return fact('identifier', 'close', 'slip', own.value, slip.value);
  const other = listed.find((candidate) => contradicts(own, candidate));
  if (other !== undefined)
    return fact('identifier', 'conflict', other.type === 'tail_number' ? 'tail' : 'other', own.value, other.value);
  const alike = listed.filter(({ type }) => type === own.type);
  return missing('identifier', own.value, shown(alike.length > 0 ? alike : listed));
}

/** One sign mistyped in a number long enough to be told from its neighbours by chance. */
function isSlip(own: AskedIdentifier, other: Identifier): boolean {
  if (other.type === 'wallet' || (own.type !== undefined && own.type !== other.type)) return false;
  const [a, b] = [normalizeIdentifier(other.type, own.value), normalizeIdentifier(other.type, other.value)];
  return a.length >= LEAST_SIGNS + 2 && isOneSlip(a, b);
}

/**
 * Another value is a difference only where kind and issuer are known to agree, or where there can be but one; and never
 * where the check digits say that one of the two was mistyped.
 */
function contradicts(own: AskedIdentifier, other: Identifier): boolean {
  if (own.type === undefined || own.type === 'other' || own.type !== other.type) return false;
  if (![own, other].every(({ value }) => isPossibleIdentifier(other.type, value))) return false;
  return SINGULAR.has(other.type) || (own.country !== undefined && own.country === other.country);
}
