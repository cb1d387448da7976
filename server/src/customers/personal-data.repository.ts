import { byCase, byCustomer, type PersonalData } from '../platform/database/personal-data.js';
import { analyses } from './analyses.table.js';
import { customerDecisions, customers } from './customers.table.js';

/** Customers with their analyses and decisions. */
export const CUSTOMERS_PERSONAL_DATA: readonly PersonalData[] = [
  { table: customerDecisions, of: byCustomer(customerDecisions) },
  { table: analyses, of: byCustomer(analyses) },
  { table: customers, of: byCase(customers) },
];
