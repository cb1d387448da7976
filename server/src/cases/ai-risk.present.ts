import type { Static } from 'typebox';
import type { CustomerStanding } from '../domain/customer.js';
import type { AiRiskOfSearch } from './ai-risk.schema.js';
import { presentOutcome } from './outcome.present.js';

export function presentAiRisk(customer: CustomerStanding | undefined): Static<typeof AiRiskOfSearch> {
  if (customer === undefined) return null;
  return { customer_id: customer.id, ...presentOutcome(customer) };
}
