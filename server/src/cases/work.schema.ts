import Type from 'typebox';
import { WORK_STATES } from '../domain/work.js';
import { Nullable } from '../platform/http/nullable.js';

const text = (description: string) => Type.String({ description });
const instant = (description: string) => text(`${description} ISO 8601, UTC.`);

export const PersonSchema = Type.Object(
  {
    user_id: text('24 lower-case hex characters.'),
    name: text('Empty if none was given.'),
    email: text('The e-mail address the user logs in with.'),
  },
  { $id: 'Person', description: 'A user of the organization.' },
);
const person = (description: string) => Type.Union([PersonSchema, Type.Null()], { description });

/** Fields of the work on a search, as in the queue and the case. */
export const WorkFields = {
  search_reference: text('Id of the search.'),
  version: Type.Integer({ description: 'Increases with every change to the work on the search.' }),
  state: Type.Enum([...WORK_STATES], {
    description:
      '`open`; `waiting` until a day; `escalated` to arbiters; `second_review`: a second person must agree; `conflict`: two people ' +
      'disagree; `closed`.',
  }),
  opened_at: instant('When it was last opened.'),
  due_at: Nullable(instant('When it is due; null if there is nothing to do.')),
  waiting_until: Nullable(instant('When a waiting search opens again.')),
  assignee: person('The assignee; null if there is none.'),
  claimed_until: Nullable(instant('When the claim that reserves it for its assignee expires.')),
  closed_at: Nullable(instant('When it was closed.')),
  closed_by: person('Who closed it; null if it is open or the service closed it.'),
  reopened_by: text('Type of the alert that opened it again, or `reopen`; empty if none did.'),
  unseen_alerts: Type.Integer({ description: 'Monitoring alerts since a user last read the search.' }),
};

export const WorkSchema = Type.Object(WorkFields, {
  $id: 'Work',
  description: 'Work on a search: state, assignee, due date.',
});
