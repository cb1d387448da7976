import type { ListedEntity } from '@touchstone/engine';

/** Only what is matched on of a record, so that the rest can be let go of while a watchlist is built. */
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
