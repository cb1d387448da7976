import type { AccountDeps } from '../accounts/accounts.js';
import type { JobRun, Tasks } from '../platform/jobs/jobs.js';
import type { PlatformParts } from '../platform/parts.js';
import { countDays } from './count-days.js';
import { statisticsService } from './statistics.js';
import { statisticsRepository } from './statistics.repository.js';
import { statisticsRoutes } from './statistics.routes.js';

/** Figures of organizations by day. */
export function statisticsModule({
  accounts,
  database,
}: Pick<PlatformParts, 'database'> & { readonly accounts: AccountDeps }) {
  const repository = statisticsRepository(database);
  const { now } = accounts;
  return {
    routes: statisticsRoutes(statisticsService({ statistics: repository, accounts: accounts.accounts, now })),
    tasks: {
      count_days: (_payload: unknown, { stopping }: JobRun) => countDays({ days: repository, now }, stopping),
    } satisfies Partial<Tasks>,
    schedule: ['11 * * * * count_days'],
  };
}
