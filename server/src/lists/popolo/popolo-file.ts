import { countryNamed } from '../../domain/country.js';
import { jsonDocument } from '../reading/json-document.js';
import { isObject, type JsonObject, objectsOf, textOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';

/** A legislature in Popolo, its parts by id. */
export interface PopoloFile {
  readonly persons: readonly JsonObject[];
  membershipsOf(personId: string): readonly JsonObject[];
  organization(id: string | undefined): JsonObject | undefined;
  period(id: string | undefined): JsonObject | undefined;
  area(id: string | undefined): JsonObject | undefined;
  /** Country of the whole file, from its name: Popolo has no field for it. */
  readonly country?: string;
}

export async function popoloFile(file: ListFile): Promise<PopoloFile> {
  const document = await jsonDocument(file);
  if (!isObject(document) || !Array.isArray(document.persons))
    throw refused(file.name, 'the array "persons" is missing');
  const memberships = new Map<string, JsonObject[]>();
  for (const membership of objectsOf(document.memberships)) {
    const person = textOf(membership.person_id);
    if (person !== undefined) memberships.set(person, [...(memberships.get(person) ?? []), membership]);
  }
  const organizations = byId(document.organizations);
  const periods = byId(document.events);
  const areas = byId(document.areas);
  const country = countryOf(file.name);
  return {
    persons: document.persons.map((person) => (isObject(person) ? person : {})),
    membershipsOf: (personId) => memberships.get(personId) ?? [],
    organization: (id) => organizations.get(id ?? ''),
    period: (id) => periods.get(id ?? ''),
    area: (id) => areas.get(id ?? ''),
    ...(country === undefined ? {} : { country }),
  };
}

/** The same id can occur twice with spellings of one name; the first counts. */
function byId(value: unknown): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const one of objectsOf(value)) {
    const id = textOf(one.id);
    if (id !== undefined && !found.has(id)) found.set(id, one);
  }
  return found;
}

/** `South_Korea__National_Assembly.popolo.json.gz` is of South Korea. */
function countryOf(fileName: string): string | undefined {
  const words =
    fileName
      .split(/__|[.]/)[0]
      ?.replace(/[_-]+/g, ' ')
      .trim() ?? '';
  return countryNamed(words);
}
