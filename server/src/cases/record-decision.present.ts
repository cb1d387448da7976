import type { Static } from 'typebox';
import type { RecordDecision } from '../domain/case-marks.js';
import type { DecisionSchema } from './record-decision.schema.js';

export function presentDecision({
  status,
  reason,
  reasonCode = 'other',
  userId,
  email,
  at,
  opinions = [],
}: RecordDecision): Static<typeof DecisionSchema> {
  return {
    match_status: status,
    reason,
    reason_code: reasonCode,
    decided_by: userId,
    email,
    decided_at: at.toISOString(),
    opinions: opinions.map((one) => ({ user_id: one.userId, email: one.email, match_status: one.status })),
  };
}
