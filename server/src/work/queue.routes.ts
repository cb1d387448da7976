import { ABILITIES } from '../accounts/abilities.js';
import { type Route, route } from '../platform/http/route.js';
import type { QueueService } from './queue.js';
import {
  AssignData,
  AssignRequest,
  NextData,
  presentCounts,
  presentQueue,
  QueueCountsData,
  QueueCountsQuery,
  QueueData,
  QueueQuery,
  readCursor,
  readFilter,
  readSort,
} from './queue.schema.js';

const tag = 'Console';

export const queueRoutes = (queue: QueueService): Route[] => [
  route({
    method: 'GET',
    url: '/api/queue',
    id: 'readQueue',
    tag,
    summary: 'Read the queue',
    description:
      'Searches that have, or had, something to decide, page by page. A search comes into the queue when it is made with an open ' +
      'result, when an article is linked to it, when its verdict asks for a follow-up, and again when monitoring changes it.',
    access: ABILITIES['case.read'],
    query: QueueQuery,
    data: QueueData,
    async handle({ caller, query }) {
      const sort = readSort(query.sort);
      const filter = readFilter(query, caller.userId);
      const page = await queue.page(caller, filter, sort, readCursor(query.cursor, sort), query.limit ?? 50);
      return presentQueue(page, sort, caller.userId);
    },
  }),

  route({
    method: 'GET',
    url: '/api/queue/counts',
    id: 'countQueue',
    tag,
    summary: 'Count the queue',
    description:
      'How many searches each quick filter would show. Takes the filters of `GET /api/queue`; `state`, `assignee`, `due` and `changed`, ' +
      'which are what is counted, are ignored.',
    access: ABILITIES['case.read'],
    query: QueueCountsQuery,
    data: QueueCountsData,
    handle: async ({ caller, query }) => presentCounts(await queue.counts(caller, readFilter(query, caller.userId))),
  }),

  route({
    method: 'POST',
    url: '/api/queue/next',
    id: 'claimNext',
    scope: 'decide',
    tag,
    summary: 'Claim the next search',
    description: 'Assigns the open search that is due first, and that nobody works on, to the caller for 30 minutes.',
    access: ABILITIES['case.decide'],
    data: NextData,
    async handle({ caller }) {
      const claimed = await queue.claimNext(caller);
      return claimed === undefined ? null : { search_reference: claimed };
    },
  }),

  route({
    method: 'POST',
    url: '/api/queue/assign',
    id: 'assignQueue',
    scope: 'decide',
    tag,
    summary: 'Take or assign searches',
    description:
      'Gives searches to a user, or to nobody, in place of who worked on them. Analysts take any number and assign one at a time; leads ' +
      'and administrators assign several. A search that does not exist or is closed is left out.',
    access: ABILITIES['case.decide'],
    body: AssignRequest,
    data: AssignData,
    async handle({ caller, body }) {
      const { done, leftOut } = await queue.assign(caller, body.search_references, body.assignee_id ?? undefined);
      const message = 'does not exist, or there is nothing to do on it';
      return { done: [...done], left_out: leftOut.map((search_reference) => ({ search_reference, message })) };
    },
  }),
];
