import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { auditRepository } from '../../src/audit/audit.repository.js';
import { verifyAudit } from '../../src/audit/verify-audit.js';
import { documentedAnswers } from './documented-answer.js';
import { type Answer, sharedService } from './running-service.js';

interface DataProtectionData {
  search_reference: string;
  customer_id: string;
  status: string;
  results: { id: string }[];
  searches: { search_reference: string }[];
  customers: number & { customer_id: string }[];
  custom_list_entries: Record<string, string>[];
  message: string;
  pagination: { total_records: number; total_count: number };
  legal_holds: { id: string; search_reference: string; released_at: string | null; reason: string }[];
  legal_hold: { released_at: string | null };
  retention: Record<string, number | string | null>;
  entries: { action: string; target: { kind: string; id: string }; details: Record<string, unknown> | null }[];
}

interface Sent {
  readonly status: number;
  readonly error: Answer['body']['error'];
  readonly data: DataProtectionData;
  readonly answer: Answer;
}

/** A service, the shared one unless told otherwise, with administrators who find, hold, export and erase the data of subjects. */
export async function dataProtectionService(running = sharedService()) {
  const { ask, database, newOrganization } = await running;
  const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

  async function administrator() {
    const { headers } = await newOrganization();
    const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Sent> => {
      const keyed = path.endsWith('/erase') ? headers : { ...headers, 'idempotency-key': randomUUID() };
      const answer = await ask(method, path, { headers: keyed, ...(body && { body }) });
      const documented = path
        .replace(/\?.*/, '')
        .replace(/(searches|data-subjects|legal-holds|ai-risk-customers)\/[0-9a-f]{24}/, '$1/{id}');
      if (/data-subjects\/(find|erase)|legal-holds$|retention/.test(documented)) {
        checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
      }
      return {
        status: answer.status,
        error: answer.body.error,
        data: answer.body.data as unknown as DataProtectionData,
        answer,
      };
    };
    const search = async (body: object = {}) =>
      (
        await send('POST', '/api/search', {
          ...{ name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions', 'PEP'], ...body },
        })
      ).data.search_reference;
    return { headers, send, search };
  }
  async function auditFindings(organizationId: string) {
    for await (const { chain, findings } of verifyAudit({ now: () => new Date(), audit: auditRepository(database) })) {
      if (chain === organizationId) return findings;
    }
    return assert.fail('the chain is missing');
  }

  return { ask, database, administrator, auditFindings };
}

export type Administrator = Awaited<ReturnType<Awaited<ReturnType<typeof dataProtectionService>>['administrator']>>;

export const hold = ({ send }: Pick<Administrator, 'send'>, search_references: string[], reason = 'Court order 7') =>
  send('POST', '/api/legal-holds', { search_references, reason });
export const erase = ({ send }: Administrator, search_references: string[]) =>
  send('POST', '/api/data-subjects/erase', { search_references, reason: 'Request 12' });
export const release = ({ send }: Administrator, id: string) =>
  send('POST', `/api/legal-holds/${id}/release`, { reason: 'The case is closed' });
