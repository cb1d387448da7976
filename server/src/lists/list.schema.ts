import Type from 'typebox';
import { Nullable } from '../platform/http/nullable.js';

const text = (description: string) => Type.String({ description });
const count = (description: string) => Type.Integer({ description });
const time = (description: string) => Nullable(Type.String({ description }));

export const FailureSchema = Type.Object(
  { at: text('ISO 8601, UTC.'), reason: text('Why the update failed, in plain text.') },
  { description: 'The last failed update.' },
);

/** Size, changes and origin of an edition. */
const ContentFields = {
  records: count('Parties on the list.'),
  names: count('Names and aliases of these parties.'),
  added: count('Records added since the previous edition.'),
  changed: count('Records changed since the previous edition.'),
  removed: count('Records removed since the previous edition.'),
  broken: count('Records that could not be read and are missing.'),
  checksum: text('SHA-256 of the imported files, hex.'),
  format: text('Format of the imported files, recognised from their content.'),
  origin: Type.Array(Type.String(), { description: 'File names or addresses of the imported files.' }),
};

export const ListSchema = Type.Object(
  {
    source: text('Source of the list, as in records and searches (`ofac_sdn`).'),
    title: text('Full title of the list.'),
    publisher: text('Publisher of the list.'),
    url: text('Web page of the list.'),
    version: text('The edition in force, as cited by searches.'),
    number: count('Number of the edition in force; the first edition has number 1.'),
    published_at: time('Publication date, ISO 8601; null if the file has none.'),
    imported_at: text('ISO 8601, UTC.'),
    confirmed_at: text('When the publisher was last found to have nothing newer. ISO 8601, UTC.'),
    age_hours: Type.Number({ description: 'Hours since `published_at` or, without it, since `confirmed_at`.' }),
    max_age_hours: Nullable(
      Type.Number({
        description:
          'Age beyond which the list is overdue: longer than the longest interval its publisher has left between editions or, without `published_at`, `max_unconfirmed_hours`; null if it is not limited.',
      }),
    ),
    unconfirmed_hours: Type.Number({ description: 'Hours since `confirmed_at`.' }),
    max_unconfirmed_hours: Nullable(
      Type.Number({
        description: 'Hours without confirmation beyond which the list is overdue: 24 for sanctions, 168 for PEP.',
      }),
    ),
    overdue: Type.Boolean({
      description:
        'Whether the list is older than `max_age_hours`, or was not confirmed for `max_unconfirmed_hours`; parties added since its last update cannot be found.',
    }),
    categories: Type.Array(Type.String(), {
      description: 'Categories and PEP levels that the list covers; empty until this node has loaded the list.',
    }),
    ...ContentFields,
    last_failure: Type.Unsafe<{ at: string; reason: string } | null>({
      ...FailureSchema,
      type: ['object', 'null'],
      description: 'The last update, if it failed; null otherwise.',
    }),
  },
  { $id: 'List', description: 'An official list in force.' },
);

export const MissingListSchema = Type.Object(
  {
    source: text('Source of the list.'),
    title: text('Full title of the list.'),
    last_failure: FailureSchema,
  },
  { $id: 'MissingList', description: 'A list that could not be fetched yet; the parties on it cannot be found.' },
);

export const ListsData = Type.Object({
  lists: Type.Array(ListSchema, {
    description: 'Lists in force, by source; empty while the demonstration list is searched.',
  }),
  notices: Type.Array(Type.Object({ code: text('Stable code.'), message: text('Human-readable message.') }), {
    description: '`demonstration_data` while only the demonstration list is loaded.',
  }),
  missing: Type.Array(MissingListSchema, {
    description: 'Lists that have never been updated successfully, by source.',
  }),
});

const source = Type.String({ minLength: 1, maxLength: 100, description: 'Source of the list (`ofac_sdn`).' });
export const ListParams = Type.Object({ source });

export const ListEditionSchema = Type.Object(
  {
    version: text('The edition as searches cite it: `ofac_sdn@2026-11-20T04:00:00Z`.'),
    number: count('Number of the edition; the first has number 1.'),
    published_at: time('Publication date, ISO 8601; null if the file has none.'),
    imported_at: text('ISO 8601, UTC.'),
    ...ContentFields,
    restored_from: Nullable(
      Type.Integer({ description: 'Number of the edition whose content a rollback restored; null otherwise.' }),
    ),
  },
  { $id: 'ListEdition', description: 'A dated copy of an official list.' },
);

export const EditionsQuery = Type.Object({
  cursor: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: '`next_cursor` of the page before.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Editions of a page.' })),
});

export const EditionsData = Type.Object({
  editions: Type.Array(ListEditionSchema, {
    description: 'Newest first: the first edition of the first page is in force. Empty if the list was never imported.',
  }),
  next_cursor: Nullable(text('For the next page; null on the last one.')),
});
