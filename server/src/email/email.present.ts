import type { Static } from 'typebox';
import type { Email } from '../domain/email.js';
import type { EmailRow } from './email.schema.js';

export function presentEmail(email: Email): Static<typeof EmailRow> {
  return {
    ...{ id: email.id, kind: email.kind, about_id: email.aboutId ?? '' },
    ...{ recipients: [...email.recipients], delivered: [...email.delivered] },
    ...{ status: email.status, attempts: email.attempts, error: email.error ?? '' },
    ...{ created_at: email.createdAt.toISOString(), sent_at: email.sentAt?.toISOString() ?? null },
  };
}
