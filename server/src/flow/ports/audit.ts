import type { AuditFilter, LoggedEntry, SealedEntry } from '../../domain/audit.js';
import type { ChainHead } from '../../domain/check-audit-chain.js';
import type { Page } from './cases.js';

/**
 * The audit log, read and sealed. Entries come into it in the transactions of what they tell of (`recordAudit` in `store/`),
 * and are put into their chains afterwards, so that no deed waits for another one's.
 */
export interface AuditLog {
  /** Newest first. Of one organization, or of what belongs to none. */
  list(
    organizationId: string | undefined,
    filter: AuditFilter,
    page: Page,
  ): Promise<{ entries: readonly LoggedEntry[]; total: number }>;
  /** Gives what was committed since its place in the chains; answers the heads that moved. One node at a time. */
  seal(at: Date): Promise<readonly (ChainHead & { readonly chain: string })[]>;
  /** Every chain there is or ought to be: each organization has one from its first moment. */
  chains(): Promise<readonly string[]>;
  /** Runs `work` on one moment of the chain, whatever is sealed meanwhile. */
  reading<T>(
    chain: string,
    work: (entries: AsyncIterable<SealedEntry>, head: ChainHead | undefined) => Promise<T>,
  ): Promise<T>;
}
