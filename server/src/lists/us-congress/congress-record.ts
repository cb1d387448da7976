import type { ListedName } from '@touchstone/engine';
import {
  type Address,
  type ListedRecord,
  listedRecord,
  type Position,
  type Relation,
} from '../../domain/listed-record.js';
import { pepCategory } from '../fields/pep-level.js';
import { tenure } from '../fields/tenure.js';
import { unique } from '../fields/unique.js';
import { writtenDate } from '../fields/written-date.js';
import { type JsonObject, objectAt, objectsOf, textOf, textsOf } from '../reading/json-value.js';
import type { RecordSource } from '../reading/list-reader.js';
import type { CongressPerson } from './congress-files.js';

/** Builds a member of Congress, president or vice president; undefined without a name. All are citizens by law. */
export function congressRecord(source: RecordSource, found: CongressPerson, today: string): ListedRecord | undefined {
  const { person, terms } = found;
  const names = readNames(objectAt(person, 'name'));
  if (names.length === 0) return undefined;
  const bio = objectAt(person, 'bio');
  const birthday = textOf(bio.birthday);
  const date = birthday === undefined ? undefined : writtenDate(birthday);
  const gender = { M: 'male', F: 'female' }[textOf(bio.gender) ?? ''] as 'male' | 'female' | undefined;
  const positions = [...readTerms(terms, today), ...readRoles(person, today)];
  const wikidata = textOf(objectAt(person, 'id').wikidata);
  return listedRecord({
    source: source.name,
    sourceId: found.key,
    entityType: 'Person',
    names,
    dates: date === undefined ? [] : [date],
    nationalities: ['US'],
    countries: ['US'],
    ...(gender === undefined ? {} : { gender }),
    identifiers: wikidata === undefined ? [] : [{ type: 'other', value: wikidata }],
    categories: [pepCategory(positions)],
    addresses: unique(terms.map((term) => textOf(term.address))).map((street): Address => ({ street, country: 'US' })),
    positions,
    relations: objectsOf(person.family).flatMap(readRelative),
    phones: unique(terms.map((term) => textOf(term.phone))),
    websites: unique(terms.flatMap((term) => [textOf(term.url), textOf(term.contact_form)])),
    religions: textsOf(bio.religion),
    politicalParties: unique(terms.map((term) => textOf(term.party))),
    notes: birthday !== undefined && date === undefined ? [`Date of birth: ${birthday}`] : [],
    particulars: readParticulars(found),
    sourceUrl: found.key.startsWith('govtrack')
      ? `https://www.govtrack.us/congress/members/${found.key.slice('govtrack-'.length)}`
      : `https://bioguide.congress.gov/search/bio/${found.key}`,
  });
}

function readNames(name: JsonObject): ListedName[] {
  const [first, middle, last, suffix, nickname] = ['first', 'middle', 'last', 'suffix', 'nickname'].map((part) =>
    textOf(name[part]),
  );
  const official = textOf(name.official_full);
  const names: ListedName[] = [];
  const add = (parts: readonly (string | undefined)[]): void => {
    const full = parts.filter((part) => part !== undefined).join(' ');
    if (!/\p{L}/u.test(full) || names.some((known) => known.full === full)) return;
    const given = last !== undefined && full.includes(` ${last}`) ? full.slice(0, full.indexOf(` ${last}`)) : undefined;
    names.push({
      full,
      kind: names.length === 0 ? 'primary' : 'aka',
      quality: 'strong',
      ...(given === undefined || last === undefined ? {} : { family: last, given }),
    });
  };
  if (official !== undefined) add([official]);
  add([first, middle, last, suffix]);
  add([first, last]);
  if (nickname !== undefined) add([nickname, last]);
  for (const other of objectsOf(name.other_names)) add([textOf(other.first) ?? first, textOf(other.last) ?? last]);
  return names;
}

const OFFICES: Readonly<Record<string, string>> = {
  rep: 'Member of the United States House of Representatives',
  sen: 'United States Senator',
  prez: 'President of the United States',
  viceprez: 'Vice President of the United States',
};

/** Converts terms to offices; joins consecutive terms in one office and seat. */
function readTerms(terms: readonly JsonObject[], today: string): Position[] {
  const held: { title: string; from?: string; to?: string }[] = [];
  for (const term of terms) {
    const type = textOf(term.type) ?? '';
    const [from, to, state, district] = ['start', 'end', 'state', 'district'].map((field) => textOf(term[field]));
    const seat = [state, district === undefined ? undefined : `district ${district}`].filter(
      (part) => part !== undefined,
    );
    const title = `${OFFICES[type] ?? type}${seat.length === 0 ? '' : ` (${seat.join(', ')})`}`;
    const last = held.at(-1);
    if (last !== undefined && last.title === title && follows(last.to, from)) {
      held[held.length - 1] = { ...last, ...(to === undefined ? {} : { to }) };
    } else held.push({ title, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
  }
  return held.map(({ title, from, to }) => ({ title, country: 'US', ...tenure(from, to, today) }));
}

/** Longest gap between consecutive terms: Congresses do not end and begin on the same day. */
function follows(end: string | undefined, start: string | undefined): boolean {
  if (end === undefined || start === undefined) return false;
  const days = (Date.parse(start) - Date.parse(end)) / 86_400_000;
  return days >= 0 && days <= 31;
}

function readRoles(person: JsonObject, today: string): Position[] {
  return objectsOf(person.leadership_roles).flatMap((role): Position[] => {
    const title = textOf(role.title);
    return title === undefined
      ? []
      : [{ title, country: 'US', ...tenure(textOf(role.start), textOf(role.end), today) }];
  });
}

function readRelative(relative: JsonObject): Relation[] {
  const [name, relation] = [textOf(relative.name), textOf(relative.relation)];
  return name === undefined
    ? []
    : [{ kind: 'family', relation: relation === undefined ? 'relative' : `${relation} of`, name }];
}

function readParticulars({ person, terms, committees }: CongressPerson): Record<string, string[]> {
  const ids = Object.entries(objectAt(person, 'id')).flatMap(([scheme, value]) =>
    textsOf(value).map((one) => `${scheme}: ${one}`),
  );
  const found: readonly [string, string[]][] = [
    ['committees', committees],
    ['fax', unique(terms.map((term) => textOf(term.fax)))],
    ['how', unique(terms.map((term) => textOf(term.how)))],
    ['office', unique(terms.map((term) => textOf(term.office)))],
    ['other_identifiers', ids],
  ];
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}
