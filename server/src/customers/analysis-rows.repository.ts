import { type AuditDetails, type AuditEntry, SERVICE } from '../domain/audit.js';
import type { Customer } from '../domain/customer.js';
import { type NewRows, rowsOf } from '../platform/database/insert-rows.js';
import { newEventId } from '../platform/outbox/events.repository.js';
import type { FinishedAnalysis } from './analyses.js';
import { analyses } from './analyses.table.js';

/** An analysis that is to be stored, with the customer it is of. */
export interface AnalysisToStore {
  readonly one: FinishedAnalysis;
  readonly of: Pick<Customer, 'id' | 'organizationId' | 'round' | 'requestedBy'>;
}

/**
 * The rows of analyses, and the audit entry of each organization that holds their fingerprints: whatever is altered later
 * shows.
 */
export function analysisRows(created: readonly AnalysisToStore[]): {
  readonly rows: NewRows;
  readonly audit: readonly AuditEntry[];
} {
  const entries = auditEntriesOf(created);
  const rows = created.map(({ one, of }) => ({
    ...{ id: one.id, customerId: of.id, organizationId: of.organizationId, round: of.round, userId: of.requestedBy },
    ...{ input: one.input, output: one.output, failure: one.failure ?? null, narration: one.narration },
    auditId: entries.get(of.organizationId)?.id ?? '',
    analysedAt: new Date(one.analysis.analysedAt),
  }));
  return { rows: rowsOf(analyses, rows), audit: [...entries.values()] };
}

function auditEntriesOf(created: readonly AnalysisToStore[]): ReadonlyMap<string, AuditEntry> {
  const entries = new Map<
    string,
    AuditEntry & { readonly details: { readonly fingerprints: Record<string, string> } }
  >();
  for (const { one, of } of created) {
    const { id: customerId, organizationId, round } = of;
    const id = newEventId();
    const entry = entries.get(organizationId) ?? {
      ...{ id, organizationId, at: one.at, actor: SERVICE, action: 'analysis.stored' as const },
      target: { kind: 'analyses', id },
      details: { fingerprints: {} },
    };
    entries.set(organizationId, entry);
    entry.details.fingerprints[fingerprintKey(customerId, round)] = one.fingerprint;
  }
  return entries;
}

/** Computes the fingerprint of an analysis in an audit entry. */
export function fingerprintOf(details: AuditDetails | null, customerId: string, round: number): string | undefined {
  const fingerprints = (details?.fingerprints ?? {}) as Readonly<Record<string, string>>;
  return fingerprints[fingerprintKey(customerId, round)];
}

function fingerprintKey(customerId: string, round: number): string {
  return `${customerId} ${round}`;
}
