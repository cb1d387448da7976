import type { Parts, Topic } from '../app/parts.js';
import { caseQuotaIn } from '../cases/case-quota.repository.js';
import { screeningDeps } from '../cases/cases.module.js';
import { casesIn } from '../cases/cases.repository.js';
import { searchProfilesIn } from '../custom-lists/search-profiles.repository.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import type { Config } from '../platform/config/config.js';
import { auditRecordsIn } from '../platform/outbox/record-audit.repository.js';
import { settingsIn } from './ai-risk-settings.repository.js';
import { analyseCustomers } from './analyse-customers.js';
import { analyseInTurn } from './analyse-in-turn.js';
import { analysesIn, type WithAnalyses } from './analyses.repository.js';
import { createCustomer } from './create-customer.js';
import { customersIn } from './customers.repository.js';
import type { CustomerDeeds } from './customers.world.js';
import { decideCustomer, deleteCustomer } from './decide-customer.js';
import { listCustomers } from './list-customers.js';
import { mergeCounts } from './merge-counts.repository.js';
import { composeNarrator } from './narrator/narrator.module.js';
import { phraseNarrative } from './phrase-narrative.js';
import { readCustomer, wholeCustomer } from './read-customer.js';
import { requestCompliance } from './request-compliance.js';
import { searchWithAnalysis } from './search-with-analysis.js';
import { updateConfiguration } from './update-configuration.js';

export function composeCustomers(
  {
    accounts,
    database,
    images,
    screener,
    config,
  }: Pick<Parts, 'accounts' | 'database' | 'images' | 'screener'> & {
    readonly config: Pick<Config, 'narrator' | 'casesPerDay'>;
  },
  withAnalyses: WithAnalyses,
): Topic<CustomerDeeds, 'analyse_customers' | 'count_customer_changes' | 'merge_counts'> {
  const narrator = composeNarrator(config);
  const quota = caseQuotaIn(database, config.casesPerDay, accounts.now);
  const deps = {
    ...screeningDeps(database, accounts),
    audit: auditRecordsIn(database),
    screener,
    images,
    cases: casesIn(database),
    customers: customersIn(database, accounts.newId),
    settings: settingsIn(database),
    searchProfiles: searchProfilesIn(database),
    analyses: analysesIn(database, accounts.newId, withAnalyses),
    analyse: analyseInTurn,
    phrase: (input: AnalysisInput, analysis: Analysis) =>
      phraseNarrative(narrator === undefined ? {} : { narrator }, input, analysis),
  };
  return {
    deeds: {
      async makeCase(caller, request, faults) {
        await quota.check(caller.organizationId);
        return searchWithAnalysis(deps, caller, request, faults);
      },
      async createCustomer(caller, request) {
        await quota.check(caller.organizationId);
        return createCustomer(deps, caller, request);
      },
      listCustomers: (caller, filter, page) => listCustomers(deps, caller, filter, page),
      readCustomer: (caller, customerId) => readCustomer(deps, caller, customerId),
      async decideCustomer(caller, customerId, decision) {
        await decideCustomer(deps, caller, customerId, decision);
        return wholeCustomer(deps, caller, customerId);
      },
      deleteCustomer: (caller, customerId, reason) => deleteCustomer(deps, caller, customerId, reason),
      requestCompliance: (caller, request) => requestCompliance(deps, caller, request),
      async readConfiguration({ organizationId }) {
        return (await deps.settings.read(organizationId)).configuration;
      },
      updateConfiguration: (caller, update, faults) => updateConfiguration(deps, caller, update, faults),
    },
    tasks: {
      analyse_customers: (payload, attempt) => analyseCustomers(deps, payload, attempt),
      count_customer_changes: () => deps.customers.countChanges(),
      merge_counts: () => mergeCounts(database, accounts.now()),
    },
    schedule: ['* * * * * count_customer_changes', '37 * * * * merge_counts'],
  };
}
