import Type, { type Static } from 'typebox';
import type { CustomerStanding } from '../domain/customer.js';
import { VERDICTS } from '../domain/verdict.js';
import { Nullable } from '../platform/http/nullable.js';
import { AI_RISK_MODES } from './ai-risk-mode.js';
import { ANALYST_DECISIONS } from './customer-words.present.js';
import { presentOutcome } from './outcome.present.js';

const text = (description: string) => Type.String({ description });

/** The outcome of the AI risk analysis of a search; null when none was asked for. */
export const AiRiskOfSearch = Nullable(
  Type.Object(
    {
      customer_id: text('The customer of the search, to be read with `GET /api/ai-risk-customers/{customer_id}`.'),
      ai_risk_mode: Type.Enum([...AI_RISK_MODES], { description: 'Of the analysis.' }),
      status: Type.Enum(['Pending', 'in-progress', 'COMPLETED'], { description: 'Of the analysis.' }),
      verdict: Type.Enum(['', ...VERDICTS], { description: 'Is it the same party? Empty until it was analysed.' }),
      recommendation: text('What should be done; empty until then.'),
      narrative: Nullable(text('The reasoning in plain English; null until then.')),
      key_drivers: Type.Array(Type.String(), { description: 'The reasons for the verdict, strongest first.' }),
      analyst_decision: Type.Enum(['', ...ANALYST_DECISIONS], { description: 'Empty until an analyst decides.' }),
      analysed_at: Nullable(text('ISO 8601, UTC; null until then.')),
    },
    { description: 'The outcome of the AI risk analysis; null when none was asked for.' },
  ),
);

export function presentAiRisk(customer: CustomerStanding | undefined): Static<typeof AiRiskOfSearch> {
  if (customer === undefined) return null;
  return { customer_id: customer.id, ...presentOutcome(customer) };
}
