import type { AnalystDecision, CustomerStatus } from '../domain/customer.js';

/** Public names of analyst decisions. */
export const ANALYST_DECISIONS = ['Confirmed', 'Declined'] as const;

/** Undefined for anything that is no decision, the empty text among it. */
export function readDecision(text: unknown): AnalystDecision | undefined {
  if (text === 'Confirmed') return 'confirmed';
  return text === 'Declined' ? 'declined' : undefined;
}

/** Empty without a decision. */
export function presentDecision(decision: AnalystDecision | undefined): (typeof ANALYST_DECISIONS)[number] | '' {
  if (decision === undefined) return '';
  return decision === 'confirmed' ? 'Confirmed' : 'Declined';
}

/** Public names of statuses. */
export const CUSTOMER_STATUSES = ['Pending', 'in-progress', 'COMPLETED'] as const;

export function presentStatus(status: CustomerStatus): (typeof CUSTOMER_STATUSES)[number] {
  if (status === 'pending') return 'Pending';
  return status === 'in_progress' ? 'in-progress' : 'COMPLETED';
}

export function readStatus(text: (typeof CUSTOMER_STATUSES)[number] | undefined): CustomerStatus | undefined {
  if (text === undefined) return undefined;
  if (text === 'Pending') return 'pending';
  return text === 'in-progress' ? 'in_progress' : 'completed';
}
