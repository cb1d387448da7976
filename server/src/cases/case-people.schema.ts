import Type from 'typebox';
import { Timestamp } from './timestamp.schema.js';

const text = (description: string) => Type.String({ description });

export const AssigneeSchema = Type.Object(
  {
    assigned_at: Timestamp('When the search was assigned.'),
    assigned_to: text('E-mail address of the assignee.'),
    assignee_id: text('Id of the assignee.'),
    email: text('E-mail address of the assignee.'),
    name: text('Name of the assignee; the e-mail address if the user has given no name.'),
  },
  { $id: 'Assignee', description: 'A user to whom a search is assigned.' },
);

export const CommentSchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    comment: text('Text of the comment.'),
    mentions: Type.Array(Type.String(), { description: 'Ids of the colleagues that it mentions.' }),
    user_id: text('Id of the author.'),
    email: text('E-mail address of the author.'),
    name: text('Name of the author; the e-mail address if the user had given no name.'),
    created_at: Timestamp('When the comment was added.'),
  },
  { $id: 'Comment', description: 'A comment on a search.' },
);
