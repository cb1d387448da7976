import { type MakeCaseDeps, makeCase, referencesOf, type ScreenedCase, screenCase } from '../cases/make-case.js';
import type { AnalysisField, AnalysisMode } from '../domain/analysis-field.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import { platformOf } from '../domain/case.js';
import type { CaseRequest } from '../domain/case-request.js';
import { type Customer, isEnoughForAdvanced, partyOfCase } from '../domain/customer.js';
import { type AiRiskSettings, modeFor } from '../domain/entitlements.js';
import type { SettingsRepository } from './ai-risk-settings.js';
import { customerOf } from './customer-of.js';
import type { CustomersRepository } from './customers.js';

export interface SearchWithAnalysisDeps extends MakeCaseDeps {
  readonly customers: Pick<CustomersRepository, 'add'>;
  readonly settings: Pick<SettingsRepository, 'read'>;
}

/**
 * Creates a case and, with `run_ai_risk`, its customer with a queued analysis, in one transaction. Throws as `makeCase` does, and
 * if the analysis is not available for the organization.
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
  const screened = await screenCase(deps, caller, request, platformOf(caller), named);
  const customer = customerOf(deps, caller, screened.made, mode);
  await deps.customers.add({ customer, ...screened });
  return { ...screened, customer };
}

/**
 * Mode of the analysis. Throws all errors of the request: those already found, and those of its AI risk fields that depend on the
 * organization's settings. A disabled module or mode, or missing credits, is thrown as such if it is the only error, otherwise
 * as one of the field errors.
 */
async function aiRiskModeOf(
  deps: { readonly settings: Pick<SettingsRepository, 'read'> },
  { organizationId }: Pick<Caller, 'organizationId'>,
  request: CaseRequest,
  faults: readonly FieldError[],
): Promise<AnalysisMode> {
  const settings = await deps.settings.read(organizationId);
  const all = [...faults, ...fieldErrors(settings, request, faults)];
  try {
    const mode = modeFor(settings, request.aiRiskMode);
    if (all.length > 0) throw new AppError('validation_failed', { faults: all });
    return mode;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'validation_failed') throw error;
    const own: FieldError = { field: 'run_ai_risk', message: error.message };
    if (all.length > 0) throw new AppError('validation_failed', { faults: [...all, own] });
    throw new AppError(error.code, { text: error.message, faults: [own] });
  }
}

/** Rules for `ai_risk_fields` of an Advanced analysis: the specification's section on `POST /api/search`. */
function fieldErrors(
  { configuration }: AiRiskSettings,
  { filters, image, aiRiskMode }: CaseRequest,
  existing: readonly FieldError[],
): FieldError[] {
  if ((aiRiskMode ?? configuration.defaultMode) !== 'advanced') return [];
  const faults: FieldError[] = [];
  const switches: Readonly<Partial<Record<AnalysisField, boolean>>> = configuration.advancedFields;
  for (const field of Object.keys(filters.party ?? {}) as AnalysisField[]) {
    if (switches[field] !== false) continue;
    const name = field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
    const message = 'is not enabled in the configuration (advanced_fields)';
    faults.push({ field: `ai_risk_fields.${name}`, message });
  }
  const { uniqueIdentifier: _, ...others } = filters;
  const isReported = existing.some(
    ({ field }) => field.startsWith('ai_risk_fields') || field === 'birth_incorporation_date',
  );
  if (!isReported && !isEnoughForAdvanced(partyOfCase(others), image !== undefined)) {
    const rule = 'AiRisk Advanced needs a birth or incorporation date, an image, or at least one of these fields';
    faults.push({ field: 'ai_risk_fields', message: rule });
  }
  return faults;
}
