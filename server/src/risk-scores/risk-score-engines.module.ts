import type { Parts, Topic } from '../app/parts.js';
import { COUNTRY_RISK_SOURCES } from './country-risk.js';
import {
  activateEngine,
  createEngine,
  deleteEngine,
  listEngines,
  readEngine,
  updateEngine,
} from './manage-risk-score-engines.js';
import { riskScoreEnginesIn } from './risk-score-engines.repository.js';
import type { RiskScoreEngineDeeds } from './risk-score-engines.world.js';

export function composeRiskScoreEngines({ accounts, database }: Parts): Topic<RiskScoreEngineDeeds> {
  const { now, newId } = accounts;
  const deps = { riskScoreEngines: riskScoreEnginesIn(database), now, newId };
  return {
    deeds: {
      countryRisk: () => COUNTRY_RISK_SOURCES,
      createEngine: (caller, input) => createEngine(deps, caller, input),
      updateEngine: (caller, id, input) => updateEngine(deps, caller, id, input),
      readEngine: (caller, id, version) => readEngine(deps, caller, id, version),
      listEngines: (caller) => listEngines(deps, caller),
      activateEngine: (caller, id, version) => activateEngine(deps, caller, id, version),
      deleteEngine: (caller, id) => deleteEngine(deps, caller, id),
    },
    tasks: {},
    schedule: [],
  };
}
