import Type from 'typebox';
import { RECOMMENDATIONS } from '../domain/recommendation.js';
import { VERDICTS } from '../domain/verdict.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { outcome } from '../platform/http/outcomes.js';
import { AI_RISK_MODES } from './ai-risk-mode.js';
import { ANALYST_DECISIONS, CUSTOMER_STATUSES } from './customer-words.present.js';

const text = (description: string) => Type.String({ description });

/** What an analysis found, wherever it is shown. */
export const OutcomeFields = {
  verdict: outcome(
    Type.Enum(['', ...VERDICTS], {
      description: 'Whether the subject is the listed party; empty until the analysis is completed.',
    }),
    '',
  ),
  recommendation: outcome(
    oneOf(['', ...RECOMMENDATIONS], 'Recommended action; empty until the analysis is completed.'),
    '',
  ),
  narrative: outcome(Nullable(text('Reasoning in plain English; null until the analysis is completed.')), null),
  key_drivers: outcome(
    Type.Array(Type.String(), { description: 'Reasons for the verdict, strongest first.' }),
    () => [],
  ),
};

/** Outcome of the AI risk analysis of a search; null if none was requested. */
export const AiRiskOfSearch = Nullable(
  Type.Object(
    {
      customer_id: text('Id of the customer, for `GET /api/ai-risk-customers/{customer_id}`.'),
      ai_risk_mode: Type.Enum([...AI_RISK_MODES], { description: 'Mode of the analysis.' }),
      status: oneOf(CUSTOMER_STATUSES, 'Status of the analysis.'),
      ...OutcomeFields,
      analyst_decision: Type.Enum(['', ...ANALYST_DECISIONS], { description: 'Empty until an analyst decides.' }),
      analysed_at: Nullable(text('ISO 8601, UTC; null until the analysis is completed.')),
    },
    { description: 'Outcome of the AI risk analysis; null if none was requested.' },
  ),
);
