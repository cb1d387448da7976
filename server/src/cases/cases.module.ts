import type { Parts, Topic } from '../app/parts.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { auditRecordsIn } from '../platform/outbox/record-audit.repository.js';
import { callbackUrlError } from '../platform/outgoing/callback-url-fault.js';
import { caseWorkIn } from './case-work.repository.js';
import type { CustomersOfCases } from './cases.js';
import { casesIn } from './cases.repository.js';
import type { CaseDeeds } from './cases.world.js';
import { decideRecord, listDecisions } from './decide-record.js';
import { listCases } from './list-cases.js';
import { pastCasesIn } from './past-cases.repository.js';
import { readCase } from './read-case.js';
import { screeningDeps } from './screening-world.module.js';
import { rejoinRecords, splitRecords } from './split-records.js';
import { tryEngine } from './try-risk-score-engine.js';
import { assignCase, commentOnCase, endWhitelisting, listWhitelist } from './work-on-case.js';

export function composeCases({ accounts, config, database }: Parts, customers: CustomersOfCases): Topic<CaseDeeds> {
  const deps = {
    ...screeningDeps(database, accounts),
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
      listCases: (caller, page, day) => listCases(deps, caller, page, day),
      readCase: (caller, caseId, page) => readCase(deps, caller, caseId, page),
      decideRecord: (caller, place, input) => decideRecord(deps, caller, place, input),
      listDecisions: (caller, place) => listDecisions(deps, caller, place),
      assignCase: (caller, caseId, userIds) => assignCase(deps, caller, caseId, userIds),
      commentOnCase: (caller, caseId, text) => commentOnCase(deps, caller, caseId, text),
      listWhitelist: (caller, page) => listWhitelist(deps, caller, page),
      endWhitelisting: (caller, id) => endWhitelisting(deps, caller, id),
      splitRecords: (caller, input) => splitRecords(deps, deedOf(caller), input),
      listSplits: ({ organizationId }) => deps.recordSplits.list(organizationId),
      rejoinRecords: (caller, id) => rejoinRecords(deps, deedOf(caller), id),
      tryEngine: (caller, id, input) => tryEngine(deps, caller, id, input),
      callbackUrlError: (url) => callbackUrlError(url, config.callbacks),
    },
    tasks: {},
    schedule: [],
  };
}
