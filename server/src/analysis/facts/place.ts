import { areKindred } from '@touchstone/engine';
import type { AnalysedParty } from '../../domain/analysis.js';
import { countryName, nationalitiesNamed } from '../../domain/country.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { type Fact, fact, missing } from './fact.js';

/** Countries of which many listed parties are, so that agreeing on one tells less. Shares of all records, by alpha-2. */
export type CountryShares = Readonly<Record<string, number>>;

/** From this share of the listed parties on, a country is common. */
const COMMON_SHARE = 0.05;

/**
 * Nationality (of a company its jurisdiction, of a ship its flag) beside the record's nationalities. One that the record
 * is only tied to is close; a nationality that cannot be read counts as not supplied.
 */
export function nationalityFact(party: AnalysedParty, record: ListedRecord, shares: CountryShares): Fact {
  const own = party.nationality === undefined ? [] : nationalitiesNamed(party.nationality);
  const { nationalities, countries } = record;
  if (own.length === 0 || (nationalities.length === 0 && countries.length === 0))
    return missing(
      'nationality',
      own.length === 0 ? (party.nationality ?? null) : names(own),
      nationalities.length === 0 ? null : names(nationalities),
    );
  const same = own.find((code) => nationalities.includes(code));
  if (same !== undefined) return agreeing('nationality', same, shares);
  const tied = own.find((code) => countries.includes(code));
  if (tied !== undefined) return fact('nationality', 'close', 'tied', names(own), countryName(tied));
  if (nationalities.length === 0) return missing('nationality', names(own), null);
  // Ships and aircraft change their flag as easily as their paint: a sanctioned one more often than others.
  if (record.entityType === 'Vessel' || record.entityType === 'Aircraft')
    return fact('nationality', 'close', 'flag', names(own), names(nationalities));
  const kin = own.some((code) => nationalities.some((other) => areKindred(code, other)));
  return fact('nationality', kin ? 'close' : 'conflict', kin ? 'kindred' : 'other', names(own), names(nationalities));
}

/** Countries the customer is tied to beside all that the record is. */
export function countryFact(party: AnalysedParty, record: ListedRecord, shares: CountryShares): Fact {
  const own = party.countries ?? [];
  const listed = record.countries;
  if (own.length === 0 || listed.length === 0)
    return missing('country', own.length === 0 ? null : names(own), listed.length === 0 ? null : names(listed));
  const same = own.find((code) => listed.includes(code));
  if (same !== undefined) return agreeing('country', same, shares);
  if (record.entityType === 'Vessel' || record.entityType === 'Aircraft')
    return fact('country', 'close', 'flag', names(own), names(listed));
  const kin = own.some((code) => listed.some((other) => areKindred(code, other)));
  // People live where no list knows them; a firm is where it is registered.
  if (record.entityType === 'Person' && !kin) return fact('country', 'close', 'elsewhere', names(own), names(listed));
  return fact('country', kin ? 'close' : 'conflict', kin ? 'kindred' : 'other', names(own), names(listed));
}

function agreeing(code: 'nationality' | 'country', country: string, shares: CountryShares): Fact {
  const level = (shares[country] ?? 0) >= COMMON_SHARE ? 'common' : 'rare';
  return fact(code, 'agree', level, countryName(country), countryName(country));
}

function names(codes: readonly string[]): string {
  return codes.map(countryName).join(', ');
}
