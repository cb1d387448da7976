import { type CaseInputs, type ScreenCaseDeps, screenCase } from '../cases/make-case.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import type { Caller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { Customer } from '../domain/customer.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { modeFor } from '../domain/entitlements.js';
import type { SettingsRepository } from './ai-risk-settings.js';
import { customerOf } from './customer-of.js';
import type { CustomersRepository, NewCustomer } from './customers.js';

interface CreateCustomerDeps extends ScreenCaseDeps {
  readonly customers: Pick<CustomersRepository, 'add'>;
  readonly settings: Pick<SettingsRepository, 'read'>;
}

/**
 * Screens a party, stores it as a customer with its case, takes a credit and queues the analysis. Throws, and stores nothing, if
 * the module or mode is disabled or without credits, and `unavailable` while no list is loaded.
 */
export async function createCustomer(
  deps: CreateCustomerDeps,
  caller: Caller,
  request: CustomerRequest,
): Promise<Customer> {
  const mode = modeFor(await deps.settings.read(caller.organizationId), request.mode);
  const created = await screenCustomer(deps, caller, request, { mode, uploadSource: 'API', platform: 'API' });
  await deps.customers.add(created);
  return created.customer;
}

/** Screens a party as a new customer with its case; the caller stores it. */
export async function screenCustomer(
  deps: ScreenCaseDeps,
  caller: Caller,
  request: CustomerRequest,
  origin: { readonly mode: AnalysisMode; readonly uploadSource: string; readonly platform: Case['platform'] },
  known: CaseInputs = {},
): Promise<NewCustomer> {
  const screened = await screenCase(deps, caller, caseRequestOf(request), origin.platform, known);
  const { identificationType, identificationCountry, ongoingMonitoring, party } = request;
  const customer = customerOf(deps, caller, screened.made, origin.mode, {
    party,
    uploadSource: origin.uploadSource,
    ...(identificationType !== undefined && { identificationType }),
    ...(identificationCountry !== undefined && { identificationCountry }),
    ...(ongoingMonitoring !== undefined && { ongoingMonitoring }),
  });
  return { customer, ...screened };
}

/** The search of a customer, with the usual defaults. */
function caseRequestOf(request: CustomerRequest): CaseRequest {
  const {
    party,
    categories,
    allCategories,
    matchScore,
    exactSearch,
    image,
    clientReference,
    ongoingMonitoring = false,
    isTest,
  } = request;
  const { name, entityTypes, date, countries = [], ...details } = party;
  return {
    filters: {
      ...{ name, entityTypes, categories, countries, party: details, matchScore, exactSearch, ofCustomer: true },
      ...(date && { date }),
      ...(allCategories && { allCategories }),
      aliasSearch: true,
      rcaSearch: true,
      groupData: false,
      ongoingMonitoring,
      adverseMediaMonitoring: false,
      ...(clientReference !== undefined && { clientReference }),
      page: 1,
      perPage: 160,
      retrieveResults: true,
    },
    runAiRisk: false,
    ...(isTest && { isTest }),
    ...(image && { image }),
  };
}
