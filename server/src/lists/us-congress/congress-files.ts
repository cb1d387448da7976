import { isObject, type JsonObject, objectAt, objectsOf, textOf, textsOf } from '../reading/json-value.js';
import type { ListFile } from '../reading/list-file.js';
import type { ReadingLog } from '../reading/list-reader.js';
import { yamlItems } from '../reading/yaml-items.js';

/** `legislators-*.yaml` and `executive.yaml` are lists of persons, `committee-membership-*.yaml` is committees by code. */
export type CongressFile = 'persons' | 'committees';

export function congressFile(file: ListFile): CongressFile | undefined {
  const start = file.head.replace(/^(?:\s*#.*\n|---\s*\n|\s*\n)*/, '');
  if (/^- id:\s*\n/.test(start) && /^ {2}terms:\s*$/m.test(start)) return 'persons';
  if (/^[A-Z]{4}\d{0,2}:(?: \[\])?\s*\n(?:- |[A-Z]{4})/.test(start)) return 'committees';
  return undefined;
}

/** Person combined from the files. */
export interface CongressPerson {
  readonly key: string;
  readonly place: string;
  readonly person: JsonObject;
  readonly terms: JsonObject[];
  readonly committees: string[];
}

/** Collects all persons of the files by Bioguide id; presidents who never sat in Congress by GovTrack id. */
export async function congressPersons(files: readonly ListFile[], log: ReadingLog): Promise<CongressPerson[]> {
  const persons = new Map<string, CongressPerson>();
  const seats = new Map<string, string[]>();
  for (const file of files) {
    if (congressFile(file) === 'committees') await addSeats(file, seats, log);
    else await addPersons(file, persons, log);
  }
  for (const person of persons.values()) person.committees.push(...(seats.get(person.key) ?? []));
  return [...persons.values()];
}

async function addPersons(file: ListFile, persons: Map<string, CongressPerson>, log: ReadingLog): Promise<void> {
  const inFile = new Set<string>();
  for await (const { value, line } of yamlItems(file, /^- /, log)) {
    const place = `${file.name} line ${line}`;
    const [person = {}] = objectsOf(value);
    const key = keyOf(person);
    const terms = objectsOf(person.terms);
    if (key === undefined) log.broken(place, 'the person has neither a bioguide nor a govtrack id');
    else if (inFile.has(key)) log.broken(place, `the id ${key} occurs twice`);
    else {
      inFile.add(key);
      // A senator who became vice president stands in two files.
      const known = persons.get(key);
      if (known === undefined) persons.set(key, { key, place, person, terms: [...terms], committees: [] });
      else known.terms.push(...terms);
    }
  }
}

function keyOf(person: JsonObject): string | undefined {
  const id = objectAt(person, 'id');
  const govtrack = textOf(id.govtrack);
  return textOf(id.bioguide) ?? (govtrack === undefined ? undefined : `govtrack-${govtrack}`);
}

async function addSeats(file: ListFile, seats: Map<string, string[]>, log: ReadingLog): Promise<void> {
  for await (const { value } of yamlItems(file, /^[A-Z]{4}\d{0,2}:/, log)) {
    for (const [code, members] of Object.entries(isObject(value) ? value : {})) {
      for (const member of objectsOf(members)) {
        const [key] = textsOf(member.bioguide);
        const title = textOf(member.title);
        if (key === undefined) continue;
        seats.set(key, [...(seats.get(key) ?? []), title === undefined ? code : `${code}: ${title}`]);
      }
    }
  }
}
