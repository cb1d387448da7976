import { ENTITY_TYPES } from '@touchstone/engine';
import Type from 'typebox';
import { Nullable } from '../platform/http/nullable.js';
import { someOf } from '../platform/http/one-of.js';
import { MOST_RELATED } from './record-relations.js';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const place = (description: string) => Type.Integer({ minimum: 0, description });

export const RelationsQuery = Type.Object({
  depth: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2, default: 1, description: 'Steps from the record: 1 (default) or 2.' }),
  ),
});

const RelatedPartySchema = Type.Object(
  {
    record_id: Nullable(text('Id of its record on the same list; null if the list only names it.')),
    name: text('Primary name of the record, or the name as stated.'),
    entity_types: someOf(ENTITY_TYPES, 'Entity type of the record; empty if the list only names the party.'),
    birth_incorporation_date: texts('ISO dates, possibly partial: `1947` or `1947-03`.'),
    categories: texts('Categories of the record, in canonical spelling.'),
  },
  { $id: 'RelatedParty', description: 'A party that a list ties to a record.' },
);

export const RelationsSchema = Type.Object({
  nodes: Type.Array(RelatedPartySchema, {
    description: `The record itself first, then by steps from it; at most ${MOST_RELATED}.`,
  }),
  edges: Type.Array(
    Type.Object({
      from: place('Place in `nodes` of the party whose entry states the tie.'),
      to: place('Place in `nodes` of the other party.'),
      relation: text('Relation in the words of that entry, such as `spouse` or `owner of`.'),
      details: text('Details as published; empty if there are none.'),
    }),
    { description: 'Ties among `nodes`. One that both entries state is given once, as the nearer party states it.' },
  ),
  left_out: Type.Integer({ minimum: 0, description: 'Number of parties within `depth` that are not in `nodes`.' }),
});
