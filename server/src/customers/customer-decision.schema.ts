import Type from 'typebox';
import { ANALYST_DECISIONS, readDecision } from '../cases/customer-words.present.js';
import type { FieldError } from '../domain/app-error.js';
import type { Decision } from '../domain/customer.js';
import { Nullable } from '../platform/http/nullable.js';
import { RequestFields } from '../platform/http/request-fields.js';

const customerId = Type.String({ description: 'Id of the customer.' });

/** The body of `POST /api/ai-risk-customers/update`. */
export const DecisionRequest = Type.Object({
  customer_id: customerId,
  analyst_decision: Type.Optional(
    Nullable(Type.Enum(['', ...ANALYST_DECISIONS], { description: 'Leave empty to keep the current decision.' })),
  ),
  analyst_decision_reason: Type.Optional(
    Nullable(Type.String({ maxLength: 500, description: 'A note; empty keeps the note of an unchanged decision.' })),
  ),
});

/** The body of `POST /api/ai-risk-customers/delete`. */
export const DeletionRequest = Type.Object({
  customer_id: customerId,
  deleted_reason: Type.String({
    maxLength: 2000,
    pattern: '\\S',
    description: 'Reason for the deletion, kept in the audit log.',
  }),
});

export const DeletionData = Type.Object({
  deleted_reason: Type.String({ description: 'The reason as given.' }),
  message: Type.String({ description: 'Human-readable message.' }),
});

export function readDecisionRequest(
  body: unknown,
  schemaErrors: readonly FieldError[],
): { request: { customerId: string; decision: Decision }; faults: readonly FieldError[] } {
  const faults: FieldError[] = [...schemaErrors];
  const fields = new RequestFields(DecisionRequest, body, faults);
  const decision = readDecision(fields.text('analyst_decision'));
  const reason = fields.optionalText('analyst_decision_reason');
  const isEmpty = decision === undefined && reason === undefined;
  if (isEmpty && fields.sound('analyst_decision') && fields.sound('analyst_decision_reason')) {
    fields.fault('analyst_decision', 'or analyst_decision_reason must be given');
  }
  return {
    request: {
      customerId: fields.text('customer_id') ?? '',
      decision: { ...(decision && { decision }), ...(reason !== undefined && { reason }) },
    },
    faults,
  };
}
