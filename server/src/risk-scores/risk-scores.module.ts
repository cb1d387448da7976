import type { AccountDeps } from '../accounts/accounts.js';
import type { PlatformParts } from '../platform/parts.js';
import { COUNTRY_RISK_SOURCES } from './country-risk.js';
import { riskScoreEngineService } from './risk-score-engines.js';
import { riskScoreEnginesRepository } from './risk-score-engines.repository.js';
import { riskScoreEngineRoutes } from './risk-score-engines.routes.js';

/** Risk score engines of organizations, and the country risk behind the default engine. */
export function riskScoresModule({
  accounts: { newId, now },
  database,
}: Pick<PlatformParts, 'database'> & { readonly accounts: AccountDeps }) {
  const engines = riskScoreEngineService({ engines: riskScoreEnginesRepository(database), now, newId });
  return { routes: riskScoreEngineRoutes({ engines, countryRisk: COUNTRY_RISK_SOURCES }), engines };
}
