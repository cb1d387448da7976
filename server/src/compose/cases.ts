import { decideRecord, listDecisions } from '../flow/decide-record.js';
import { listCases } from '../flow/list-cases.js';
import type { CustomersOfCases } from '../flow/ports/cases.js';
import { readCase } from '../flow/read-case.js';
import { assignCase, commentOnCase, endWhitelisting, listWhitelist } from '../flow/work-on-case.js';
import type { CaseDeeds } from '../http/worlds/cases.js';
import { callbackUrlFault } from '../notify/callback-url-fault.js';
import { caseWorkIn } from '../store/case-work.js';
import { casesIn } from '../store/cases.js';
import type { Parts, Topic } from './parts.js';
import { screeningWorld } from './screening-world.js';

export function composeCases({ accounts, config, database }: Parts, customers: CustomersOfCases): Topic<CaseDeeds> {
  const world = {
    ...screeningWorld(database, accounts),
    cases: casesIn(database),
    customers,
    caseWork: caseWorkIn(database),
    accounts: accounts.accounts,
  };
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
      callbackUrlFault: (url) => callbackUrlFault(url, config.webhookAllowPrivate),
    },
    tasks: {},
    schedule: [],
  };
}
