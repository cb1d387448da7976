import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { decideRecord, listDecisions } from '../flow/decide-record.js';
import { listCases } from '../flow/list-cases.js';
import type { CustomersOfCases } from '../flow/ports/cases.js';
import { readCase } from '../flow/read-case.js';
import { rejoinRecords, splitRecords } from '../flow/split-records.js';
import { tryEngine } from '../flow/try-risk-score-engine.js';
import { assignCase, commentOnCase, endWhitelisting, listWhitelist } from '../flow/work-on-case.js';
import type { CaseDeeds } from '../http/worlds/cases.js';
import { callbackUrlFault } from '../notify/callback-url-fault.js';
import { caseWorkIn } from '../store/case-work.js';
import { casesIn } from '../store/cases.js';
import { pastCasesIn } from '../store/past-cases.js';
import { auditRecordsIn } from '../store/record-audit.js';
import type { Parts, Topic } from './parts.js';
import { screeningWorld } from './screening-world.js';

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
