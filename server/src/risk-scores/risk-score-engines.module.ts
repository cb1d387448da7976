import {
  activateEngine,
  createEngine,
  deleteEngine,
  listEngines,
  readEngine,
  updateEngine,
} from '../flow/manage-risk-score-engines.js';
import type { RiskScoreEngineDeeds } from '../http/worlds/risk-score-engines.js';
import { COUNTRY_RISK_SOURCES } from '../risk-scores/country-risk.js';
import { riskScoreEnginesIn } from '../store/risk-score-engines.js';
import type { Parts, Topic } from './parts.js';

export function composeRiskScoreEngines({ accounts, database }: Parts): Topic<RiskScoreEngineDeeds> {
  const { now, newId } = accounts;
  const world = { riskScoreEngines: riskScoreEnginesIn(database), now, newId };
  return {
    deeds: {
      countryRisk: () => COUNTRY_RISK_SOURCES,
      createEngine: (caller, wish) => createEngine(world, caller, wish),
      updateEngine: (caller, id, wish) => updateEngine(world, caller, id, wish),
      readEngine: (caller, id, version) => readEngine(world, caller, id, version),
      listEngines: (caller) => listEngines(world, caller),
      activateEngine: (caller, id, version) => activateEngine(world, caller, id, version),
      deleteEngine: (caller, id) => deleteEngine(world, caller, id),
    },
    tasks: {},
    schedule: [],
  };
}
