import { DEFAULT_RISK_SCORE_ENGINE } from '../assess/default-risk-score-engine.js';
import { listCases } from '../flow/list-cases.js';
import { makeCase } from '../flow/make-case.js';
import { readCase } from '../flow/read-case.js';
import type { CaseDeeds } from '../http/worlds/cases.js';
import { sourceNamed } from '../lists/sources.js';
import { callbackUrlFault } from '../notify/callback-url-fault.js';
import { casesIn } from '../store/cases.js';
import { searchProfilesIn } from '../store/search-profiles.js';
import type { Parts, Topic } from './parts.js';

export function composeCases({ accounts, config, database, screener }: Parts): Topic<CaseDeeds> {
  const world = {
    screener,
    cases: casesIn(database),
    searchProfiles: searchProfilesIn(database),
    sourceNamed,
    riskScoreEngine: DEFAULT_RISK_SCORE_ENGINE,
    now: accounts.now,
    newId: accounts.newId,
  };
  return {
    deeds: {
      makeCase: (caller, request, faults) => makeCase(world, caller, request, faults),
      listCases: (caller, page, day) => listCases(world, caller, page, day),
      readCase: (caller, caseId, page) => readCase(world, caller, caseId, page),
      callbackUrlFault: (url) => callbackUrlFault(url, config.webhookAllowPrivate),
    },
    tasks: {},
    schedule: [],
  };
}
