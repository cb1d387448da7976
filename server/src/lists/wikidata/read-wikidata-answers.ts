import type { ListedName, PartialDate } from '@touchstone/engine';
import { PEP_LEVELS } from '../../domain/category.js';
import { type ListedRecord, listedRecord, type Position } from '../../domain/listed-record.js';
import { headsInternationalOrganisation, pepLevel } from '../fields/pep-level.js';
import { tenure, todayIso } from '../fields/tenure.js';
import { unique } from '../fields/unique.js';
import { jsonDocument } from '../reading/json-document.js';
import { isObject, type JsonObject, objectAt, objectsOf, textOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { genderOf, timeOf } from './wikidata-item.js';
import { MAX_ROWS, OFFICE_CLASSES } from './wikidata-queries.js';

/**
 * Reads answers of Wikidata's query service (SPARQL 1.1 query results, JSON) to the queries in `wikidata-queries.ts`, one or many
 * files. A person has a row for each combination of office, citizenship and date.
 */
export const wikidataAnswers: ListReader = {
  recognises: (files) =>
    files.length > 0 &&
    files.every(({ head }) => /^\s*\{\s*"head"\s*:\s*\{\s*"vars"\s*:\s*\[[^\]]*"person"[^\]]*"position"/.test(head)),
  read: readAnswers,
};

interface Holder {
  readonly names: Set<string>;
  readonly natives: Set<string>;
  readonly births: Map<string, PartialDate>;
  readonly citizenships: Set<string>;
  readonly offices: Map<string, Office>;
  gender?: ListedRecord['gender'];
}

interface Office {
  readonly title: string;
  readonly countries: Set<string>;
  readonly level: number | undefined;
  readonly start?: string;
  readonly end?: string;
}

const LEVELS = new Map(Object.values(OFFICE_CLASSES).map(({ item, level }) => [item, level]));

async function* readAnswers(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const holders = new Map<string, Holder>();
  for (const file of files) {
    const document = await jsonDocument(file);
    const rows = isObject(document) ? objectAt(document, 'results').bindings : undefined;
    if (!Array.isArray(rows)) throw refused(file.name, 'the array "bindings" is missing');
    if (rows.length >= MAX_ROWS)
      log.warn(`${file.name}: has ${rows.length} rows, the most of an answer; some are missing`);
    for (const [index, row] of objectsOf(rows).entries()) {
      const person = itemIn(row, 'person');
      if (person === undefined) log.broken(`${file.name} row ${index + 1}`, 'the row has no person');
      else addRow(holders, person, row);
    }
  }
  const today = todayIso();
  let nameless = 0;
  for (const id of [...holders.keys()].sort()) {
    const record = recordOf(source, id, holders.get(id) as Holder, today);
    if (record === undefined) nameless += 1;
    else yield record;
  }
  // Items without a label are a part of Wikidata, not a fault of the answer.
  if (nameless > 0) log.warn(`Skipped ${nameless} holders of offices whose name Wikidata does not have`);
}

function addRow(holders: Map<string, Holder>, person: string, row: JsonObject): void {
  const holder = holders.get(person) ?? {
    ...{ names: new Set<string>(), natives: new Set<string>(), citizenships: new Set<string>() },
    ...{ births: new Map<string, PartialDate>(), offices: new Map<string, Office>() },
  };
  holders.set(person, holder);
  add(holder.names, nameIn(row, 'name'));
  add(holder.natives, nameIn(row, 'native'));
  add(holder.citizenships, codeIn(row, 'citizenship'));
  const born = timeOf({ time: `+${valueIn(row, 'born') ?? ''}`, precision: Number(valueIn(row, 'precision')) });
  if (born !== undefined) holder.births.set(`${born.start} ${born.end}`, born);
  holder.gender ??= genderOf(itemIn(row, 'sex'));
  const position = itemIn(row, 'position');
  if (position === undefined) return;
  const [start, end] = [dayIn(row, 'start'), dayIn(row, 'end')];
  const title = nameIn(row, 'title') ?? `Wikidata ${position}`;
  const level = pepLevel({ title }) ?? LEVELS.get(itemIn(row, 'class') ?? '');
  const key = [position, start, end].join(' ');
  const known = holder.offices.get(key);
  const countries = known?.countries ?? new Set<string>();
  add(countries, codeIn(row, 'country'));
  // An office can be of several classes: the highest counts.
  const levels = [known?.level, level].filter((one) => one !== undefined);
  holder.offices.set(key, {
    ...{ title, countries, level: levels.length === 0 ? undefined : Math.min(...levels) },
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
  });
}

function recordOf(source: RecordSource, id: string, holder: Holder, today: string): ListedRecord | undefined {
  const sorted = (values: Iterable<string>): string[] => [...values].sort();
  const names = namesOf(sorted(holder.names), sorted(holder.natives));
  if (names.length === 0) return undefined;
  const offices = sorted(holder.offices.keys()).map((key) => holder.offices.get(key) as Office);
  const levels = offices.map(({ level }) => level).filter((level) => level !== undefined);
  const nationalities = sorted(holder.citizenships);
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: 'Person',
    names,
    dates: sorted(holder.births.keys()).map((key) => holder.births.get(key) as PartialDate),
    nationalities,
    countries: unique([...nationalities, ...offices.flatMap(({ countries }) => sorted(countries))]),
    ...(holder.gender === undefined ? {} : { gender: holder.gender }),
    identifiers: [{ type: 'other', value: id }],
    categories: [PEP_LEVELS[Math.min(...levels) - 1] ?? 'PEP'],
    positions: offices.map((office) => positionOf(office, today)),
    sourceUrl: `https://www.wikidata.org/wiki/${id}`,
  });
}

function positionOf({ title, countries, start, end }: Office, today: string): Position {
  // Several countries are those of an embassy, or former ones: none is that of the office beyond doubt.
  const [country] = countries.size === 1 ? countries : [];
  return {
    title,
    ...(country === undefined ? {} : { country }),
    ...tenure(start, end, today),
    ...(headsInternationalOrganisation({ title }) ? { headsInternationalOrganisation: true } : {}),
  };
}

function namesOf(labels: readonly string[], natives: readonly string[]): ListedName[] {
  const isLatin = (name: string): boolean => /^[\p{Script=Latin}\P{L}]*$/u.test(name);
  return unique([...labels, ...natives]).map((full, index) => ({
    full,
    kind: index === 0 ? 'primary' : isLatin(full) ? 'aka' : 'original',
    quality: 'strong',
  }));
}

function add(set: Set<string>, value: string | undefined): void {
  if (value !== undefined) set.add(value);
}

function valueIn(row: JsonObject, name: string): string | undefined {
  return textOf(objectAt(row, name).value);
}

/** `http://www.wikidata.org/entity/Q42` is Q42; unknown values are blank nodes. */
function itemIn(row: JsonObject, name: string): string | undefined {
  return /\/entity\/(Q\d+)$/.exec(valueIn(row, name) ?? '')?.[1];
}

/** The label service answers the number of an item that has no label. */
function nameIn(row: JsonObject, name: string): string | undefined {
  const value = valueIn(row, name);
  return value === undefined || /^Q\d+$/.test(value) || !/\p{L}/u.test(value) ? undefined : value;
}

function codeIn(row: JsonObject, name: string): string | undefined {
  const code = valueIn(row, name)?.toUpperCase();
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** Times of an office come without their precision: the first of January is how a year alone is written. */
function dayIn(row: JsonObject, name: string): string | undefined {
  const day = /^(\d{4})-\d{2}-\d{2}(?=T)/.exec(valueIn(row, name) ?? '');
  return day?.[0].endsWith('-01-01') === true ? day[1] : day?.[0];
}
