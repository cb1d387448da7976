import { normalizeName } from '@touchstone/engine';
import type { Customer } from '../domain/customer.js';
import { searchWords } from '../domain/search-words.js';
import type { customers } from './customers.table.js';

export type CustomerRow = typeof customers.$inferSelect;

/** A customer as a row, with surplus fields: removing them would cost more than writing them. */
export function toCustomerRow(customer: Customer, creditTaken: boolean): typeof customers.$inferInsert {
  const { outcome, deleted, categories, party, uploadSource } = customer;
  return {
    ...customer,
    isTest: customer.isTest === true,
    categories: [...categories],
    searchWords: searchWords(`${party.name} ${normalizeName(party.name)} ${uploadSource}`),
    creditTaken,
    keyDrivers: [...(outcome?.keyDrivers ?? [])],
    ...(outcome && {
      verdict: outcome.verdict,
      recommendation: outcome.recommendation,
      narrative: outcome.narrative,
      analysedAt: outcome.analysedAt,
    }),
    ...(deleted && { deletedAt: deleted.at, deletedReason: deleted.reason }),
  };
}

/** Copies the remaining fields once: a page has a hundred rows. */
export function fromCustomerRow({
  verdict,
  recommendation,
  narrative,
  keyDrivers,
  analysedAt,
  deletedAt,
  deletedReason,
  searchWords: _words,
  creditTaken: _taken,
  identificationType,
  identificationCountry,
  ongoingMonitoring,
  clientReference,
  isTest,
  decision,
  decisionReason,
  ...rest
}: CustomerRow): Customer {
  return {
    ...rest,
    ...(identificationType !== null && { identificationType }),
    ...(identificationCountry !== null && { identificationCountry }),
    ...(ongoingMonitoring !== null && { ongoingMonitoring }),
    ...(clientReference !== null && { clientReference }),
    ...(isTest && { isTest }),
    ...(decision !== null && { decision }),
    ...(decisionReason !== null && { decisionReason }),
    ...outcomeOf({ verdict, recommendation, narrative, keyDrivers, analysedAt }),
    ...(deletedAt !== null && { deleted: { at: deletedAt, reason: deletedReason ?? '' } }),
  };
}

/** Outcome of the last finished analysis, if any. */
export function outcomeOf({
  verdict,
  recommendation,
  narrative,
  keyDrivers,
  analysedAt,
}: Pick<CustomerRow, 'verdict' | 'recommendation' | 'narrative' | 'keyDrivers' | 'analysedAt'>): Pick<
  Customer,
  'outcome'
> {
  if (verdict === null || recommendation === null || analysedAt === null) return {};
  return { outcome: { verdict, recommendation, narrative: narrative ?? '', keyDrivers, analysedAt } };
}
