import Type, { type Static } from 'typebox';
import { EMAIL_KINDS, EMAIL_STATUSES, type Email } from '../domain/email.js';
import { Nullable } from '../platform/http/nullable.js';
import { PageQuery, PaginationSchema } from '../platform/http/page.js';

const text = (description: string) => Type.String({ description });
const addresses = (description: string) => Type.Array(Type.String(), { description });

const EmailRow = Type.Object(
  {
    id: text('24 lower-case hex characters; the first part of the `Message-ID`.'),
    kind: Type.Enum([...EMAIL_KINDS], { description: 'Why it is written.' }),
    about_id: text('The id of the webhook or user that it is about; empty for a digest.'),
    recipients: addresses('To whom; empty until the first try where it goes to the administrators of that moment.'),
    delivered: addresses('Those whose mail server has taken it.'),
    status: Type.Enum([...EMAIL_STATUSES], {
      description: '`pending` is tried again; `failed` is for good; `sent` has reached at least one.',
    }),
    attempts: Type.Integer({ description: 'Tries so far.' }),
    error: text('What went wrong last; empty when nothing did.'),
    created_at: text('ISO 8601, UTC.'),
    sent_at: Nullable(text('ISO 8601, UTC.')),
  },
  { $id: 'Email', description: 'One e-mail and what became of it.' },
);

export const EmailsQuery = Type.Object(PageQuery);

/** `data` of `GET /api/emails`. */
export const EmailsData = Type.Object({
  emails: Type.Array(EmailRow, { description: 'Newest first.' }),
  pagination: PaginationSchema,
});

export function presentEmail(email: Email): Static<typeof EmailRow> {
  return {
    ...{ id: email.id, kind: email.kind, about_id: email.aboutId ?? '' },
    ...{ recipients: [...email.recipients], delivered: [...email.delivered] },
    ...{ status: email.status, attempts: email.attempts, error: email.error ?? '' },
    ...{ created_at: email.createdAt.toISOString(), sent_at: email.sentAt?.toISOString() ?? null },
  };
}
