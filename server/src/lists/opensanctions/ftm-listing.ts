import type { Listing } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import { isoDate } from '../fields/written-date.js';
import { ftmCountry } from './ftm-country.js';
import { type FtmEntity, firstOf, valuesOf } from './ftm-entity.js';

/**
 * All sanctions of a party as one listing: the earliest day, every program and measure, and for each sanction a line
 * with its authority, program and dates, so that an analyst sees which of them have ended.
 */
export function ftmListing(
  entity: FtmEntity,
  sanctions: readonly FtmEntity[],
): { readonly listing: Listing; readonly notes: readonly string[] } {
  const all = (property: string): string[] => unique(sanctions.flatMap((sanction) => valuesOf(sanction, property)));
  const listed = [...all('listingDate'), ...all('startDate')].map(isoDate);
  const listedOn = firstDay(listed) ?? firstDay(valuesOf(entity, 'createdAt').map(isoDate));
  const updatedOn = lastDay([...valuesOf(entity, 'modifiedAt'), ...all('modifiedAt')].map(isoDate));
  const reason = all('reason').join('\n');
  const reference = [...all('unscId'), ...all('authorityId'), ...all('recordId')][0];
  return {
    listing: {
      ...(listedOn === undefined ? {} : { listedOn }),
      ...(updatedOn === undefined ? {} : { updatedOn }),
      programs: unique([...valuesOf(entity, 'programId'), ...valuesOf(entity, 'program'), ...all('programId')]),
      legalBasis: unique(sanctions.map(lineOf)),
      measures: all('provisions'),
      ...(reason === '' ? {} : { reason }),
      ...(reference === undefined ? {} : { reference }),
    },
    notes: [...all('summary'), ...all('description')],
  };
}

function lineOf(sanction: FtmEntity): string {
  const country = firstOf(sanction, 'country');
  const code = country === undefined ? undefined : ftmCountry(country);
  const authority = firstOf(sanction, 'authority') ?? sanction.caption ?? 'Sanction';
  const [start, end, url] = ['startDate', 'endDate', 'sourceUrl'].map((property) => firstOf(sanction, property));
  return [
    code === undefined ? authority : `${authority} (${code})`,
    ...valuesOf(sanction, 'program'),
    ...valuesOf(sanction, 'authorityId').slice(0, 3),
    ...(start === undefined ? [] : [`from ${start}`]),
    ...(end === undefined ? [] : [`until ${end}`]),
    ...valuesOf(sanction, 'duration'),
    ...valuesOf(sanction, 'status'),
    ...(url === undefined ? [] : [url]),
  ].join('; ');
}

function firstDay(days: readonly (string | undefined)[]): string | undefined {
  return days.filter((day) => day !== undefined).sort()[0];
}

function lastDay(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
