import { normalizeIdentifier } from '../identifier.js';
import type { ListedEntity } from '../listed-entity.js';
import { hashText } from '../text/hash.js';

/** Two words of hash over everything that a watchlist keeps of a party: the same for the same party, whatever else its record says. */
export function entityHash(entity: ListedEntity): readonly [number, number] {
  const text = JSON.stringify([
    entity.source,
    entity.sourceId,
    entity.entityType,
    entity.names.map((name) => [name.full, name.kind, name.quality]),
    entity.dates.map((date) => [date.start, date.end, date.circa]),
    [...new Set(entity.nationalities)],
    [...new Set(entity.countries)],
    entity.gender ?? null,
    entity.identifiers
      .map((identifier) => [
        identifier.type,
        normalizeIdentifier(identifier.type, identifier.value),
        identifier.country ?? null,
      ])
      .filter(([, value]) => value !== ''),
    entity.categories,
  ]);
  return [hashText(text), hashText(text.slice(0, -1), text.length)];
}
