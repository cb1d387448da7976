import type { AnalysisField, AnalysisMode } from '../domain/analysis-field.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { CaseRequest } from '../domain/case-request.js';
import { isEnoughForAdvanced, partyOfCase } from '../domain/customer.js';
import { type AiRiskSettings, modeFor } from '../domain/entitlements.js';
import type { Settings } from './ai-risk-settings.js';

/**
 * The mode in which a search is to be analysed. Refuses with all faults of the request: those already found, and those of its
 * AI risk fields that only the organization's settings can tell. A module or mode that is off, and used-up credits, are
 * refused with their own texts when nothing else is wrong, and named with the faults when something is.
 */
export async function aiRiskModeOf(
  deps: { readonly settings: Pick<Settings, 'read'> },
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

/** The rules for `ai_risk_fields` of an Advanced analysis, in the specification's section on `POST /api/search`. */
function fieldErrors(
  { configuration }: AiRiskSettings,
  { filters, image, aiRiskMode }: CaseRequest,
  known: readonly FieldError[],
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
  const { uniqueIdentifier: _, ...told } = filters;
  const isTold = known.some(({ field }) => field.startsWith('ai_risk_fields') || field === 'birth_incorporation_date');
  if (!isTold && !isEnoughForAdvanced(partyOfCase(told), image !== undefined)) {
    const rule = 'AiRisk Advanced needs a birth or incorporation date, an image, or at least one of these fields';
    faults.push({ field: 'ai_risk_fields', message: rule });
  }
  return faults;
}
