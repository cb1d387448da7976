import type { AccountDeps } from '../accounts/accounts.js';
import { storageQuotaRepository } from '../accounts/storage-quota.repository.js';
import { caseQuotaRepository } from '../cases/case-quota.repository.js';
import { screeningDeps } from '../cases/cases.module.js';
import { casesRepository } from '../cases/cases.repository.js';
import type { Images } from '../cases/images.js';
import { outcomesRepository } from '../cases/outcomes.repository.js';
import { previewCase } from '../cases/preview-case.js';
import { searchProfilesRepository } from '../custom-lists/search-profiles.repository.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import type { Caller } from '../domain/caller.js';
import type { Config } from '../platform/config/config.js';
import type { Tasks } from '../platform/jobs/jobs.js';
import type { EventSubjectReaders } from '../platform/outbox/event-data.js';
import { auditRecordsRepository } from '../platform/outbox/record-audit.repository.js';
import { callbackUrlError } from '../platform/outgoing/callback-url-error.js';
import type { PlatformParts } from '../platform/parts.js';
import type { Screener } from '../screening/screener.js';
import { settingsRepository } from './ai-risk-settings.repository.js';
import { analyseCustomers } from './analyse-customers.js';
import { analyseInSlices } from './analyse-in-slices.js';
import { analysesRepository, type WithAnalyses } from './analyses.repository.js';
import { analysisVersionsRepository } from './analysis-versions.repository.js';
import { clientReferencePolicyService } from './client-reference-policy.js';
import { clientReferencePoliciesRepository } from './client-reference-policy.repository.js';
import { clientReferencePolicyRoutes } from './client-reference-policy.routes.js';
import { requestCompliance } from './compliance-request.js';
import { complianceRequestRoutes } from './compliance-request.routes.js';
import { configurationService } from './configuration.js';
import { configurationRoutes } from './configuration.routes.js';
import { createCustomer } from './create-customer.js';
import { presentWholeCustomer } from './customer.present.js';
import { customerService } from './customers.js';
import { customersRepository } from './customers.repository.js';
import { customerRoutes } from './customers.routes.js';
import { keyDriversRepository } from './key-drivers.repository.js';
import { mergeCounts } from './merge-counts.repository.js';
import { composeNarrator } from './narrator/narrator.module.js';
import { CUSTOMERS_PERSONAL_DATA } from './personal-data.repository.js';
import { phraseNarrative } from './phrase-narrative.js';
import { searchRoutes } from './search.routes.js';
import { searchWithAnalysis } from './search-with-analysis.js';

interface CustomersParts extends Pick<PlatformParts, 'database'> {
  readonly accounts: AccountDeps;
  readonly images: Images;
  readonly screener: Screener;
  readonly config: Pick<Config, 'narrator' | 'smtp' | 'callbacks' | 'casesPerDay' | 'storedMegabytesPerOrganization'>;
}

/** Searches with analysis, customers with their analyses and decisions, and the configuration of the AI risk module. */
export function customersModule(
  { accounts, database, images, screener, config }: CustomersParts,
  withAnalyses: WithAnalyses,
) {
  const { now, newId } = accounts;
  const narrator = composeNarrator(config);
  const quota = caseQuotaRepository(database, config.casesPerDay, now);
  const storage = storageQuotaRepository(database, config.storedMegabytesPerOrganization);
  const audit = auditRecordsRepository(database);
  const repository = customersRepository(database, newId);
  const settings = settingsRepository(database);
  const screening = {
    ...screeningDeps(database, accounts),
    ...{ screener, images, settings, customers: repository },
    cases: casesRepository(database),
    searchProfiles: searchProfilesRepository(database),
  };
  const analysing = {
    ...{ now, newId, analyse: analyseInSlices },
    analyses: analysesRepository(database, newId, withAnalyses),
    phrase: (input: AnalysisInput, analysis: Analysis) =>
      phraseNarrative(narrator === undefined ? {} : { narrator }, input, analysis),
  };
  return {
    personalData: CUSTOMERS_PERSONAL_DATA,
    routes: [
      ...searchRoutes({
        async search(caller, request, errors) {
          if (request.isDryRun) return previewCase({ ...screening, audit }, caller, request, errors);
          await checkQuotas(caller);
          return searchWithAnalysis(screening, caller, request, errors);
        },
        callbackUrlError: (url) => callbackUrlError(url, config.callbacks),
        now,
      }),
      ...customerRoutes({
        customers: customerService({
          customers: repository,
          images,
          outcomes: outcomesRepository(database),
          audit,
          now,
          newId,
        }),
        async createCustomer(caller, request) {
          await checkQuotas(caller);
          return createCustomer(screening, caller, request);
        },
        now,
      }),
      ...complianceRequestRoutes(async (caller, request) => {
        // The search was counted when it was made.
        await storage.check(caller.organizationId);
        return requestCompliance(screening, caller, request);
      }),
      ...clientReferencePolicyRoutes(
        clientReferencePolicyService({ policies: clientReferencePoliciesRepository(database), now, newId }),
      ),
      ...configurationRoutes(configurationService({ settings, now, newId }), config.smtp !== undefined),
    ],
    tasks: {
      analyse_customers: (payload, attempt) => analyseCustomers(analysing, payload, attempt),
      count_customer_changes: () => repository.countChanges(),
      merge_counts: () => mergeCounts(database, now()),
    } satisfies Partial<Tasks>,
    schedule: ['* * * * * count_customer_changes', '37 * * * * merge_counts'],
    eventSubjects: {
      async customer(organizationId, ids) {
        const [customers, decisions] = await Promise.all([
          repository.findEach(organizationId, ids),
          repository.decisionsOfEach(organizationId, ids),
        ]);
        return new Map(
          customers.map((customer) => {
            return [customer.id, presentWholeCustomer({ customer, decisions: decisions.get(customer.id) ?? [] })];
          }),
        );
      },
    } satisfies EventSubjectReaders,
    analysisVersions: analysisVersionsRepository(database),
    keyDrivers: keyDriversRepository(database),
    /** Customers for cases and for features above. */
    customers: repository,
    settings,
  };

  async function checkQuotas({ organizationId }: Caller): Promise<void> {
    await quota.check(organizationId);
    await storage.check(organizationId);
  }
}
