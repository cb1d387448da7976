import { ABILITIES } from '../accounts/abilities.js';
import { csvDownload, mapRows } from '../platform/http/csv-download.js';
import { type Route, route, streamRoute } from '../platform/http/route.js';
import type { QueueService } from './queue.js';
import { EXPORT_COLUMNS, exportedCells, presentCounts, presentExported, presentQueue } from './queue.present.js';
import {
  AssignData,
  AssignRequest,
  ExportedRow,
  NextData,
  NextRequest,
  QueueCountsData,
  QueueCountsQuery,
  QueueData,
  QueueExportQuery,
  QueueQuery,
  readFilter,
  readSort,
} from './queue.schema.js';
import { readCursor } from './queue-cursor.js';
import type { QueueViewService } from './queue-views.js';
import { readSavedFilter } from './queue-views.schema.js';

const tag = 'Console';

interface QueueRouteDeps {
  readonly queue: QueueService;
  readonly views: Pick<QueueViewService, 'named' | 'list'>;
}

export const queueRoutes = ({ queue, views }: QueueRouteDeps): Route[] => [
  route({
    method: 'GET',
    url: '/api/queue',
    id: 'readQueue',
    tag,
    summary: 'Read the queue',
    description:
      'Searches that need or needed a decision, page by page. A search enters the queue when it is created with an open result, ' +
      'when an article is linked to it, when its verdict requires a follow-up, and again when monitoring changes it.',
    access: ABILITIES['case.read'],
    query: QueueQuery,
    data: QueueData,
    async handle({ caller, query }) {
      const sort = readSort(query.sort);
      const filter = readFilter(query, caller.userId);
      const page = await queue.page(
        caller,
        filter,
        sort,
        readCursor(query.cursor, sort),
        query.limit ?? 50,
        query.time_zone,
      );
      return presentQueue(page, sort, caller.userId);
    },
  }),

  streamRoute({
    method: 'GET',
    url: '/api/queue/export',
    id: 'exportQueue',
    tag,
    summary: 'Download the queue',
    description:
      'A CSV file of all searches that `GET /api/queue` lists under these filters, in this order. The audit log records it.',
    access: ABILITIES['case.read'],
    query: QueueExportQuery,
    mediaType: 'text/csv',
    answers: 'A row for each search, safe to open in a spreadsheet.',
    row: ExportedRow,
    async handle({ caller, query }, shown) {
      const { sort: order, time_zone: timeZone, ...filters } = query;
      const items = queue.export(caller, readFilter(filters, caller.userId), readSort(order), query, timeZone);
      const rows = shown(mapRows(items, (item) => presentExported(item, caller.userId)));
      return { content: csvDownload(EXPORT_COLUMNS, mapRows(rows, exportedCells)), fileName: 'queue.csv' };
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
      'which are what is counted, are ignored. The saved views are counted by their own filters.',
    access: ABILITIES['case.read'],
    query: QueueCountsQuery,
    data: QueueCountsData,
    async handle({ caller, query }) {
      const saved = await views.list(caller);
      const filters = saved.map((view) => readSavedFilter(view, caller.userId).filter);
      const counts = await queue.counts(caller, readFilter(query, caller.userId), filters, query.time_zone);
      return presentCounts(counts, saved);
    },
  }),

  route({
    method: 'POST',
    url: '/api/queue/next',
    id: 'claimNext',
    scope: 'decide',
    tag,
    summary: 'Claim the next search',
    description:
      'Assigns the unassigned open search with the earliest due date, or the first one of a saved view, to the caller for 30 minutes.',
    access: ABILITIES['case.decide'],
    body: NextRequest,
    data: NextData,
    async handle({ caller, body: { view_id: viewId } }) {
      const view = viewId === undefined ? undefined : await views.named(caller, viewId);
      const claimed = await queue.claimNext(caller, view && readSavedFilter(view, caller.userId));
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
      'Assigns searches to a user, or unassigns them. Analysts may take any number but assign only one at a time to others; leads ' +
      'and administrators may assign several. Searches that do not exist or are closed are skipped.',
    access: ABILITIES['case.decide'],
    body: AssignRequest,
    data: AssignData,
    async handle({ caller, body }) {
      const { done, leftOut } = await queue.assign(caller, body.search_references, body.assignee_id ?? undefined);
      const message = 'does not exist, or is not open for work';
      return { done: [...done], left_out: leftOut.map((search_reference) => ({ search_reference, message })) };
    },
  }),
];
