import { countryName } from '../../domain/country.js';
import type { Address } from '../../domain/listed-record.js';
import { quoted } from '../words.js';
import { type Compared, type Comparison, describeFact, missing, type PhraseInput } from './fact.js';
import { share, wordsOf } from './shared-words.js';

type Level = 'street' | 'city' | 'elsewhere';

export const address = describeFact<Level>({
  noun: () => 'address',
  fields: ['address'],
  compare: (comparison) => [compare(comparison)],
  levels: {
    street: { outcome: 'agree', phrase: (input) => `the addresses are on the same street (${texts(input)})` },
    city: { outcome: 'close', phrase: (input) => `the addresses are in the same city (${texts(input)})` },
    elsewhere: {
      outcome: 'close',
      phrase: (input) => `addresses differ (${texts(input)}), which alone does not rule out a match`,
    },
  },
  agreement: 'address',
  missing: { askRank: 5, isNotedWhenUnknown: true },
});

function texts({ subject, listed }: PhraseInput): string {
  return subject === listed ? quoted(subject) : `${quoted(subject)}; listed as ${quoted(listed)}`;
}

/** People move: another address is no difference, and one city has many people. */
function compare({ party, analysed }: Comparison): Compared<Level> {
  const own = party.address;
  const { addresses } = analysed.record;
  const [first = null] = addresses.map(showAddress).filter((text) => text !== '');
  if (own === undefined || first === null) return missing(own ?? null, first);
  const words = new Set(wordsOf(own));
  for (const one of addresses) {
    const street = wordsOf(one.street ?? '');
    if (street.length >= 2 && share(street, words) >= 0.6 && holds(words, one.city ?? one.country))
      return { level: 'street', subject: own, listed: showAddress(one) };
  }
  const near = addresses.find(({ city }) => city !== undefined && holds(words, city));
  return near === undefined
    ? { level: 'elsewhere', subject: own, listed: first }
    : { level: 'city', subject: own, listed: showAddress(near) };
}

function showAddress({ street, city, region, postalCode, country }: Address): string {
  return [street, city, region, postalCode, country === undefined ? undefined : countryName(country)]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Tells whether all words of a place occur. */
function holds(words: ReadonlySet<string>, place: string | undefined): boolean {
  const wanted = wordsOf(place ?? '');
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}
