import { type MakeCaseWorld, makeCase, referencesOf, type ScreenedCase, screenCase } from '../cases/make-case.js';
import type { Caller } from '../domain/caller.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { Customer } from '../domain/customer.js';
import type { Fault } from '../domain/refusal.js';
import { aiRiskModeOf } from './ai-risk-mode-of.js';
import type { Settings } from './ai-risk-settings.js';
import { customerOf } from './customer-of.js';
import type { Customers } from './customers.js';

export interface SearchWithAnalysisWorld extends MakeCaseWorld {
  readonly customers: Pick<Customers, 'add'>;
  readonly settings: Pick<Settings, 'read'>;
}

/**
 * Makes a case; with `run_ai_risk` also its customer, whose analysis is queued, in one transaction. Refuses as `makeCase` does,
 * and where the organization may not have the analysis.
 */
export async function searchWithAnalysis(
  world: SearchWithAnalysisWorld,
  caller: Caller,
  request: CaseRequest,
  faults: readonly Fault[] = [],
): Promise<ScreenedCase & { customer?: Customer }> {
  if (!request.runAiRisk) return makeCase(world, caller, request, faults);
  const named = await referencesOf(world, caller, request, faults);
  const mode = await aiRiskModeOf(world, caller, request, named.faults);
  const screened = await screenCase(world, caller, request, 'API', named);
  const customer = customerOf(world, caller, screened.made, mode);
  await world.customers.add({ customer, ...screened });
  return { ...screened, customer };
}
