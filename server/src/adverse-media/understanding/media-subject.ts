import { nameKeys } from '@touchstone/engine';
import type { CaseFilters, CaseResult } from '../../domain/case.js';
import { nationalitiesNamed } from '../../domain/country.js';
import { namesInField } from '../../domain/parts-of-field.js';
import { type MediaSubject, mayBe } from './link-article.js';

/** Builds the subject of an adverse media search from everything known about the party. */
export function subjectOfSearch({ name, entityTypes, date, countries, party }: CaseFilters): MediaSubject {
  const { knownAlias, parent, spouse, sibling, occupation, nationality } = party ?? {};
  return {
    name,
    aliases: namesInField(knownAlias),
    entityTypes,
    countries: [...new Set([...countries, ...nationalitiesNamed(nationality ?? '')])],
    relatives: [parent, spouse, sibling].flatMap(namesInField),
    ...(date && { date }),
    ...(occupation !== undefined && { occupation }),
  };
}

/** Builds a subject from a listed party. */
export function subjectOfResult({ records: [{ record }] }: CaseResult): MediaSubject {
  const names = record.names
    .filter(({ kind, quality }) => kind !== 'relative' && quality !== 'weak')
    .map(({ full }) => full);
  const [date] = record.dates;
  return {
    name: names[0] ?? '',
    aliases: names.slice(1, 12),
    entityTypes: [record.entityType],
    countries: record.countries,
    relatives: record.relations.map(({ name }) => name).slice(0, 20),
    ...(date && { date }),
  };
}

/**
 * Keys by which articles about the subject are found. Articles name only persons and organizations, so a ship is looked
 * up like an organization.
 */
export function subjectKeys({ name, aliases, entityTypes }: MediaSubject): number[] {
  const types = [
    ...(mayBe({ entityTypes }, { type: 'person' }) ? (['Person'] as const) : []),
    ...(mayBe({ entityTypes }, { type: 'organization' }) ? (['Organization'] as const) : []),
  ];
  return [...new Set([name, ...aliases].flatMap((one) => types.flatMap((type) => nameKeys(one, type))))];
}
