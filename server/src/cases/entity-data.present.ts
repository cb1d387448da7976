import type { MatchedRecord } from '../domain/case.js';
import { countryName, INTERNATIONAL } from '../domain/country.js';
import { recordId } from '../domain/id.js';
import type { Address, Position } from '../domain/listed-record.js';
import { showDate } from '../domain/partial-date.js';
import { type PublicEntityData, SUMMARY_KEYS, type SummaryKey } from './entity-data.schema.js';

/** A record with its list. */
type CitedRecord = Pick<MatchedRecord, 'record' | 'source'>;

/** Everything that one or more lists say of a party, consolidated: each fact once, in the order of the lists. */
export function presentEntityData(records: readonly CitedRecord[]): PublicEntityData {
  return {
    additional_information: particulars(records),
    identification_documents: once(records.flatMap(({ record }) => documents(record))),
    legal_notice: once(records.map(({ source }) => source.legalNotice)).filter((notice) => notice !== ''),
    linked_entities: linkedEntities(records),
    sanction_details: records
      .filter(({ record }) => record.categories.includes('Sanctions'))
      .map(({ source, record: { listing } }) => ({
        source: source.name,
        reference: listing.reference ?? '',
        programs: [...listing.programs],
        legal_basis: [...listing.legalBasis],
        measures: [...listing.measures],
        reason: listing.reason ?? '',
        listed_on: listing.listedOn ?? null,
        updated_on: listing.updatedOn ?? null,
      })),
    summary: summary(records),
  };
}

/** A tie that several lists state is one, with the record of each. */
function linkedEntities(records: readonly CitedRecord[]): PublicEntityData['linked_entities'] {
  const linked = new Map<string, PublicEntityData['linked_entities'][number]>();
  for (const { record } of records) {
    for (const { relation, name, details, sourceId } of record.relations) {
      const key = JSON.stringify([relation, details, name]);
      const ids = sourceId === undefined ? [] : [recordId(record.source, sourceId)];
      linked.set(key, {
        relation: [relation],
        details: details === undefined ? [] : [details],
        name: [name],
        record_id: once([...(linked.get(key)?.record_id ?? []), ...ids]),
      });
    }
  }
  return [...linked.values()];
}

/** Names of countries; a party without any counts under `International`. */
export function countryNames(codes: readonly string[]): string[] {
  return codes.length === 0 ? [INTERNATIONAL] : codes.map(countryName);
}

type Listed = MatchedRecord['record'];

function summary(records: readonly CitedRecord[]): PublicEntityData['summary'] {
  const facts = records.map(({ record }) => summaryOf(record));
  const collected = SUMMARY_KEYS.map((key): [SummaryKey, string[]] => [
    key,
    once(facts.flatMap((of) => of[key] ?? [])),
  ]);
  return Object.fromEntries(collected) as PublicEntityData['summary'];
}

/**
 * Facts that few publishers give (net worth, keywords, suffixes of names) have no field of their own in a record and
 * are particulars.
 */
function summaryOf(record: Listed): Partial<Record<SummaryKey, readonly string[]>> {
  const own = record.names.filter(({ kind }) => kind !== 'relative');
  const [main, ...others] = own;
  const { keywords, net_worth, name_suffix } = record.particulars;
  return {
    address: record.addresses.map(showAddress),
    alias: others.map(({ full }) => full),
    category: record.categories,
    country: record.countries.map(countryName),
    date_of_birth: record.dates.map(showDate),
    date_of_death: record.deathDates.map(showDate),
    description: record.listing.reason === undefined ? [] : [record.listing.reason],
    designation: record.positions.map(({ title }) => title),
    education: record.education,
    email: record.emails,
    entity_type: [record.entityType],
    first_name: own.flatMap(({ given }) => given ?? []),
    gender: record.gender === undefined ? [] : [record.gender],
    ...(keywords && { keywords }),
    last_name: own.flatMap(({ family }) => family ?? []),
    name: main === undefined ? [] : [main.full],
    nationality: record.nationalities.map(countryName),
    ...(net_worth && { net_worth }),
    notes: record.notes,
    occupation: record.occupations,
    phone: record.phones,
    place_of_birth: record.placesOfBirth,
    place_of_death: record.placesOfDeath,
    political_party: record.politicalParties,
    position: record.positions.map(({ title, country }) =>
      country === undefined ? title : `${title} (${countryName(country)})`,
    ),
    position_occupancies: record.positions.filter(isDated).map(showOccupancy),
    religion: record.religions,
    ...(name_suffix && { suffix: name_suffix }),
    title: record.titles,
    website: record.websites,
  };
}

function showAddress({ street, city, region, postalCode, country, note }: Address): string {
  const place = [street, city, region, postalCode, country === undefined ? undefined : countryName(country)];
  const line = place.filter((part) => part !== undefined && part !== '').join(', ');
  return note === undefined ? line : `${line} (${note})`.trim();
}

function isDated({ from, to, current }: Position): boolean {
  return from !== undefined || to !== undefined || current !== undefined;
}

function showOccupancy({ title, from, to, current }: Position): string {
  const end = to ?? (current === true ? 'now' : '');
  const span = [from ?? '', end].every((part) => part === '') ? 'no longer' : `${from ?? ''} to ${end}`.trim();
  return `${title}: ${span}`;
}

/** The publisher's documents, then identifiers that are in none of them (IMO, LEI, wallet addresses …). */
function documents(record: Listed): PublicEntityData['identification_documents'] {
  const listed = record.documents.map(({ type, number, country, issuedOn, expiresOn, note }) => ({
    type,
    number,
    country: country === undefined ? '' : countryName(country),
    issued_on: issuedOn ?? null,
    expires_on: expiresOn ?? null,
    note: note ?? '',
  }));
  const numbers = new Set(listed.map(({ number }) => number));
  const further = record.identifiers
    .filter(({ value }) => !numbers.has(value))
    .map(({ type, value, country, currency }) => ({
      type: currency === undefined ? type : `${type} (${currency})`,
      number: value,
      country: country === undefined ? '' : countryName(country),
      issued_on: null,
      expires_on: null,
      note: '',
    }));
  return [...listed, ...further];
}

function particulars(records: readonly CitedRecord[]): Record<string, string[]> {
  const collected: Record<string, string[]> = {};
  for (const { record } of records) {
    for (const [name, values] of Object.entries(record.particulars)) {
      collected[name] = once([...(collected[name] ?? []), ...values]);
    }
  }
  return collected;
}

function once<T>(values: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const value of values) {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}
