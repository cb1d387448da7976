import { decideRecord, listDecisions } from '../flow/decide-record.js';
import { listCases } from '../flow/list-cases.js';
import { makeCase } from '../flow/make-case.js';
import { readCase } from '../flow/read-case.js';
import { assignCase, commentOnCase, endWhitelisting, listWhitelist } from '../flow/work-on-case.js';
import type { CaseDeeds } from '../http/worlds/cases.js';
import { callbackUrlFault } from '../notify/callback-url-fault.js';
import { settingsIn } from '../store/ai-risk-settings.js';
import { caseWorkIn } from '../store/case-work.js';
import { casesIn } from '../store/cases.js';
import { customersIn } from '../store/customers.js';
import { searchProfilesIn } from '../store/search-profiles.js';
import type { Parts, Topic } from './parts.js';
import { screeningWorld } from './screening-world.js';

export function composeCases({ accounts, config, database, images, screener }: Parts): Topic<CaseDeeds> {
  const world = {
    ...screeningWorld(database, accounts),
    screener,
    images,
    cases: casesIn(database),
    customers: customersIn(database, accounts.newId),
    settings: settingsIn(database),
    caseWork: caseWorkIn(database),
    accounts: accounts.accounts,
    searchProfiles: searchProfilesIn(database),
  };
  return {
    deeds: {
      makeCase: (caller, request, faults) => makeCase(world, caller, request, faults),
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
