import type { EntityType, ListedEntity, ListedName } from '../src/index.js';

/** Invented parties for tests: a name and what differs from nothing known. */
export function party(
  sourceId: string,
  name: string,
  more: Partial<ListedEntity> & { readonly aliases?: readonly string[] } = {},
): ListedEntity {
  const { aliases = [], ...rest } = more;
  const names: ListedName[] = [
    { full: name, kind: 'primary', quality: 'strong' },
    ...aliases.map((full): ListedName => ({ full, kind: 'aka', quality: 'strong' })),
  ];
  return {
    source: 'custom',
    sourceId,
    entityType: 'Person' as EntityType,
    names,
    dates: [],
    nationalities: [],
    countries: [],
    identifiers: [],
    categories: ['Sanctions'],
    ...rest,
  };
}
