import { ABILITIES } from '../accounts/abilities.js';
import { parseDay } from '../platform/http/date.js';
import { type Route, route } from '../platform/http/route.js';
import type { StatisticsService } from './statistics.js';
import { presentStatistics } from './statistics.present.js';
import { StatisticsData, StatisticsQuery } from './statistics.schema.js';

export const statisticsRoutes = (statistics: StatisticsService): Route[] => [
  route({
    method: 'GET',
    url: '/api/statistics',
    id: 'readStatistics',
    tag: 'Console',
    summary: 'Read statistics',
    description:
      'Searches, alerts and decisions by day, the queue by age, the precision of verdicts, scores, lists and categories, and the time to ' +
      'closing. Past days are counted once, an hour after they end, and stay as counted, also after retention or erasure; today is counted ' +
      'when it is read. Tests and samples are left out.',
    access: ABILITIES['case.read'],
    query: StatisticsQuery,
    data: StatisticsData,
    async handle({ caller, query }) {
      const [first, last] = [parseDay(query.from ?? ''), parseDay(query.to ?? '')];
      return presentStatistics(await statistics.read(caller, { ...(first && { first }), ...(last && { last }) }));
    },
  }),
];
