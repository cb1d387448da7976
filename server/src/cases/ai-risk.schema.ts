import Type from 'typebox';
import { RECOMMENDATIONS } from '../domain/recommendation.js';
import { VERDICTS } from '../domain/verdict.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { outcome } from '../platform/http/outcomes.js';
import { AI_RISK_MODES } from './ai-risk-mode.js';
import { ANALYST_DECISIONS, CUSTOMER_STATUSES } from './customer-words.present.js';

const text = (description: string) => Type.String({ description });

/** Findings of an analysis, wherever they are shown. */
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

/** Each of the key drivers as data. */
export const KeyDriverDetails = outcome(
  Type.Array(
    Type.Object(
      {
        text: text('As in `key_drivers`.'),
        code: text(
          'What it is about: a fact such as `name`, `date` or `nationality`, or `no_match`, `other_record`, `adverse_media`, ' +
            '`not_searched`, `decided` or `incomplete`.',
        ),
        direction: Type.Enum(['for', 'against', 'neutral'], {
          description: 'For the same party, against it, or neither.',
        }),
        record_id: Nullable(
          text('Id of the record that it is about, as in `source_details`; null if it is about none.'),
        ),
      },
      { $id: 'KeyDriver', description: 'A reason for the verdict.' },
    ),
    { description: 'The key drivers of `ai_risk` as data, in the same order.' },
  ),
  () => [],
);

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
