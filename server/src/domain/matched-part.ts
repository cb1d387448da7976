import type { ListedEntity } from '@touchstone/engine';

/** Keeps the fields used in matching, so that the rest can be released while a watchlist is built. */
export function matchedPart(record: ListedEntity): ListedEntity {
  const { source, sourceId, entityType, names, dates, nationalities, countries, gender, identifiers, categories } =
    record;
  return {
    source,
    sourceId,
    entityType,
    names,
    dates,
    nationalities,
    countries,
    ...(gender === undefined ? {} : { gender }),
    identifiers,
    categories,
  };
}
