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
