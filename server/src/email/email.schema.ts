import Type from 'typebox';
import { EMAIL_KINDS, EMAIL_STATUSES } from '../domain/email.js';
import { Nullable } from '../platform/http/nullable.js';
import { PageQuery, PaginationSchema } from '../platform/http/page.js';

const text = (description: string) => Type.String({ description });
const addresses = (description: string) => Type.Array(Type.String(), { description });

export const EmailRow = Type.Object(
  {
    id: text('24 lower-case hex characters; the first part of the `Message-ID`.'),
    kind: Type.Enum([...EMAIL_KINDS], { description: 'Reason for the e-mail.' }),
    about_id: text('Id of the webhook, user or password reset concerned; empty for a digest.'),
    recipients: addresses('Recipients; for e-mails to administrators empty until the first attempt.'),
    delivered: addresses('Recipients whose mail server accepted it.'),
    status: Type.Enum([...EMAIL_STATUSES], {
      description:
        '`pending`: will be retried. `sent`: accepted for at least one recipient. `failed`: no further attempts.',
    }),
    attempts: Type.Integer({ description: 'Attempts so far.' }),
    error: text('Error of the last attempt; empty if there was none.'),
    created_at: text('ISO 8601, UTC.'),
    sent_at: Nullable(text('ISO 8601, UTC.')),
  },
  { $id: 'Email', description: 'An e-mail and its delivery status.' },
);

export const EmailsQuery = Type.Object(PageQuery);

/** `data` of `GET /api/emails`. */
export const EmailsData = Type.Object({
  emails: Type.Array(EmailRow, { description: 'Newest first.' }),
  pagination: PaginationSchema,
});
