import type { Config } from '../config.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import { analyseCustomers } from '../flow/analyse-customers.js';
import { createCustomer } from '../flow/create-customer.js';
import { decideCustomer, deleteCustomer } from '../flow/decide-customer.js';
import { listCustomers } from '../flow/list-customers.js';
import { phraseNarrative } from '../flow/phrase-narrative.js';
import { readCustomer, wholeCustomer } from '../flow/read-customer.js';
import { requestCompliance } from '../flow/request-compliance.js';
import { searchWithAnalysis } from '../flow/search-with-analysis.js';
import { updateConfiguration } from '../flow/update-configuration.js';
import type { CustomerDeeds } from '../http/worlds/customers.js';
import { settingsIn } from '../store/ai-risk-settings.js';
import { analysesIn, type WithAnalyses } from '../store/analyses.js';
import { casesIn } from '../store/cases.js';
import { customersIn } from '../store/customers.js';
import { mergeCounts } from '../store/merge-counts.js';
import { auditRecordsIn } from '../store/record-audit.js';
import { searchProfilesIn } from '../store/search-profiles.js';
import { analyseInTurn } from './analyse-in-turn.js';
import { composeNarrator } from './narrator.js';
import type { Parts, Topic } from './parts.js';
import { screeningWorld } from './screening-world.js';

export function composeCustomers(
  {
    accounts,
    database,
    images,
    screener,
    config,
  }: Pick<Parts, 'accounts' | 'database' | 'images' | 'screener'> & { readonly config: Pick<Config, 'narrator'> },
  withAnalyses: WithAnalyses,
): Topic<CustomerDeeds, 'analyse_customers' | 'count_customer_changes' | 'merge_counts'> {
  const narrator = composeNarrator(config);
  const world = {
    ...screeningWorld(database, accounts),
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
      makeCase: (caller, request, faults) => searchWithAnalysis(world, caller, request, faults),
      createCustomer: (caller, request) => createCustomer(world, caller, request),
      listCustomers: (caller, filter, page) => listCustomers(world, caller, filter, page),
      readCustomer: (caller, customerId) => readCustomer(world, caller, customerId),
      async decideCustomer(caller, customerId, decision) {
        await decideCustomer(world, caller, customerId, decision);
        return wholeCustomer(world, caller, customerId);
      },
      deleteCustomer: (caller, customerId, reason) => deleteCustomer(world, caller, customerId, reason),
      requestCompliance: (caller, request) => requestCompliance(world, caller, request),
      async readConfiguration({ organizationId }) {
        return (await world.settings.read(organizationId)).configuration;
      },
      updateConfiguration: (caller, update, faults) => updateConfiguration(world, caller, update, faults),
    },
    tasks: {
      analyse_customers: (payload, attempt) => analyseCustomers(world, payload, attempt),
      count_customer_changes: () => world.customers.countChanges(),
      merge_counts: () => mergeCounts(database, accounts.now()),
    },
    schedule: ['* * * * * count_customer_changes', '37 * * * * merge_counts'],
  };
}
