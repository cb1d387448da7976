import type { Email } from '../../domain/email.js';
import type { Queries } from '../database/database.js';
import { addJobs } from '../jobs/add-jobs.repository.js';
import { emails } from './emails.table.js';

/**
 * Writes an e-mail and the job that sends it in the caller's transaction. E-mails are sent one at a time, organizations
 * in turn: a hanging mail server occupies one worker only.
 */
export async function recordEmail(
  tx: Queries,
  {
    recipients = [],
    ...email
  }: Pick<Email, 'id' | 'organizationId' | 'kind' | 'createdAt'> & Partial<Pick<Email, 'aboutId' | 'recipients'>>,
): Promise<void> {
  await tx
    .insert(emails)
    .values({ ...email, recipients: [...recipients], delivered: [], status: 'pending', attempts: 0 });
  await addJobs(tx, [
    { task: 'send_email', payload: { organizationId: email.organizationId, emailId: email.id }, queue: 'e-mail' },
  ]);
}
