import { Readable } from 'node:stream';
import { ABILITIES } from '../accounts/abilities.js';
import type { LoggedEntry } from '../domain/audit.js';
import { presentPagination } from '../platform/http/page.js';
import { type Route, route, streamRoute } from '../platform/http/route.js';
import type { AuditReader } from './audit.js';
import { presentAuditCheck, presentAuditEntry } from './audit.present.js';
import {
  AuditCheckSchema,
  AuditExportQuery,
  AuditQuery,
  AuditSchema,
  readAuditExportQuery,
  readAuditQuery,
} from './audit.schema.js';
import type { AuditChecks } from './audit-check.js';

const frame = { tag: 'Audit', access: ABILITIES['audit.read'] } as const;

export function auditRoutes(audit: AuditReader, checks: AuditChecks): Route[] {
  return [
    route({
      ...frame,
      method: 'GET',
      url: '/api/audit',
      id: 'listAudit',
      summary: 'Read the audit log',
      description:
        'Who did what in the organization, newest first: searches, decisions, users, keys, configuration. Entries are ' +
        'never changed. Within seconds each becomes part of a hash chain that `touchstone audit verify` checks. For administrators.',
      query: AuditQuery,
      data: AuditSchema,
      async handle({ caller, query }) {
        const { scope, filter, page } = readAuditQuery(query);
        const { entries, total } = await audit.list(caller, scope, filter, page);
        return { entries: entries.map(presentAuditEntry), pagination: presentPagination(page, total) };
      },
    }),

    streamRoute({
      ...frame,
      method: 'GET',
      url: '/api/audit/export',
      id: 'exportAudit',
      summary: 'Export the audit log',
      description:
        'The entries that match, one JSON object per line, in the order of the hash chain. For a complete copy, repeat the request with ' +
        '`after` set to the `number` of the last line until none is returned. Entries join the chain within seconds, and are exported from ' +
        'then on. Each export is itself recorded. For administrators.',
      query: AuditExportQuery,
      mediaType: 'application/x-ndjson',
      answers: 'An `AuditEntry` per line.',
      async handle({ caller, query }) {
        const { scope, filter, range } = readAuditExportQuery(query);
        const entries = await audit.export(caller, scope, filter, range);
        return { content: Readable.from(linesOf(entries)), fileName: 'audit.ndjson' };
      },
    }),

    route({
      ...frame,
      method: 'POST',
      url: '/api/audit/verify',
      id: 'verifyAudit',
      scope: 'configure',
      summary: 'Verify the audit log',
      description:
        'Starts a check of the log, unless one is under way: every hash is recomputed, and the log is compared with users, searches, decisions ' +
        'and analyses, as `touchstone audit verify` does. `GET` returns the outcome, which is also recorded in the log. For administrators.',
      data: AuditCheckSchema,
      handle: async ({ caller }) => presentAuditCheck(await checks.start(caller)),
    }),

    route({
      ...frame,
      method: 'GET',
      url: '/api/audit/verify',
      id: 'readAuditCheck',
      summary: 'Read the last verification of the audit log',
      description:
        'The check that is under way, or the last one that the organization asked for. Only heads kept outside this service prove that no ' +
        'entries were cut off at the end of every chain. For administrators.',
      data: AuditCheckSchema,
      handle: async ({ caller }) => presentAuditCheck(await checks.read(caller)),
    }),
  ];
}

async function* linesOf(entries: AsyncIterable<LoggedEntry>) {
  for await (const entry of entries) yield `${JSON.stringify(presentAuditEntry(entry))}\n`;
}
