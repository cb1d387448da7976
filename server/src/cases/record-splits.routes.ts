import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import type { CaseDeeds } from './cases.world.js';
import {
  presentSplit,
  readSplitRequest,
  SplitData,
  SplitParams,
  SplitRequest,
  SplitsData,
} from './record-split.schema.js';

const tag = 'Searches';

export function recordSplitRoutes(
  app: FastifyInstance,
  deps: Authenticator & Pick<CaseDeeds, 'splitRecords' | 'listSplits' | 'rejoinRecords'>,
): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/splits',
    id: 'splitRecords',
    tag,
    summary: 'Split records that were joined',
    description:
      'From the next search of the organization on, these two records are two results, whatever they have in common (`merged_by`), ' +
      'and whatever editions come. Stored searches stay as they are, but for the monitored ones: they are looked at again, and what was decided of both records is open. For administrators.',
    access: ['admin'],
    body: SplitRequest,
    data: SplitData,
    handle: async ({ caller, body }) => ({
      split: presentSplit(await deps.splitRecords(caller, readSplitRequest(body))),
    }),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/splits',
    id: 'listSplits',
    tag,
    summary: 'List splits',
    description: 'The pairs of records that the organization has split, newest first.',
    access: ROLES,
    data: SplitsData,
    handle: async ({ caller }) => ({ splits: (await deps.listSplits(caller)).map(presentSplit) }),
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/splits/:id',
    id: 'rejoinRecords',
    tag,
    summary: 'Take a split back',
    description:
      'From the next search on the two records are joined where they have enough in common. For administrators.',
    access: ['admin'],
    params: SplitParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.rejoinRecords(caller, params.id);
      return { message: 'The records are joined again where they have enough in common' };
    },
  });
}
