import { ENTITY_TYPES } from '@touchstone/engine';
import Type, { type Static } from 'typebox';
import { CUSTOM_LIST_TYPES, type CustomListType } from '../domain/custom-list.js';
import { GENDERS } from '../domain/party-details.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { PaginationSchema } from '../platform/http/page.js';
import { type CustomListUpdate, MAX_NAMED_ENTRIES } from './custom-lists.js';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });

export const CustomListSchema = Type.Object(
  {
    id: text('Id of the list: 24 lower-case hex characters.'),
    name: text('Name of the list, as results cite it.'),
    list_type: oneOf(CUSTOM_LIST_TYPES, '`block`: entries are results; `allow`: entries are reported in `allow_list`.'),
    description: text('Empty if there is none.'),
    entries: Type.Integer({ description: 'Number of entries.' }),
    version: Type.Integer({ description: 'Increases with every change of the entries; searches cite it.' }),
    created_at: text('ISO 8601, UTC.'),
    updated_at: text('When the entries last changed. ISO 8601, UTC.'),
  },
  { $id: 'CustomList', description: 'A custom list: a list of the organization itself.' },
);

export const CustomListRequest = Type.Object({
  name: Type.String({ maxLength: 100, pattern: '\\S', format: 'name', description: 'Unique in the organization.' }),
  list_type: Type.Optional(
    Type.Enum([...CUSTOM_LIST_TYPES], {
      default: 'block',
      description:
        '`block`: matching entries are results with a risk score of at least 75. `allow`: matching entries are reported in `allow_list`; they hide no results.',
    }),
  ),
  description: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'Free text.' }))),
});

export const CustomListData = Type.Object({ custom_list: CustomListSchema });
export const CustomListsData = Type.Object({
  custom_lists: Type.Array(CustomListSchema, {
    description: 'All custom lists of the organization (at most 100), newest first.',
  }),
});

const listId = Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the list.' });
export const CustomListParams = Type.Object({ id: listId });
export const CustomEntryParams = Type.Object({
  id: listId,
  entry_id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the entry.' }),
});

/** One text, or several texts. */
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
    id: values('Your own id; generated if omitted. An entry with an existing id replaces that entry.'),
    name: values('Required; at least one letter or digit.'),
    entity_type: values(`One of ${ENTITY_TYPES.join(', ')}; default Person.`),
    aliases: values('Other names.'),
    weak_aliases: values('Broad nicknames; a match with one scores at most 85.'),
    birth_incorporation_date: values('DD-MM-YYYY with `00` for unknown parts, YYYY-MM-DD, YYYY-MM or YYYY.'),
    countries: values('Codes or English names.'),
    nationality: values('Codes or English names.'),
    gender: values('`male`, `female` or `other`.'),
    categories: values('As in `GET /api/reference/categories`.'),
    identification_number: values('Passport, national id or similar.'),
    business_registration_number: values('For a company.'),
    imo_number: values('For a vessel.'),
    mmsi: values('For a vessel.'),
    tail_number: values('For an aircraft.'),
    wallet_address: values('For a crypto wallet.'),
    addresses: values('Shown with a hit.'),
    positions: values('Shown with a hit.'),
    notes: values('Shown with a hit.'),
    source_url: values('Shown with a hit.'),
    image: values('URL of a picture; shown with a hit.'),
    list_type: values('Optional check: must equal the type of the list (`block` or `allow`).'),
  },
  { additionalProperties: false, description: 'An entry, with the fields of a custom list file.' },
);

export const EntryImageRequest = Type.Object({
  image: Type.String({ description: 'JPG or PNG, at most 5 MB, as base64 or as a data URI. Checked by its content.' }),
});

export const CustomEntriesRequest = Type.Object({
  entries: Type.Array(CustomEntryRequest, {
    minItems: 1,
    maxItems: 500,
    description: 'At most 500; import a file to add more.',
    examples: [[{ id: 'c-1', name: 'Gavril Tverdokhlebenko', birth_incorporation_date: '07-03-1961' }]],
  }),
});

export const CustomEntriesChangedData = Type.Object({
  custom_list: CustomListSchema,
  entry_ids: texts('Ids of the entries sent, in their order.'),
  added: Type.Integer({ description: 'Number of entries added.' }),
  changed: Type.Integer({ description: 'Number of entries changed.' }),
  removed: Type.Integer({ description: 'Number of entries removed.' }),
  warnings: texts('Values that were not recognised and are kept as notes.'),
  changes: Type.Array(
    Type.Object({
      id: text('Id of the entry.'),
      name: text('Its main name.'),
      change: oneOf(['added', 'changed', 'removed'], 'What happened to it.'),
    }),
    { description: `The first ${MAX_NAMED_ENTRIES} entries that changed: removed ones first, then by id.` },
  ),
  faults: Type.Array(
    Type.Object({
      field: text('Line of the file, or row of the sheet.'),
      message: text('What is wrong there.'),
    }),
    {
      description:
        'Of a dry run: errors for which the file would be refused, at most 100; nothing else is then counted.',
    },
  ),
});

export const CustomListUpdateRequest = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, pattern: '\\S', format: 'name', description: 'Unique in the organization.' }),
    ),
    list_type: Type.Optional(
      Type.Enum([...CUSTOM_LIST_TYPES], { description: 'Can change only while the list has no entries.' }),
    ),
    description: Type.Optional(Nullable(Type.String({ maxLength: 500, description: 'Empty or null removes it.' }))),
  },
  { minProperties: 1 },
);

export const ImportQuery = Type.Object({
  dry_run: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Changes nothing: answers what the file would change, and its errors.',
    }),
  ),
});

export const CustomEntrySchema = Type.Object(
  {
    id: text('Id of the entry.'),
    name: text('The main name.'),
    entity_type: oneOf(ENTITY_TYPES, 'In canonical spelling.'),
    aliases: texts('Other names.'),
    weak_aliases: texts('Broad nicknames.'),
    birth_incorporation_date: texts('ISO, may be partial.'),
    countries: texts('ISO 3166-1 alpha-2.'),
    nationality: texts('ISO 3166-1 alpha-2.'),
    gender: oneOf(['', ...GENDERS], 'Empty if unknown.'),
    categories: texts('In canonical spelling.'),
    identifiers: Type.Array(Type.Object({ type: text('Type of the identifier.'), number: text('As supplied.') }), {
      description: 'Identifiers by which the entry can be found.',
    }),
    addresses: texts('As supplied.'),
    positions: texts('As supplied.'),
    notes: texts('As supplied.'),
    source_url: text('Empty if there is none.'),
    image: texts('URLs of pictures, as supplied.'),
    has_picture: Type.Boolean({ description: 'Whether a picture of the entry is stored.' }),
  },
  { $id: 'CustomEntry', description: 'One party on a custom list.' },
);

export const CustomEntriesQuery = Type.Object({
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 999_999_999, default: 1, description: 'Number of this page, from 1.' }),
  ),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, default: 15, description: 'Values over 100 are reduced to 100.' }),
  ),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for `page_size`.' })),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a name or alias; case is ignored.' })),
});

export const CustomEntriesData = Type.Object({
  pagination: PaginationSchema,
  entries: Type.Array(CustomEntrySchema, { description: 'Entries, by id.' }),
});

export function readCustomListRequest(body: Static<typeof CustomListRequest>): {
  name: string;
  type: CustomListType;
  description?: string;
} {
  const description = body.description?.trim();
  return { name: body.name.trim(), type: body.list_type ?? 'block', ...(description ? { description } : {}) };
}

export function readCustomListUpdate({
  name,
  list_type: type,
  description,
}: Static<typeof CustomListUpdateRequest>): CustomListUpdate {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(type !== undefined && { type }),
    ...(description !== undefined && { description: description?.trim() ?? '' }),
  };
}

export function readEntriesQuery(query: Static<typeof CustomEntriesQuery>): {
  page: { number: number; size: number };
  search?: string;
} {
  const search = query.search?.trim();
  const size = Math.min(query.page_size ?? query.records_per_page ?? 15, 100);
  return { page: { number: query.page ?? 1, size }, ...(search ? { search } : {}) };
}
