import { ENTITY_TYPES } from '@touchstone/engine';
import Type from 'typebox';
import { Nullable } from '../platform/http/nullable.js';
import { someOf } from '../platform/http/one-of.js';
import { DecisionsElsewhere } from './case-history.schema.js';
import { FieldChangeSchema } from './edition-diff.schema.js';
import { EntityData } from './entity-data.schema.js';
import { SourceDetail } from './search-result.schema.js';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });

export const ListedRecordParams = Type.Object({
  id: Type.String({
    pattern: '^[0-9a-f]{24}$',
    description: 'Id of the record, as in `results[].id` or `record_id`.',
  }),
});

export const ListedRecordQuery = Type.Object({
  version: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '@',
      description:
        'An edition as searches cite it (`ofac_sdn@2026-11-20T04:00:00Z`, `custom:691f0c2f8e6b1a5d3c000001@7`): `record` is as it was there. 404 if the edition lacks it.',
    }),
  ),
});

export const ListedRecordSchema = Type.Object(
  {
    id: text('Id of the record, stable across editions of its list.'),
    name: text('Primary name of the party.'),
    birth_incorporation_date: texts('ISO dates, possibly partial: `1947` or `1947-03`.'),
    categories: texts('Categories of the party, in canonical spelling.'),
    countries: texts('English short names.'),
    entity_types: someOf(ENTITY_TYPES, 'Entity type of the party.'),
    data: EntityData,
    source_details: Type.Array(SourceDetail, { description: 'The list that names the party.' }),
    hio: Type.Boolean({ description: 'Whether the party heads an international organization.' }),
    demonstration: Type.Boolean({ description: 'Whether this is a fictitious record of the demonstration list.' }),
    version: text('Edition that this version of the record began in, such as `ofac_sdn@2026-11-20T04:00:00Z`.'),
  },
  { $id: 'ListedRecord', description: 'A record of a list, in the fields of a result that no search changes.' },
);

const RecordChangeSchema = Type.Object(
  {
    version: text('Edition of the list, or version of the custom list.'),
    at: Nullable(text('When it was imported, ISO 8601 UTC; null for a custom list.')),
    change: Type.Enum(['added', 'changed', 'removed'], { description: 'What the edition did to the record.' }),
    fields: Type.Array(FieldChangeSchema, {
      description: 'For `changed`: the fields that differ. Empty if only details that are not shown differ.',
    }),
  },
  { $id: 'ListedRecordChange', description: 'What an edition did to a record.' },
);

export const RecordHistoryData = Type.Object({
  record: ListedRecordSchema,
  in_force: Type.Boolean({
    description:
      'Whether the list still contains it; if not, `record` is its last version, unless the request names one.',
  }),
  history: Type.Array(RecordChangeSchema, { description: 'Newest first.' }),
  decisions: DecisionsElsewhere,
});
