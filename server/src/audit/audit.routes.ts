import { ABILITIES } from '../accounts/abilities.js';
import { presentPagination } from '../platform/http/page.js';
import { type Route, route } from '../platform/http/route.js';
import type { AuditLog } from './audit.js';
import { presentAuditEntry } from './audit.present.js';
import { AuditQuery, AuditSchema, readAuditQuery } from './audit.schema.js';

export function auditRoutes(audit: Pick<AuditLog, 'list'>): Route[] {
  return [
    route({
      method: 'GET',
      url: '/api/audit',
      id: 'listAudit',
      tag: 'Audit',
      summary: 'Read the audit log',
      description:
        'Who did what in the organization, newest first: searches, decisions, users, keys, configuration. Entries are ' +
        'never changed. Within seconds each becomes part of a hash chain that `touchstone audit verify` checks. For administrators.',
      access: ABILITIES['audit.read'],
      query: AuditQuery,
      data: AuditSchema,
      async handle({ caller, query }) {
        const { scope, filter, page } = readAuditQuery(query);
        const chain = scope === 'organization' ? caller.organizationId : undefined;
        const { entries, total } = await audit.list(chain, filter, page);
        return { entries: entries.map(presentAuditEntry), pagination: presentPagination(page, total) };
      },
    }),
  ];
}
