import { ABILITIES } from '../accounts/abilities.js';
import type { Caller } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import type { RecordHistory } from './record-history.js';
import { presentRecordHistory } from './record-history.present.js';
import { ListedRecordParams, ListedRecordQuery, RecordHistoryData } from './record-history.schema.js';

export const recordHistoryRoutes = (
  read: (caller: Caller, id: string, version?: string) => Promise<RecordHistory>,
): Route[] => [
  route({
    method: 'GET',
    url: '/api/records/:id',
    id: 'readRecord',
    tag: 'Console',
    summary: 'Read a listed record and its history',
    description:
      'A record of an official list, or of one of your custom lists, as it is in force or was last: when its list added, changed and ' +
      'removed it, and what your organization decided on it. With `version`, the record is as in that edition. Records of another organization’s lists are not found.',
    access: ABILITIES['case.read'],
    params: ListedRecordParams,
    query: ListedRecordQuery,
    data: RecordHistoryData,
    handle: async ({ caller, params, query }) => presentRecordHistory(await read(caller, params.id, query.version)),
  }),
];
