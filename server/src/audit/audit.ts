import type { AuditFilter, LoggedEntry, SealedEntry } from '../domain/audit.js';
import type { AuditFinding, ChainHead } from '../domain/check-audit-chain.js';
import type { Page } from '../domain/page.js';

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
  /** Gives what was committed since its place in the chains. One node at a time. */
  sealWaiting(at: Date): Promise<void>;
  /** Seals what waits, and anchors the heads that moved since the last anchor; answers them, that of the anchors among them. */
  seal(at: Date): Promise<readonly (ChainHead & { readonly chain: string })[]>;
  /**
   * Every chain there is or ought to be: that of each organization from its first moment, what an anchor names, and the anchors
   * once there is another.
   */
  chains(): Promise<readonly string[]>;
  /** Entries that the last sealing ought to have sealed, by chain: asked before `seal`. */
  unsealed(): Promise<ReadonlyMap<string, readonly AuditFinding[]>>;
  /** What other tables do not agree with: anchored entries that are not there, stored analyses that nobody erased. */
  contradictions(): Promise<ReadonlyMap<string, readonly AuditFinding[]>>;
  /** Runs `work` on one moment of the chain, whatever is sealed meanwhile. */
  reading<T>(
    chain: string,
    work: (entries: AsyncIterable<SealedEntry>, head: ChainHead | undefined) => Promise<T>,
  ): Promise<T>;
}
