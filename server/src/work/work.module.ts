import type { AccountDeps } from '../accounts/accounts.js';
import { reviewPoliciesRepository } from '../accounts/review-policies.repository.js';
import type { CustomersOfCases } from '../cases/cases.js';
import { casesRepository } from '../cases/cases.repository.js';
import { outcomesRepository } from '../cases/outcomes.repository.js';
import { WORK_CHANNEL } from '../cases/work-items.repository.js';
import { sharedListener } from '../platform/database/shared-listener.js';
import type { Tasks } from '../platform/jobs/jobs.js';
import { auditRecordsRepository } from '../platform/outbox/record-audit.repository.js';
import type { PlatformParts } from '../platform/parts.js';
import { bulkDecisionService } from './bulk-decisions.js';
import { bulkDecisionRoutes } from './bulk-decisions.routes.js';
import { decisionService } from './decisions.js';
import { decisionsRepository } from './decisions.repository.js';
import { decisionRoutes } from './decisions.routes.js';
import { queueService } from './queue.js';
import { queueRepository } from './queue.repository.js';
import { queueRoutes } from './queue.routes.js';
import { queueViewService } from './queue-views.js';
import { QUEUE_VIEWS_PERSONAL_DATA, queueViewsRepository } from './queue-views.repository.js';
import { queueViewRoutes } from './queue-views.routes.js';
import { workService } from './work.js';
import { workRepository } from './work.repository.js';
import { workRoutes } from './work.routes.js';
import { workChangesRepository } from './work-events.repository.js';
import { workEventRoutes } from './work-events.routes.js';

/** The work of people on cases: the queue, who works on what, and how far it is. */
export function workModule(
  {
    accounts,
    database,
    databaseUrl,
  }: Pick<PlatformParts, 'database' | 'databaseUrl'> & { readonly accounts: AccountDeps },
  { customers }: { readonly customers: CustomersOfCases },
) {
  const { now, newId } = accounts;
  const work = workRepository(database);
  const cases = casesRepository(database);
  const decisions = decisionService({ decisions: decisionsRepository(database), cases, customers, now, newId });
  const policies = reviewPoliciesRepository(database);
  const records = auditRecordsRepository(database);
  const views = queueViewService({ views: queueViewsRepository(database), now, newId });
  return {
    personalData: QUEUE_VIEWS_PERSONAL_DATA,
    routes: [
      ...queueRoutes({
        queue: queueService({
          queue: queueRepository(database),
          accounts: accounts.accounts,
          customers,
          outcomes: outcomesRepository(database),
          records,
          now,
          newId,
        }),
        views,
      }),
      ...queueViewRoutes(views),
      ...workRoutes(workService({ work, cases, customers, policies, accounts: accounts.accounts, now, newId })),
      ...workEventRoutes({
        changes: workChangesRepository(database),
        now,
        onChange: sharedListener(databaseUrl, WORK_CHANNEL),
      }),
      ...decisionRoutes(decisions),
      ...bulkDecisionRoutes(bulkDecisionService({ decisions, cases, customers, now })),
    ],
    tasks: {
      open_earlier_work: async () => {
        await work.openEarlier(now());
        await work.fillEarlier();
      },
      resume_waiting: () => work.resumeWaiting(now()),
    } satisfies Partial<Tasks>,
    schedule: ['*/5 * * * * resume_waiting'],
  };
}
