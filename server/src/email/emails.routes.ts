import type { FastifyInstance } from 'fastify';
import { presentPagination, readPage } from '../platform/http/page.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { EmailsData, EmailsQuery, presentEmail } from './email.schema.js';
import type { EmailDeeds } from './emails.world.js';

export function emailRoute(app: FastifyInstance, deps: Authenticator & Pick<EmailDeeds, 'listEmails'>): void {
  addRoute(app, deps, {
    method: 'GET',
    url: '/api/emails',
    id: 'listEmails',
    tag: 'E-mail',
    summary: 'List e-mails',
    description:
      'The e-mails of the last 30 days (digests of monitoring, webhooks that were paused), newest first, with what became of ' +
      'each. What they said is not kept. For administrators.',
    access: ['admin'],
    query: EmailsQuery,
    data: EmailsData,
    async handle({ caller, query }) {
      const page = readPage(query);
      const { emails, total } = await deps.listEmails(caller, page);
      return { emails: emails.map(presentEmail), pagination: presentPagination(page, total) };
    },
  });
}
