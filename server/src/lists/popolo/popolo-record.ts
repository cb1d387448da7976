import type { PartialDate } from '@touchstone/engine';
import {
  type Address,
  type ListedRecord,
  listedRecord,
  type Position,
  type Relation,
} from '../../domain/listed-record.js';
import { type Office, pepCategory } from '../fields/pep-level.js';
import { tenure } from '../fields/tenure.js';
import { unique } from '../fields/unique.js';
import { writtenDate } from '../fields/written-date.js';
import { type JsonObject, objectsOf, textOf, textsOf } from '../reading/json-value.js';
import type { RecordSource } from '../reading/list-reader.js';
import type { PopoloFile } from './popolo-file.js';
import { popoloNames } from './popolo-names.js';

/** Reads one member of a legislature; returns a text if the person is faulty. */
export function popoloRecord(
  source: RecordSource,
  person: JsonObject,
  file: PopoloFile,
  today: string,
): ListedRecord | string {
  const id = textOf(person.id);
  if (id === undefined) return 'the person has no id';
  const names = popoloNames(person);
  if (names.length === 0) return `${id} has no name`;
  const memberships = file.membershipsOf(id);
  const held = memberships.map((membership) => heldOffice(membership, file, today));
  const doubts: string[] = [];
  const birth = readDate(person.birth_date, 'Date of birth', doubts);
  const death = readDate(person.death_date, 'Date of death', doubts);
  const gender = textOf(person.gender)?.toLowerCase();
  const contacts = readContacts(person);
  const [sourceUrl, ...urls] = objectsOf(person.sources).flatMap((one) => textsOf(one.url));
  const wikidata = identifiersOf(person).filter(([scheme]) => scheme === 'wikidata');
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: 'Person',
    names,
    dates: birth,
    countries: unique([file.country]),
    ...(gender === 'male' || gender === 'female' || gender === 'other' ? { gender } : {}),
    identifiers: wikidata.map(([, value]) => ({ type: 'other', value })),
    categories: [pepCategory(held.map(({ office }) => office))],
    deathDates: death,
    titles: [...textsOf(person.honorific_prefix), ...textsOf(person.honorific_suffix)],
    positions: distinct(held.map(({ position }) => position)),
    relations: readParents(person),
    addresses: contacts.addresses,
    emails: unique([...textsOf(person.email), ...contacts.emails]),
    phones: contacts.phones,
    websites: unique([...contacts.websites, ...objectsOf(person.links).flatMap((link) => textsOf(link.url))]),
    politicalParties: unique(
      memberships.map((membership) => textOf(file.organization(textOf(membership.on_behalf_of_id))?.name)),
    ),
    notes: unique([...textsOf(person.summary), ...textsOf(person.biography), ...contacts.others, ...doubts]),
    particulars: readParticulars(person, file, memberships, urls),
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
  });
}

/** Level of members: EveryPolitician has national legislatures only. */
function heldOffice(membership: JsonObject, file: PopoloFile, today: string): { office: Office; position: Position } {
  const organization = file.organization(textOf(membership.organization_id));
  const period = file.period(textOf(membership.legislative_period_id));
  const name = textOf(organization?.name);
  const role = textOf(membership.role) ?? 'member';
  const post = textOf(membership.post_id) ?? textOf(membership.label);
  const title = `${role.charAt(0).toUpperCase()}${role.slice(1)}${name === undefined ? '' : ` of ${name}`}`;
  const ofParliament = textOf(organization?.classification) === 'legislature';
  const held = tenure(
    textOf(membership.start_date) ?? textOf(period?.start_date),
    textOf(membership.end_date) ?? textOf(period?.end_date),
    today,
  );
  return {
    office: { title, ...(ofParliament ? { topics: ['gov.national', 'gov.legislative'] } : {}) },
    position: {
      title: post === undefined || post === title ? title : `${title} (${post})`,
      ...(file.country === undefined ? {} : { country: file.country }),
      ...held,
    },
  };
}

function distinct(positions: readonly Position[]): Position[] {
  return [...new Map(positions.map((position) => [JSON.stringify(position), position])).values()];
}

function readDate(value: unknown, label: string, doubts: string[]): PartialDate[] {
  const text = textOf(value);
  if (text === undefined) return [];
  const date = writtenDate(text);
  if (date === undefined) doubts.push(`${label}: ${text}`);
  return date === undefined ? [] : [date];
}

/** Pakistan’s assembly names the father, or a married woman’s husband, in the place of a patronymic. */
function readParents(person: JsonObject): Relation[] {
  const match = /^([dsw])\/o\s+(.+)$/i.exec(textOf(person.patronymic_name) ?? '');
  if (match?.[2] === undefined) return [];
  return [{ kind: 'family', relation: match[1]?.toLowerCase() === 'w' ? 'husband' : 'father', name: match[2] }];
}

interface Contacts {
  readonly addresses: Address[];
  readonly emails: string[];
  readonly phones: string[];
  readonly websites: string[];
  readonly others: string[];
}

function readContacts(person: JsonObject): Contacts {
  const contacts: Contacts = { addresses: [], emails: [], phones: [], websites: [], others: [] };
  for (const contact of objectsOf(person.contact_details)) {
    const type = textOf(contact.type)?.toLowerCase() ?? 'contact';
    const value = textOf(contact.value);
    if (value === undefined) continue;
    if (type === 'email') contacts.emails.push(value);
    else if (/phone|cell|mobile|^tel/.test(type)) contacts.phones.push(value);
    else if (type === 'address') contacts.addresses.push({ street: value });
    else if (/^https?:\/\//.test(value)) contacts.websites.push(value);
    else contacts.others.push(`${type}: ${value}`);
  }
  return contacts;
}

function identifiersOf(person: JsonObject): [string, string][] {
  return objectsOf(person.identifiers).flatMap((one) => {
    const [scheme, value] = [textOf(one.scheme), textOf(one.identifier)];
    return scheme === undefined || value === undefined ? [] : [[scheme, value] satisfies [string, string]];
  });
}

function readParticulars(
  person: JsonObject,
  file: PopoloFile,
  memberships: readonly JsonObject[],
  urls: readonly string[],
): Record<string, string[]> {
  const found: readonly [string, string[]][] = [
    ['constituency', unique(memberships.map((one) => textOf(file.area(textOf(one.area_id))?.name)))],
    ['image', unique([...textsOf(person.image), ...objectsOf(person.images).flatMap((image) => textsOf(image.url))])],
    [
      'legislative_period',
      unique(memberships.map((one) => textOf(file.period(textOf(one.legislative_period_id))?.name))),
    ],
    ['national_identity', textsOf(person.national_identity)],
    ['other_identifiers', identifiersOf(person).map(([scheme, value]) => `${scheme}: ${value}`)],
    ['source_url', [...urls]],
  ];
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}
