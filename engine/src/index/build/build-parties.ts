import type { Put } from '../layout.js';
import { type Profile, type ProfileBuilder, profileBuilder } from './build-profiles.js';
import { putBuckets, putRising } from './build-vocabulary.js';
import { joinColumn, joinStarts, joinTexts, lengthOf, type Range } from './join-columns.js';
import type { PreparedParties } from './prepare-parties.js';

/** Builds the parties' data besides their names, from ranges of the parties of each part. */
export function putParties(parts: readonly PreparedParties[], ranges: readonly Range[], put: Put): ProfileBuilder {
  const columns = parts.map(({ parties }) => parties);
  const ids = joinTexts(columns, ranges, (own) => own.ids);
  putRising('entityIdStarts', ids.starts, put);
  put('entityIds', ids.bytes);
  put(
    'entityHashes',
    joinColumn(columns, ranges, (own) => own.hashes, 2),
  );
  putDates(parts, ranges, put);
  putIdentifiers(parts, ranges, put);
  return putProfiles(parts, ranges, put);
}

function putDates(parts: readonly PreparedParties[], parties: readonly Range[], put: Put): void {
  const { starts, ranges } = joinStarts(parts, parties, (part) => part.parties.dateStarts);
  const columns = parts.map(({ dates }) => dates);
  putRising('dateStarts', starts, put);
  put(
    'dateFrom',
    joinColumn(columns, ranges, ({ from }) => from),
  );
  put(
    'dateTo',
    joinColumn(columns, ranges, ({ to }) => to),
  );
  put(
    'dateFlags',
    joinColumn(columns, ranges, ({ flags }) => flags),
  );
}

function putIdentifiers(parts: readonly PreparedParties[], parties: readonly Range[], put: Put): void {
  const { starts, ranges } = joinStarts(parts, parties, (part) => part.parties.identifierStarts);
  const columns = parts.map(({ identifiers }) => identifiers);
  const values = joinTexts(columns, ranges, ({ text }) => text);
  putRising('identifierStarts', starts, put);
  put(
    'identifierTypes',
    joinColumn(columns, ranges, ({ types }) => types),
  );
  put(
    'identifierCountries',
    joinColumn(columns, ranges, ({ countries }) => countries),
  );
  putRising('identifierTextStarts', values.starts, put);
  put('identifierText', values.bytes);
  putBuckets(
    'byIdentifier',
    joinColumn(columns, ranges, ({ hashes }) => hashes),
    put,
  );
}

/** Profiles are numbered in the order in which parties first use them. */
function putProfiles(parts: readonly PreparedParties[], ranges: readonly Range[], put: Put): ProfileBuilder {
  const profiles = profileBuilder();
  const known = parts.map((part) => part.profiles.map((): number | undefined => undefined));
  const numbers = new Uint32Array(lengthOf(ranges));
  let at = 0;
  for (const { part, from, to } of ranges) {
    const own = (parts[part] as PreparedParties).parties.profiles;
    const found = (parts[part] as PreparedParties).profiles;
    const ofPart = known[part] as (number | undefined)[];
    for (let party = from; party < to; party += 1, at += 1) {
      const number = own[party] as number;
      ofPart[number] ??= profiles.numberOf(found[number] as Profile);
      numbers[at] = ofPart[number];
    }
  }
  put('entityProfiles', profiles.count() <= 0x10000 ? Uint16Array.from(numbers) : numbers);
  profiles.finish(put);
  return profiles;
}
