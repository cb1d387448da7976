import { ABILITIES } from '../accounts/abilities.js';
import { actorOf } from '../domain/audit.js';
import { type AuthenticatedCaller, ROLES } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Route, route } from '../platform/http/route.js';
import { presentSplit } from './record-split.present.js';
import { readSplitRequest, SplitData, SplitParams, SplitRequest, SplitsData } from './record-split.schema.js';
import type { RecordSplitService } from './record-splits.js';

const tag = 'Searches';

export const recordSplitRoutes = (splits: RecordSplitService): Route[] => [
  route({
    method: 'POST',
    url: '/api/splits',
    id: 'splitRecords',
    scope: 'configure',
    tag,
    summary: 'Split joined records',
    description:
      'In later searches of the organization, the two records are separate results, whatever they have in common (`merged_by`) and ' +
      'in all later editions. Stored searches stay as they are, except monitored ones: these are screened again, and decisions on both records are reopened. For administrators.',
    access: ABILITIES['configuration.write'],
    body: SplitRequest,
    data: SplitData,
    handle: async ({ caller, body }) => ({
      split: presentSplit(await splits.split(splitterOf(caller), readSplitRequest(body))),
    }),
  }),

  route({
    method: 'GET',
    url: '/api/splits',
    id: 'listSplits',
    tag,
    summary: 'List splits',
    description: 'Pairs of records that the organization has split, newest first.',
    access: ROLES,
    data: SplitsData,
    handle: async ({ caller }) => ({ splits: (await splits.list(caller.organizationId)).map(presentSplit) }),
  }),

  route({
    method: 'DELETE',
    url: '/api/splits/:id',
    id: 'rejoinRecords',
    scope: 'configure',
    tag,
    summary: 'Undo a split',
    description: 'Later searches join the two records again where they have enough in common. For administrators.',
    access: ABILITIES['configuration.write'],
    params: SplitParams,
    data: MessageData,
    async handle({ caller, params }) {
      await splits.rejoin(splitterOf(caller), params.id);
      return { message: 'The records are joined again where they have enough in common' };
    },
  }),
];

function splitterOf(caller: AuthenticatedCaller) {
  return { organizationId: caller.organizationId, actor: actorOf(caller) };
}
