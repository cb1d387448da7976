import Type from 'typebox';
import { DECIDED_STATUSES } from '../domain/case-marks.js';
import { oneOf } from '../platform/http/one-of.js';

const text = (description: string) => Type.String({ description });

export const DecisionSchema = Type.Object(
  {
    match_status: oneOf(DECIDED_STATUSES, 'What was decided.'),
    reason: text('Reason for the decision.'),
    reason_code: Type.String({
      description: 'The reason given, as `GET /api/reference/reasons` lists it; `other` if only free text was given.',
    }),
    decided_by: text('Id of the user.'),
    email: text('E-mail address of the user.'),
    decided_at: text('ISO 8601, UTC.'),
    opinions: Type.Array(
      Type.Object({
        user_id: text('Id of the user.'),
        email: text('E-mail address of the user.'),
        match_status: oneOf(DECIDED_STATUSES, 'The status this user chose.'),
      }),
      { description: 'Earlier opinions of other users, where more than one person decided; oldest first.' },
    ),
  },
  { $id: 'Decision', description: "An analyst's decision on a record or an article." },
);
