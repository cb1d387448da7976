import type { Static } from 'typebox';
import type { Assignee, CaseComment } from '../domain/case-marks.js';
import type { AssigneeSchema, CommentSchema } from './case-people.schema.js';

export function presentAssignee({ userId, email, name = email, at }: Assignee): Static<typeof AssigneeSchema> {
  return { assigned_at: { $date: at.getTime() }, assigned_to: email, assignee_id: userId, email, name };
}

export function presentComment({
  id,
  text: comment,
  userId,
  email,
  name = email,
  at,
  mentions = [],
}: CaseComment): Static<typeof CommentSchema> {
  return { id, comment, mentions: [...mentions], user_id: userId, email, name, created_at: { $date: at.getTime() } };
}
