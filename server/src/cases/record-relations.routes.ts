import type { Static } from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import type { Caller } from '../domain/caller.js';
import { showDate } from '../domain/partial-date.js';
import { type Route, route } from '../platform/http/route.js';
import { ListedRecordParams } from './record-history.schema.js';
import type { RecordRelations } from './record-relations.js';
import { RelationsQuery, RelationsSchema } from './record-relations.schema.js';

export const recordRelationsRoutes = (
  read: (caller: Caller, id: string, depth: number) => Promise<RecordRelations>,
): Route[] => [
  route({
    method: 'GET',
    url: '/api/records/:id/relations',
    id: 'readRelations',
    tag: 'Console',
    summary: 'Read the parties that a listed record is tied to',
    description:
      'Relatives, associates, owners and other parties that the list of a record ties to it, and the ties among them, as the list states ' +
      'them now. For a record that its list no longer contains: as it was last.',
    access: ABILITIES['case.read'],
    params: ListedRecordParams,
    query: RelationsQuery,
    data: RelationsSchema,
    handle: async ({ caller, params, query: { depth = 1 } }) => present(await read(caller, params.id, depth)),
  }),
];

function present({ parties, ties, leftOut }: RecordRelations): Static<typeof RelationsSchema> {
  return {
    nodes: parties.map(({ name, listed }) => ({
      record_id: listed?.recordId ?? null,
      name,
      entity_types: listed ? [listed.record.entityType] : [],
      birth_incorporation_date: (listed?.record.dates ?? []).map(showDate),
      categories: [...(listed?.record.categories ?? [])],
    })),
    edges: ties.map(({ from, to, relation, details = '' }) => ({ from, to, relation, details })),
    left_out: leftOut,
  };
}
