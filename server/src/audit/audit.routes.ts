import type { FastifyInstance } from 'fastify';
import { presentPagination } from '../platform/http/page.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { AuditQuery, AuditSchema, presentAuditEntry, readAuditQuery } from './audit.schema.js';
import type { AuditDeeds } from './audit.world.js';

export function auditRoutes(app: FastifyInstance, deps: Authenticator & Pick<AuditDeeds, 'listAudit'>): void {
  addRoute(app, deps, {
    method: 'GET',
    url: '/api/audit',
    id: 'listAudit',
    tag: 'Audit',
    summary: 'Read the audit log',
    description:
      'What was done in the organization, newest first: decisions, users, keys, configuration, with who did it. Entries are never ' +
      'changed; within seconds each is sealed into a hash chain, which `touchstone audit verify` goes through. For administrators.',
    access: ['admin'],
    query: AuditQuery,
    data: AuditSchema,
    async handle({ caller, query }) {
      const { question, page } = readAuditQuery(query);
      const { entries, total } = await deps.listAudit(caller, question, page);
      return { entries: entries.map(presentAuditEntry), pagination: presentPagination(page, total) };
    },
  });
}
