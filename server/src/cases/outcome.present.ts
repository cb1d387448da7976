import type { CustomerStanding } from '../domain/customer.js';
import { toWireMode } from './ai-risk-mode.js';
import { toWireDecision, toWireStatus } from './customer-words.present.js';

/** What the analysis of a customer came to, as customers and searches show it: empty or null until it is finished. */
export function toWireOutcome({ mode, status, outcome, decision }: CustomerStanding) {
  return {
    ai_risk_mode: toWireMode(mode),
    status: toWireStatus(status),
    verdict: outcome?.verdict ?? ('' as const),
    recommendation: outcome?.recommendation ?? ('' as const),
    narrative: outcome?.narrative ?? null,
    key_drivers: [...(outcome?.keyDrivers ?? [])],
    analyst_decision: toWireDecision(decision),
    analysed_at: outcome?.analysedAt.toISOString() ?? null,
  };
}
