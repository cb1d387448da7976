import type { Parts, Topic } from '../app/parts.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { auditRecordsIn } from '../platform/outbox/record-audit.repository.js';
import { callbackUrlFault } from '../platform/outgoing/callback-url-fault.js';
import { caseWorkIn } from './case-work.repository.js';
import type { CustomersOfCases } from './cases.js';
import { casesIn } from './cases.repository.js';
import type { CaseDeeds } from './cases.world.js';
import { decideRecord, listDecisions } from './decide-record.js';
import { listCases } from './list-cases.js';
import { pastCasesIn } from './past-cases.repository.js';
import { readCase } from './read-case.js';
import { screeningWorld } from './screening-world.module.js';
import { rejoinRecords, splitRecords } from './split-records.js';
import { tryEngine } from './try-risk-score-engine.js';
import { assignCase, commentOnCase, endWhitelisting, listWhitelist } from './work-on-case.js';

export function composeCases({ accounts, config, database }: Parts, customers: CustomersOfCases): Topic<CaseDeeds> {
  const world = {
    ...screeningWorld(database, accounts),
    audit: auditRecordsIn(database),
    cases: casesIn(database),
    customers,
    caseWork: caseWorkIn(database),
    accounts: accounts.accounts,
    pastCases: pastCasesIn(database),
  };
  const deedOf = (caller: AuthenticatedCaller) => ({ ...caller, actor: actorOf(caller) });
  return {
    deeds: {
      listCases: (caller, page, day) => listCases(world, caller, page, day),
      readCase: (caller, caseId, page) => readCase(world, caller, caseId, page),
      decideRecord: (caller, place, wish) => decideRecord(world, caller, place, wish),
      listDecisions: (caller, place) => listDecisions(world, caller, place),
      assignCase: (caller, caseId, userIds) => assignCase(world, caller, caseId, userIds),
      commentOnCase: (caller, caseId, text) => commentOnCase(world, caller, caseId, text),
      listWhitelist: (caller, page) => listWhitelist(world, caller, page),
      endWhitelisting: (caller, id) => endWhitelisting(world, caller, id),
      splitRecords: (caller, wish) => splitRecords(world, deedOf(caller), wish),
      listSplits: ({ organizationId }) => world.recordSplits.list(organizationId),
      rejoinRecords: (caller, id) => rejoinRecords(world, deedOf(caller), id),
      tryEngine: (caller, id, wish) => tryEngine(world, caller, id, wish),
      callbackUrlFault: (url) => callbackUrlFault(url, config.webhookAllowPrivate),
    },
    tasks: {},
    schedule: [],
  };
}
