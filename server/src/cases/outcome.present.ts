import type { CustomerStanding } from '../domain/customer.js';
import { presentMode } from './ai-risk-mode.js';
import { presentDecision, presentStatus } from './customer-words.present.js';

/** Presents the outcome of a customer's analysis on customers and searches: empty or null until it is finished. */
export function presentOutcome({ mode, status, outcome, decision }: CustomerStanding) {
  return {
    ai_risk_mode: presentMode(mode),
    status: presentStatus(status),
    verdict: outcome?.verdict ?? ('' as const),
    recommendation: outcome?.recommendation ?? ('' as const),
    narrative: outcome?.narrative ?? null,
    key_drivers: [...(outcome?.keyDrivers ?? [])],
    analyst_decision: presentDecision(decision),
    analysed_at: outcome?.analysedAt.toISOString() ?? null,
  };
}
