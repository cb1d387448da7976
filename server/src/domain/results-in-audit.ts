import { createHash } from 'node:crypto';
import type { AuditDetails } from './audit.js';

/** What the audit log keeps of a case's results: how many, and SHA-256 (hex) of their record ids in the order of their bytes, a line each. */
export function resultsInAudit(results: readonly { readonly id: string }[]): AuditDetails {
  const ids = results.map(({ id }) => Buffer.from(id)).sort(Buffer.compare);
  const hash = createHash('sha256').update(ids.map(String).join('\n')).digest('hex');
  return { results: results.length, results_hash: hash };
}
