import { compareNames, type ListedName, nameInformation } from '@touchstone/engine';
import type { AnalysedParty } from '../../domain/analysis.js';
import { countryName } from '../../domain/country.js';
import type { Address, ListedRecord } from '../../domain/listed-record.js';
import { namesInField } from '../../domain/parts-of-field.js';
import { type Fact, fact, missing } from './fact.js';

/** Words that every address or office has. */
const EMPTY_WORDS = new Set(
  'the of and for in at de la el al street st road rd avenue ave no house building floor apartment apt box po city district province area former member officer head'.split(
    ' ',
  ),
);

/** People move: another address is no difference, and one city has many people. */
export function addressFact(party: AnalysedParty, record: ListedRecord): Fact {
  const own = party.address;
  const shown = record.addresses.map(showAddress).filter((text) => text !== '');
  if (own === undefined || shown.length === 0) return missing('address', own ?? null, shown[0] ?? null);
  const words = new Set(wordsOf(own));
  for (const address of record.addresses) {
    const street = wordsOf(address.street ?? '');
    if (street.length >= 2 && share(street, words) >= 0.6 && holds(words, address.city ?? address.country))
      return fact('address', 'agree', 'street', own, showAddress(address));
  }
  const near = record.addresses.find(({ city }) => city !== undefined && holds(words, city));
  return near === undefined
    ? fact('address', 'close', 'elsewhere', own, shown[0] as string)
    : fact('address', 'close', 'city', own, showAddress(near));
}

/** Offices and trades, told in many words: what agrees tells, what does not agrees with nothing and tells nothing. */
export function occupationFact(party: AnalysedParty, record: ListedRecord): Fact {
  return wordsFact('occupation', party.occupation, [
    ...record.positions.map(({ title }) => title),
    ...record.occupations,
  ]);
}

/** The line of business, of which lists say little. */
export function industryFact(party: AnalysedParty, record: ListedRecord): Fact {
  const { particulars, notes, listing } = record;
  const said = [
    ...Object.values(particulars).flat(),
    ...notes,
    ...(listing.reason === undefined ? [] : [listing.reason]),
  ];
  const fact = wordsFact('industry', party.industry, said);
  // What shares no word with it is text of any kind, and no line of business.
  return fact.outcome === 'missing' ? { ...fact, listed: null } : fact;
}

/** Other names of the customer that are other names of the record too. One that is his name over again tells nothing. */
export function knownAliasFact(party: AnalysedParty, record: ListedRecord, met: ListedName | undefined): Fact {
  const others = record.names.filter((name) => name !== met && name.kind !== 'relative');
  const isAnother = (a: string, b: string) => compareNames(a, b, record.entityType).score < 90;
  const own = namesInField(party.knownAlias).filter((alias) => isAnother(alias, party.name));
  for (const alias of own) {
    const same = others.find(({ full }) => !isAnother(alias, full) && (met === undefined || isAnother(full, met.full)));
    if (same === undefined) continue;
    const telling = same.quality === 'strong' && nameInformation(same.full, record.entityType) >= 6;
    return fact('known_alias', telling ? 'agree' : 'close', telling ? 'same' : 'weak', alias, same.full);
  }
  return missing('known_alias', party.knownAlias ?? null, others[0]?.full ?? null);
}

function wordsFact(code: 'occupation' | 'industry', own: string | undefined, said: readonly string[]): Fact {
  if (own === undefined || said.length === 0) return missing(code, own ?? null, said[0] ?? null);
  const words = wordsOf(own);
  const best = said
    .map((text) => ({ text, share: share(words, new Set(wordsOf(text))) }))
    .reduce((a, b) => (b.share > a.share ? b : a));
  if (words.length > 0 && best.share >= 0.6) return fact(code, 'agree', 'same', own, best.text);
  return best.share > 0 ? fact(code, 'close', 'alike', own, best.text) : missing(code, own, said[0] as string);
}

function showAddress({ street, city, region, postalCode, country }: Address): string {
  return [street, city, region, postalCode, country === undefined ? undefined : countryName(country)]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Whether all words of a place occur. */
function holds(words: ReadonlySet<string>, place: string | undefined): boolean {
  const wanted = wordsOf(place ?? '');
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}

function share(wanted: readonly string[], words: ReadonlySet<string>): number {
  return wanted.length === 0 ? 0 : wanted.filter((word) => words.has(word)).length / wanted.length;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => !EMPTY_WORDS.has(word));
}
