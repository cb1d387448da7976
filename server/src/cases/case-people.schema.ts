import Type, { type Static } from 'typebox';
import type { Assignee, CaseComment } from '../domain/case-marks.js';

const text = (description: string) => Type.String({ description });
const Timestamp = (description: string) =>
  Type.Object({ $date: Type.Integer({ description: 'Milliseconds since 1970, UTC.' }) }, { description });

export const AssigneeSchema = Type.Object(
  {
    assigned_at: Timestamp('When it was assigned.'),
    assigned_to: text('Name of the user it was assigned to: the e-mail address.'),
    assignee_id: text('Id of that user.'),
    email: text('E-mail address of that user.'),
    name: text('Name of that user: the e-mail address.'),
  },
  { $id: 'Assignee', description: 'A user who is to look at a search.' },
);

export const CommentSchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    comment: text('What was said.'),
    user_id: text('Id of the user who said it.'),
    email: text('E-mail address of that user.'),
    created_at: Timestamp('When it was said.'),
  },
  { $id: 'Comment', description: 'What a user had to say of a search.' },
);

export function presentAssignee({ userId, email, at }: Assignee): Static<typeof AssigneeSchema> {
  return { assigned_at: { $date: at.getTime() }, assigned_to: email, assignee_id: userId, email, name: email };
}

export function presentComment({ id, text: comment, userId, email, at }: CaseComment): Static<typeof CommentSchema> {
  return { id, comment, user_id: userId, email, created_at: { $date: at.getTime() } };
}
