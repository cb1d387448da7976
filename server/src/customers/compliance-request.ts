import type { Cases } from '../cases/cases.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import { type Customer, isEnoughForAdvanced, mayEscalate, partyOfCase } from '../domain/customer.js';
import { type AiRiskSettings, requireAiRisk, requireCredit, requireMode } from '../domain/entitlements.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { SettingsRepository } from './ai-risk-settings.js';
import { customerOf } from './customer-of.js';
import type { CustomersRepository } from './customers.js';

interface ComplianceDeps {
  readonly cases: Pick<Cases, 'find'>;
  readonly customers: Pick<CustomersRepository, 'findByCases' | 'addToCase' | 'escalate'>;
  readonly settings: Pick<SettingsRepository, 'read'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** The request as sent; its errors take their place in the order of the specification's table. */
export interface ComplianceRequest {
  readonly searchReference: unknown;
  /** The organization's default if absent. */
  readonly mode?: AnalysisMode;
  readonly faults: readonly FieldError[];
}

/**
 * Queues the analysis of a search that has none, or an Advanced one after an inconclusive Lite one. Throws the errors of the
 * specification's table in its order; then nothing is stored and no credit is taken.
 */
export async function requestCompliance(
  deps: ComplianceDeps,
  caller: AuthenticatedCaller,
  request: ComplianceRequest,
): Promise<{ caseId: string }> {
  const { organizationId } = caller;
  const settings = await deps.settings.read(organizationId);
  requireAiRisk(settings);
  const reference = referenceOf(request);
  const found = await deps.cases.find(organizationId, reference);
  if (found === undefined) throw new AppError('search_unknown', { text: `No search found for: ${reference}` });
  if (found.isSample) {
    throw new AppError('search_unknown', { text: `${reference} is a sample search, which cannot become a customer` });
  }
  const mode = request.mode ?? settings.configuration.defaultMode;
  const [earlier] = await deps.customers.findByCases(organizationId, [reference]);
  if (earlier !== undefined && !(mode === 'advanced' && mayEscalate(earlier))) throw existsAlready(reference);
  requireAnalysable(settings, mode, found, earlier);

  const audit: AuditEntry = {
    ...{ id: deps.newId(), organizationId, at: deps.now(), actor: actorOf(caller) },
    action: 'compliance.requested',
    target: { kind: 'case', id: reference },
    details: { mode, escalation: earlier !== undefined },
  };
  if (earlier !== undefined) {
    if (!(await deps.customers.escalate(organizationId, earlier.id, audit))) throw existsAlready(reference);
  } else {
    await deps.customers.addToCase(customerOf(deps, caller, found, mode), audit).catch((error: unknown) => {
      const isSecond = error instanceof AppError && error.code === 'compliance_request_exists';
      throw isSecond ? existsAlready(reference) : error;
    });
  }
  return { caseId: reference };
}

function referenceOf({ searchReference, faults }: ComplianceRequest): string {
  const others = faults.filter(({ field }) => field !== 'search_reference');
  const withOthers = (message: string) => ({ faults: [{ field: 'search_reference', message }, ...others] });
  if (searchReference === undefined || searchReference === null || searchReference === '') {
    throw new AppError('search_reference_missing', withOthers('is required'));
  }
  const isSound = typeof searchReference === 'string' && others.length === faults.length;
  if (!isSound || searchReference.length !== 24) {
    throw new AppError('search_reference_invalid', withOthers('must be a string of 24 characters'));
  }
  if (others.length > 0) throw new AppError('validation_failed', { faults: others });
  return searchReference;
}

function requireAnalysable(settings: AiRiskSettings, mode: AnalysisMode, found: Case, earlier?: Customer): void {
  const { entitlements, configuration } = settings;
  const party = earlier?.party ?? partyOfCase(found.filters);
  const hasImage = found.filters.hasImage === true;
  if (mode === 'advanced' && !isEnoughForAdvanced(party, hasImage) && !configuration.advancedFields.date) {
    throw new AppError('not_enough_data');
  }
  requireMode(entitlements, mode);
  // Results that were ruled out are no longer potential matches.
  if (found.totalResults === found.statusCounts['False Positive']) throw new AppError('ai_risk_not_required');
  requireCredit(entitlements, mode);
}

function existsAlready(reference: string): AppError {
  const text = `A compliance request already exists for search_reference: ${reference}`;
  return new AppError('compliance_request_exists', { text });
}
