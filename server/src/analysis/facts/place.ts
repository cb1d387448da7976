import { areKindred } from '@touchstone/engine';
import { countryName, nationalitiesNamed } from '../../domain/country.js';
import {
  both,
  type Compared,
  type Comparison,
  type CountryShares,
  describeFact,
  IDENTICAL,
  isCraft,
  isPerson,
  missing,
  type PhraseInput,
} from './fact.js';

/** Share of the listed parties from which a country is common. */
const COMMON_SHARE = 0.05;

type Agreeing = 'common' | 'rare';
type Differing = 'flag' | 'kindred' | 'other';

/** Nationality; of a company its jurisdiction, of a ship its flag. */
export const nationality = describeFact<Agreeing | Differing | 'tied'>({
  noun: (type) => (isPerson(type) ? 'nationality' : isCraft(type) ? 'flag' : 'jurisdiction'),
  fields: ['nationality'],
  isFor: (type) => type !== 'Crypto_Wallet',
  compare: compareNationality,
  levels: {
    common: { outcome: 'agree', phrase: IDENTICAL },
    rare: { outcome: 'agree', phrase: IDENTICAL },
    tied: {
      outcome: 'close',
      phrase: ({ noun, subject, listed, phrases }) => `the record has ties to ${phrases.ties(noun, subject, listed)}`,
    },
    flag: { outcome: 'close', phrase: flagPhrase },
    kindred: { outcome: 'close', phrase: kindredPhrase },
    other: { outcome: 'conflict', phrase: differing },
  },
  agreement: 'place',
  conflict: 'soft',
  missing: {
    askRank: 3,
    isDriver: true,
    isNotedWhenUnknown: true,
    incomparable: () => "the customer's text names no known country or nationality",
  },
});

/** Countries the customer is tied to beside all that the record is tied to. */
export const country = describeFact<Agreeing | Differing | 'elsewhere'>({
  noun: () => 'country',
  fields: ['countries'],
  compare: compareCountry,
  levels: {
    common: { outcome: 'agree', phrase: IDENTICAL },
    rare: { outcome: 'agree', phrase: IDENTICAL },
    flag: { outcome: 'close', phrase: flagPhrase },
    kindred: { outcome: 'close', phrase: kindredPhrase },
    elsewhere: {
      outcome: 'close',
      phrase: ({ subject, listed }) =>
        `countries differ (${subject}; listed under ${listed.replace(/, ([^,]*)$/, ' and $1')}), which alone does not rule out a match`,
    },
    other: { outcome: 'conflict', phrase: differing },
  },
  agreement: 'place',
  conflict: 'soft',
});

const PLURALS: Readonly<Record<string, string>> = { country: 'countries', nationality: 'nationalities' };

function differing(input: PhraseInput): string {
  return `${PLURALS[input.noun] ?? `${input.noun}s`} differ (${both(input)})`;
}

function flagPhrase(input: PhraseInput): string {
  return `${differing(input)}, though vessels and aircraft often change flags`;
}

function kindredPhrase(input: PhraseInput): string {
  return `${differing(input)}, ${input.phrases.kindredCountries}`;
}

/**
 * Compares nationalities. A country that the record is only tied to is close; an unreadable nationality counts as not
 * supplied.
 */
function compareNationality({
  party,
  analysed,
  shares,
}: Comparison): readonly Compared<Agreeing | Differing | 'tied'>[] {
  const own = party.nationality === undefined ? [] : nationalitiesNamed(party.nationality);
  const { nationalities, countries, entityType } = analysed.record;
  if (own.length === 0 || (nationalities.length === 0 && countries.length === 0))
    return [
      missing(
        own.length === 0 ? (party.nationality ?? null) : names(own),
        nationalities.length === 0 ? null : names(nationalities),
      ),
    ];
  const same = own.find((code) => nationalities.includes(code));
  if (same !== undefined) return [agreeing(same, shares)];
  const tied = own.find((code) => countries.includes(code));
  if (tied !== undefined) return [{ level: 'tied', subject: names(own), listed: countryName(tied) }];
  if (nationalities.length === 0) return [missing(names(own), null)];
  const values = { subject: names(own), listed: names(nationalities) };
  // Ships and aircraft change their flag as easily as their paint: a sanctioned one more often than others.
  if (isCraft(entityType)) return [{ level: 'flag', ...values }];
  return [{ level: isAnyKindred(own, nationalities) ? 'kindred' : 'other', ...values }];
}

function compareCountry({
  party,
  analysed,
  shares,
}: Comparison): readonly Compared<Agreeing | Differing | 'elsewhere'>[] {
  const own = party.countries ?? [];
  const { countries: listed, entityType } = analysed.record;
  if (own.length === 0 || listed.length === 0)
    return [missing(own.length === 0 ? null : names(own), listed.length === 0 ? null : names(listed))];
  const same = own.find((code) => listed.includes(code));
  if (same !== undefined) return [agreeing(same, shares)];
  const values = { subject: names(own), listed: names(listed) };
  if (isCraft(entityType)) return [{ level: 'flag', ...values }];
  if (isAnyKindred(own, listed)) return [{ level: 'kindred', ...values }];
  // People live where no list knows them; a firm is where it is registered.
  return [{ level: isPerson(entityType) ? 'elsewhere' : 'other', ...values }];
}

function isAnyKindred(own: readonly string[], listed: readonly string[]): boolean {
  return own.some((code) => listed.some((other) => areKindred(code, other)));
}

function agreeing(code: string, shares: CountryShares): Compared<Agreeing> {
  const level = (shares[code] ?? 0) >= COMMON_SHARE ? 'common' : 'rare';
  return { level, subject: countryName(code), listed: countryName(code) };
}

function names(codes: readonly string[]): string {
  return codes.map(countryName).join(', ');
}
