import Type, { type Static } from 'typebox';
import { StandingSchema } from '../cases/second-review.schema.js';
import { caseStatus, matchStatus, resultStatus, riskDecision, riskLevel } from '../cases/state-words.schema.js';
import { WorkSchema } from '../cases/work.schema.js';
import { DECIDED_STATUSES, REASON_LENGTH } from '../domain/case-marks.js';
import { DECISION_REASONS } from '../domain/decision-reasons.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import type { Choices } from './decisions.js';

const text = (description: string) => Type.String({ description });
const CODES = [...new Set(DECISION_REASONS.map(({ code }) => code))];

export const DecisionParams = Type.Object({
  search_reference: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the search.' }),
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the decision.' }),
});

export const DecisionsRequest = Type.Object({
  version: Type.Integer({ minimum: 1, description: '`version` of the work that the decisions are about.' }),
  decisions: Type.Array(
    Type.Object({
      record_ids: Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: 500,
        description: 'Ids of results; may be empty beside `article_ids`.',
      }),
      article_ids: Type.Optional(
        Type.Array(Type.String({ maxLength: 100 }), {
          maxItems: 100,
          description: 'Ids of linked or possible articles. A decision on an article always needs a note.',
        }),
      ),
      match_status: Type.Enum([...DECIDED_STATUSES], {
        description: 'Decision on the records; for articles, `True Positive` means that they are about the subject.',
      }),
      reason_code: Type.Enum(CODES, { description: 'The fact that decides; see `GET /api/reference/reasons`.' }),
      reason: Type.Optional(
        Type.String({
          maxLength: REASON_LENGTH,
          description: 'A note. At least 10 characters if the reason requires one or the evidence does not support it.',
        }),
      ),
      whitelist: Type.Optional(
        Type.Boolean({
          description: 'For a false positive: later searches of the same subject show it as `False Positive`.',
        }),
      ),
      whitelist_until: Type.Optional(
        Type.String({
          format: 'moment',
          description: 'With `whitelist`: when it ends, ISO 8601; without it, when the record changes.',
        }),
      ),
    }),
    { minItems: 1, maxItems: 50, description: 'All are stored, or none.' },
  ),
  seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400, description: 'How long the search was viewed.' })),
});

export const WithdrawQuery = Type.Object({
  version: Type.Integer({ minimum: 1, description: '`version` of the work as it was read.' }),
});

export const DecidedData = Type.Object(
  {
    work: WorkSchema,
    standing: StandingSchema,
    records: Type.Array(
      Type.Object({
        record_id: text('Id of the result.'),
        decision_id: text('Id of the decision; one for all that were sent together.'),
        match_status: resultStatus('Its status now.'),
        standing: StandingSchema,
      }),
      { description: 'The results that were decided on.' },
    ),
    articles: Type.Array(
      Type.Object({
        article_id: text('Id of the article.'),
        decision_id: text('Id of the decision.'),
        match_status: resultStatus('Its status now.'),
        standing: StandingSchema,
      }),
      { description: 'The articles that were decided on.' },
    ),
    match_status: matchStatus('`No Match`, or the worst status of any result.'),
    case_status: caseStatus('As in `GET /api/searches/{search_reference}`.'),
    worst_record_status: caseStatus('Worst status of any result.'),
    risk_level: riskLevel('Highest risk level of the results that are not `False Positive`.'),
    risk_score: Type.Number({ description: 'Highest risk score of the results that are not `False Positive`.' }),
    risk_decision: riskDecision('`Failed` if a result is `True Positive`.'),
    undo_until: text('Time until which the decisions can be withdrawn, ISO 8601 UTC.'),
    next: Nullable(text('The search that is due next; null if there is none.')),
  },
  { $id: 'Decided', description: 'What was decided, and the search after it.' },
);

export const WithdrawnData = Type.Object({ work: WorkSchema });

export const ReasonsData = Type.Array(
  Type.Object(
    {
      code: oneOf(CODES, 'Reason code.'),
      match_status: oneOf(DECIDED_STATUSES, 'The status that it is a reason for.'),
      label: text('Human-readable label.'),
      needs_note: Type.Boolean({ description: 'Whether a note is required whatever the evidence says.' }),
      supported_by: Type.Array(
        Type.Object({
          field: text('Evidence field that supports the reason.'),
          outcome: oneOf(['agree', 'conflict'], 'Outcome of that row.'),
        }),
        { description: 'Evidence that supports the reason; one such row is enough.' },
      ),
    },
    { $id: 'DecisionReason', description: 'A reason for a decision.' },
  ),
  { description: "By status, in the order of the console's number keys." },
);

export function readChoices({ version, decisions, seconds }: Static<typeof DecisionsRequest>): Choices {
  return {
    version,
    choices: decisions.map((one) => ({
      recordIds: one.record_ids,
      articleIds: one.article_ids ?? [],
      status: one.match_status,
      reasonCode: one.reason_code,
      note: one.reason?.trim() ?? '',
      whitelist: one.whitelist ?? false,
      ...(one.whitelist_until !== undefined && { whitelistUntil: new Date(one.whitelist_until) }),
    })),
    ...(seconds !== undefined && { seconds }),
  };
}
