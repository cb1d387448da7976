import type { Static } from 'typebox';
import type { CustomList } from '../domain/custom-list.js';
import type { Page } from '../domain/page.js';
import { showDate } from '../domain/partial-date.js';
import { presentPagination } from '../platform/http/page.js';
import type { CustomEntriesChanged } from './custom-entries.js';
import type {
  CustomEntriesChangedData,
  CustomEntriesData,
  CustomEntrySchema,
  CustomListSchema,
} from './custom-list.schema.js';
import type { ListEntry } from './custom-lists.js';

export function presentCustomList(list: CustomList): Static<typeof CustomListSchema> {
  return {
    id: list.id,
    name: list.name,
    list_type: list.type,
    description: list.description ?? '',
    entries: list.entryCount,
    version: list.version,
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
  };
}

export function presentEntriesChanged(change: CustomEntriesChanged): Static<typeof CustomEntriesChangedData> {
  const { list, entryIds, added, changed, removed, warnings, entries, faults = [] } = change;
  return {
    custom_list: presentCustomList(list),
    entry_ids: [...entryIds],
    added,
    changed,
    removed,
    warnings: [...warnings],
    changes: entries.map(({ entryId, name, change: kind }) => ({ id: entryId, name, change: kind })),
    faults: faults.map(({ field, message }) => ({ field, message })),
  };
}

export function presentEntries(
  page: Page,
  { entries, total }: { readonly entries: readonly ListEntry[]; readonly total: number },
): Static<typeof CustomEntriesData> {
  return { pagination: presentPagination(page, total), entries: entries.map(presentEntry) };
}

function presentEntry({ record, hasPicture }: ListEntry): Static<typeof CustomEntrySchema> {
  const [main, ...others] = record.names;
  const namesOf = (quality: 'strong' | 'weak') =>
    others.filter((name) => name.quality === quality).map(({ full }) => full);
  return {
    id: record.sourceId,
    name: main?.full ?? '',
    entity_type: record.entityType,
    aliases: namesOf('strong'),
    weak_aliases: namesOf('weak'),
    birth_incorporation_date: record.dates.map(showDate),
    countries: [...record.countries],
    nationality: [...record.nationalities],
    gender: record.gender ?? '',
    categories: [...record.categories],
    identifiers: record.documents.map(({ type, number }) => ({ type, number })),
    addresses: record.addresses.flatMap(({ street }) => street ?? []),
    positions: record.positions.map(({ title }) => title),
    notes: [...record.notes],
    source_url: record.sourceUrl ?? '',
    image: [...(record.particulars.image ?? [])],
    has_picture: hasPicture,
  };
}
