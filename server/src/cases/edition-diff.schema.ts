import { ENTITY_TYPES } from '@touchstone/engine';
import Type from 'typebox';
import { DIFF_KINDS } from '../lists/edition-diffs.js';
import { ListEditionSchema } from '../lists/list.schema.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const count = (description: string) => Type.Integer({ description });

export const EditionDiffQuery = Type.Object({
  from: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Version or number of the earlier edition; by default the one before `to`.',
    }),
  ),
  to: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Version or number of the later edition; by default the one in force.',
    }),
  ),
  kind: Type.Optional(Type.Enum([...DIFF_KINDS], { description: 'Only records with this difference.' })),
  search: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Part of a name, case ignored, or the id of a record in the publisher’s file.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{1,1000}$', description: '`next_cursor` of the page before.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Records of a page.' })),
});

export const FieldChangeSchema = Type.Object(
  {
    field: text('Field of `record.data`, such as `identification_documents` or `summary.alias`.'),
    before: Type.Unknown({ description: 'Value before, as in `record.data`.' }),
    after: Type.Unknown({ description: 'Value after.' }),
  },
  { $id: 'FieldChange', description: 'A field that differs between two versions of a record.' },
);

const DifferingRecordSchema = Type.Object(
  {
    kind: Type.Enum([...DIFF_KINDS], { description: 'What the later edition did to the record.' }),
    record_id: text('Id of the record; `GET /api/records/{id}` reads it.'),
    source_id: text('Id of the record in the publisher’s file.'),
    name: text('Primary name of the party, in the later edition that has it.'),
    entity_type: oneOf(ENTITY_TYPES, 'In canonical spelling.'),
    categories: texts('In canonical spelling.'),
    countries: texts('English short names.'),
    birth_incorporation_date: texts('ISO dates, possibly partial.'),
    fields: Type.Array(FieldChangeSchema, {
      description: 'For `changed`: the fields that differ. Empty if only details that are not shown differ.',
    }),
  },
  { $id: 'DifferingRecord', description: 'A record that differs between two editions of its list.' },
);

export const EditionDiffData = Type.Object({
  from: Type.Union([ListEditionSchema, Type.Null()], {
    description: 'The earlier edition; null if `to` is the first one.',
  }),
  to: ListEditionSchema,
  counts: Type.Union(
    [
      Type.Object({
        added: count('Records that only the later edition has.'),
        changed: count('Records that differ.'),
        removed: count('Records that only the earlier edition has.'),
      }),
      Type.Null(),
    ],
    { description: 'Records that match `search`, whatever `kind` says; null on later pages.' },
  ),
  records: Type.Array(DifferingRecordSchema, { description: 'By `source_id`.' }),
  next_cursor: Nullable(text('For the next page; null on the last one.')),
});
