import { ABILITIES } from '../accounts/abilities.js';
import { presentPagination, readPage } from '../platform/http/page.js';
import { type Route, route } from '../platform/http/route.js';
import { presentEmail } from './email.present.js';
import { EmailsData, EmailsQuery } from './email.schema.js';
import type { EmailRepository } from './emails.js';

export function emailRoutes(emails: Pick<EmailRepository, 'list'>): Route[] {
  return [
    route({
      method: 'GET',
      url: '/api/emails',
      id: 'listEmails',
      tag: 'E-mail',
      summary: 'List e-mails',
      description:
        'E-mails of the last 30 days (monitoring digests, notices about webhooks, password links) with their delivery status, ' +
        'newest first. Their content is not stored. For administrators.',
      access: ABILITIES['audit.read'],
      query: EmailsQuery,
      data: EmailsData,
      async handle({ caller, query }) {
        const page = readPage(query);
        const { emails: found, total } = await emails.list(caller.organizationId, page);
        return { emails: found.map(presentEmail), pagination: presentPagination(page, total) };
      },
    }),
  ];
}
