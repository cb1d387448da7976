import Type, { type Static } from 'typebox';
import { StandingSchema } from '../cases/second-review.schema.js';
import { REASON_LENGTH } from '../domain/case-marks.js';
import { DECISION_REASONS } from '../domain/decision-reasons.js';
import { standingOf } from '../domain/second-review.js';
import { outcome } from '../platform/http/outcomes.js';
import type { BulkItem, BulkOutcome } from './bulk-decisions.js';

const text = (description: string) => Type.String({ description });
const id = (description: string) => Type.String({ pattern: '^[0-9a-f]{24}$', description });

/** Facts that evidence can hold: in bulk nothing else decides. */
const CODES = DECISION_REASONS.filter(
  ({ status, supportedBy }) => status === 'False Positive' && supportedBy.length > 0,
).map(({ code }) => code);

export const BulkDecisionsRequest = Type.Object({
  items: Type.Array(
    Type.Object({
      search_reference: id('Id of the search.'),
      record_id: id('Id of the result.'),
      version: Type.Integer({ minimum: 1, description: '`version` of the work on the search, as it was shown.' }),
    }),
    { minItems: 1, maxItems: 200, description: 'Results that are ruled out, each once.' },
  ),
  reason_code: Type.Enum(CODES, { description: 'The fact that differs; the evidence of each result must support it.' }),
  reason: Type.Optional(Type.String({ maxLength: REASON_LENGTH, description: 'A note, stored with each decision.' })),
});

const ItemFields = { search_reference: text('Id of the search.'), record_id: text('Id of the result.') };

export const BulkDecisionsData = Type.Object(
  {
    done: Type.Array(
      Type.Object({
        ...ItemFields,
        decision_id: text('Id of the decision; one for all results of a search.'),
        standing: StandingSchema,
        version: Type.Integer({ description: 'Current `version` of the work.' }),
      }),
      { description: 'Results that were decided on.' },
    ),
    left_out: Type.Array(
      outcome(
        Type.Object(
          {
            ...ItemFields,
            code: text(
              '`not_supported`: the evidence does not support the reason. `identifier_agrees`, `true_positive`: decide these one by one ' +
                '(`individually` while verdicts are hidden from the caller). ' +
                '`version_conflict`, `wrong_state`, `not_found`, `own_proposal`, `forbidden`: as in `POST …/decisions`.',
            ),
            message: text('The reason, as readable text.'),
          },
          { description: 'A result that was left as it is.' },
        ),
        withoutVerdict,
      ),
      { description: 'Results that were left as they are.' },
    ),
    undo_until: text('Time until which the first of the decisions can be withdrawn, ISO 8601 UTC.'),
  },
  { $id: 'BulkDecided', description: 'Results that were decided, and those left out with the reason.' },
);

interface LeftOut {
  readonly code: string;
  readonly message: string;
}

/** One code for both causes that want a decision of its own, or the second would tell the first. */
function withoutVerdict(item: LeftOut): LeftOut {
  const isIndividual = item.code === 'true_positive' || item.code === 'identifier_agrees';
  return isIndividual
    ? { ...item, code: 'individually', message: 'cannot be decided in bulk; decide it individually' }
    : item;
}

export function readBulkItems({ items }: Static<typeof BulkDecisionsRequest>): BulkItem[] {
  return items.map(({ search_reference, record_id, version }) => ({
    ...{ caseId: search_reference, recordId: record_id, version },
  }));
}

export function presentBulkOutcome({ done, leftOut, undoUntil }: BulkOutcome): Static<typeof BulkDecisionsData> {
  return {
    done: done.map(({ caseId, recordId, decisionId, stage, version }) => ({
      ...{
        search_reference: caseId,
        record_id: recordId,
        decision_id: decisionId,
        standing: standingOf(stage),
        version,
      },
    })),
    left_out: leftOut.map(({ caseId, recordId, code, message }) => ({
      ...{ search_reference: caseId, record_id: recordId, code, message },
    })),
    undo_until: undoUntil.toISOString(),
  };
}
