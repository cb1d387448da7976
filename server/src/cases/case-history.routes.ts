import { ABILITIES } from '../accounts/abilities.js';
import type { Caller } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import type { CaseHistoryService } from './case-history.js';
import { presentRelated, presentRound, presentTimeline } from './case-history.present.js';
import { RelatedSchema, RoundsSchema, TimelineQuery, TimelineSchema } from './case-history.schema.js';
import type { Round } from './rounds-of-case.js';
import { SearchParams } from './search.schema.js';
import { readTimelineCursor } from './timeline-cursor.js';

const tag = 'Console';

interface HistoryRouteDeps {
  readonly history: CaseHistoryService;
  readonly rounds: (caller: Caller, caseId: string) => Promise<readonly Round[]>;
}

export const caseHistoryRoutes = ({ history, rounds }: HistoryRouteDeps): Route[] => [
  route({
    method: 'GET',
    url: '/api/searches/:search_reference/timeline',
    id: 'readTimeline',
    tag,
    summary: 'Read what happened to a search',
    description:
      'Entries of the audit log on the search and its customer, with the texts of comments and the reasons of decisions. Only each ' +
      'user’s first read on a UTC day is listed.',
    access: ABILITIES['case.read'],
    params: SearchParams,
    query: TimelineQuery,
    data: TimelineSchema,
    async handle({ caller, params, query: { cursor, limit = 50 } }) {
      const after = readTimelineCursor(cursor);
      return presentTimeline(await history.timeline(caller, params.search_reference, after, limit));
    },
  }),

  route({
    method: 'GET',
    url: '/api/searches/:search_reference/related',
    id: 'readRelated',
    tag,
    summary: 'Find other searches of the subject, and decisions on the same records',
    description: 'Of the same organization. The latest decision on a record in each search counts.',
    access: ABILITIES['case.read'],
    params: SearchParams,
    data: RelatedSchema,
    handle: async ({ caller, params }) => presentRelated(await history.related(caller, params.search_reference)),
  }),

  route({
    method: 'GET',
    url: '/api/searches/:search_reference/rounds',
    id: 'listRounds',
    tag,
    summary: 'List the rounds of a search',
    description:
      'The first response, and what monitoring made of it with each alerted change. `GET /api/searches/{search_reference}?round=n` shows ' +
      'one of them, with records that have left their lists since.',
    access: ABILITIES['case.read'],
    params: SearchParams,
    data: RoundsSchema,
    handle: async ({ caller, params }) => ({
      rounds: (await rounds(caller, params.search_reference)).map(presentRound),
    }),
  }),
];
