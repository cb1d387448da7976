import { createHash } from 'node:crypto';
import type { AuditDetails } from './audit.js';

/**
 * Summary of a case's results for the audit log: their number, and SHA-256 (hex) of their record ids in byte order, one
 * per line.
 */
export function resultsInAudit(results: readonly { readonly id: string }[]): AuditDetails {
  const ids = results.map(({ id }) => Buffer.from(id)).sort(Buffer.compare);
  const hash = createHash('sha256').update(ids.map(String).join('\n')).digest('hex');
  return { results: results.length, results_hash: hash };
}
