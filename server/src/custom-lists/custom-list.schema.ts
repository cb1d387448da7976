import { ENTITY_TYPES } from '@touchstone/engine';
import Type, { type Static } from 'typebox';
import { CUSTOM_LIST_TYPES, type CustomList, type CustomListType } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { showDate } from '../domain/partial-date.js';
import { Nullable } from '../platform/http/nullable.js';
import { PaginationSchema, presentPagination } from '../platform/http/page.js';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });

const CustomListSchema = Type.Object(
  {
    id: text('Id of the list: 24 lower-case hex characters.'),
    name: text('As results cite it.'),
    list_type: text('`block` or `allow`.'),
    description: text('Empty when none was given.'),
    entries: Type.Integer({ description: 'How many entries are on it.' }),
    version: Type.Integer({ description: 'Rises with every change of its entries; searches cite it.' }),
    created_at: text('ISO 8601, UTC.'),
    updated_at: text('ISO 8601, UTC: when its entries last changed.'),
  },
  { $id: 'CustomList', description: "An organization's own list." },
);

export const CustomListRequest = Type.Object({
  name: Type.String({ maxLength: 100, pattern: '\\S', description: 'Unique in the organization.' }),
  list_type: Type.Optional(
    Type.Enum([...CUSTOM_LIST_TYPES], {
      default: 'block',
      description:
        '`block`: its entries are results, and their risk score is at least 75. `allow`: its entries are told in `allow_list` and hide nothing.',
    }),
  ),
  description: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'For people.' }))),
});

export const CustomListData = Type.Object({ custom_list: CustomListSchema });
export const CustomListsData = Type.Object({
  custom_lists: Type.Array(CustomListSchema, { description: 'All of the organization (at most 100), newest first.' }),
});

const listId = Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the list.' });
export const CustomListParams = Type.Object({ id: listId });
export const CustomEntryParams = Type.Object({
  id: listId,
  entry_id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the entry.' }),
});

/** One text, or several. */
const values = (description: string) =>
  Type.Optional(
    Type.Unsafe<string | number | readonly string[] | null>({
      type: ['string', 'number', 'array', 'null'],
      items: { type: 'string', maxLength: 2000 },
      maxLength: 2000,
      maxItems: 200,
      description,
    }),
  );

const CustomEntryRequest = Type.Object(
  {
    id: values('Your own id; made up when there is none. An entry with an id that the list has takes its place.'),
    name: values('Required; at least one letter or digit.'),
    entity_type: values(`One of ${ENTITY_TYPES.join(', ')}; Person when left out.`),
    aliases: values('Other names.'),
    weak_aliases: values('Broad nicknames; a match with one scores at most 85.'),
    birth_incorporation_date: values('DD-MM-YYYY with `00` for unknown parts, YYYY-MM-DD, YYYY-MM or YYYY.'),
    countries: values('Codes or English names.'),
    nationality: values('Codes or English names.'),
    gender: values('`male`, `female` or `other`.'),
    categories: values('As in `GET /api/reference/categories`.'),
    identification_number: values('Passport, national id or similar.'),
    business_registration_number: values('Of a company.'),
    imo_number: values('Of a vessel.'),
    mmsi: values('Of a vessel.'),
    tail_number: values('Of an aircraft.'),
    wallet_address: values('Of a crypto wallet.'),
    addresses: values('Shown with a hit.'),
    positions: values('Shown with a hit.'),
    notes: values('Shown with a hit.'),
    source_url: values('Shown with a hit.'),
    image: values('Address of a picture; shown with a hit.'),
    list_type: values('Only as a check: `block` or `allow`, as the list is.'),
  },
  { additionalProperties: false, description: 'As in a row of a custom list file.' },
);

export const CustomEntriesRequest = Type.Object({
  entries: Type.Array(CustomEntryRequest, {
    minItems: 1,
    maxItems: 500,
    description: 'At most 500 at once; a larger list is imported as a file.',
    examples: [[{ id: 'c-1', name: 'Gavril Tverdokhlebenko', birth_incorporation_date: '07-03-1961' }]],
  }),
});

export const CustomEntriesChangedData = Type.Object({
  custom_list: CustomListSchema,
  entry_ids: texts('Of what was sent, in its order.'),
  added: Type.Integer({ description: 'Entries that were not on the list.' }),
  changed: Type.Integer({ description: 'Entries that were on the list, with other content.' }),
  removed: Type.Integer({ description: 'Entries that are no longer on the list.' }),
  warnings: texts('Values that were not understood and are kept as notes.'),
});

const CustomEntrySchema = Type.Object(
  {
    id: text('The id of the entry.'),
    name: text('The main name.'),
    entity_type: text('In canonical spelling.'),
    aliases: texts('Other names.'),
    weak_aliases: texts('Broad nicknames.'),
    birth_incorporation_date: texts('ISO, may be partial.'),
    countries: texts('ISO 3166-1 alpha-2.'),
    nationality: texts('ISO 3166-1 alpha-2.'),
    gender: text('Empty when not known.'),
    categories: texts('In canonical spelling.'),
    identifiers: Type.Array(Type.Object({ type: text('What kind of number.'), number: text('As it was written.') }), {
      description: 'Numbers that the entry is found by.',
    }),
    addresses: texts('As they were written.'),
    positions: texts('As they were written.'),
    notes: texts('As they were written.'),
    source_url: text('Empty when none was given.'),
  },
  { $id: 'CustomEntry', description: 'One party on a custom list.' },
);

export const CustomEntriesQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999, default: 1, description: 'From 1.' })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, default: 15, description: 'More than 100 is taken as 100.' })),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for page_size.' })),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a name or alias, in any case.' })),
});

export const CustomEntriesData = Type.Object({
  pagination: PaginationSchema,
  entries: Type.Array(CustomEntrySchema, { description: 'By id.' }),
});

export function readCustomListRequest(body: Static<typeof CustomListRequest>): {
  name: string;
  type: CustomListType;
  description?: string;
} {
  const description = body.description?.trim();
  return { name: body.name.trim(), type: body.list_type ?? 'block', ...(description ? { description } : {}) };
}

export function readEntriesQuery(query: Static<typeof CustomEntriesQuery>): {
  page: { number: number; size: number };
  search?: string;
} {
  const search = query.search?.trim();
  const size = Math.min(query.page_size ?? query.records_per_page ?? 15, 100);
  return { page: { number: query.page ?? 1, size }, ...(search ? { search } : {}) };
}

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

export function presentEntriesChanged(change: {
  readonly list: CustomList;
  readonly entryIds: readonly string[];
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly warnings: readonly string[];
}): Static<typeof CustomEntriesChangedData> {
  const { list, entryIds, added, changed, removed, warnings } = change;
  return {
    custom_list: presentCustomList(list),
    entry_ids: [...entryIds],
    added,
    changed,
    removed,
    warnings: [...warnings],
  };
}

export function presentEntries(
  page: { readonly number: number; readonly size: number },
  { entries, total }: { readonly entries: readonly ListedRecord[]; readonly total: number },
): Static<typeof CustomEntriesData> {
  return { pagination: presentPagination(page, total), entries: entries.map(presentEntry) };
}

function presentEntry(record: ListedRecord): Static<typeof CustomEntrySchema> {
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
  };
}
