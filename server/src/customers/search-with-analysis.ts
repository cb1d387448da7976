import { type MakeCaseDeps, makeCase, referencesOf, type ScreenedCase, screenCase } from '../cases/make-case.js';
import type { FieldError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { Customer } from '../domain/customer.js';
import { aiRiskModeOf } from './ai-risk-mode-of.js';
import type { Settings } from './ai-risk-settings.js';
import { customerOf } from './customer-of.js';
import type { Customers } from './customers.js';

export interface SearchWithAnalysisDeps extends MakeCaseDeps {
  readonly customers: Pick<Customers, 'add'>;
  readonly settings: Pick<Settings, 'read'>;
}

/**
 * Makes a case; with `run_ai_risk` also its customer, whose analysis is queued, in one transaction. Refuses as `makeCase` does,
 * and where the organization may not have the analysis.
 */
export async function searchWithAnalysis(
  deps: SearchWithAnalysisDeps,
  caller: Caller,
  request: CaseRequest,
  faults: readonly FieldError[] = [],
): Promise<ScreenedCase & { customer?: Customer }> {
  if (!request.runAiRisk) return makeCase(deps, caller, request, faults);
  const named = await referencesOf(deps, caller, request, faults);
  const mode = await aiRiskModeOf(deps, caller, request, named.faults);
  const screened = await screenCase(deps, caller, request, 'API', named);
  const customer = customerOf(deps, caller, screened.made, mode);
  await deps.customers.add({ customer, ...screened });
  return { ...screened, customer };
}
