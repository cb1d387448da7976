import type { AuditFilter, ChainedEntry, LoggedEntry } from '../domain/audit.js';
import type { AuditFinding, ChainHead } from '../domain/check-audit-chain.js';
import type { Page } from '../domain/page.js';

/**
 * The audit log. Entries are written in the transaction of the action they record (`platform/outbox`) and become part of their
 * hash chain afterwards, so that no action waits for another one's entry.
 */
export interface AuditLog {
  /** Newest first: of one organization, or of the installation. */
  list(
    organizationId: string | undefined,
    filter: AuditFilter,
    page: Page,
  ): Promise<{ entries: readonly LoggedEntry[]; total: number }>;
  /** Adds entries committed since then to their chains. One node at a time. */
  chainPending(at: Date): Promise<void>;
  /** Adds pending entries to their chains and anchors the heads that moved; returns these heads, including that of the anchors. */
  extendChains(at: Date): Promise<readonly (ChainHead & { readonly chain: string })[]>;
  /**
   * Every chain that exists or should exist: one for each organization, those an anchor names, and the anchors once there is
   * another chain.
   */
  chains(): Promise<readonly string[]>;
  /** Entries that the last run should have chained, by chain; to be read before `extendChains`. */
  unchained(): Promise<ReadonlyMap<string, readonly AuditFinding[]>>;
  /** Contradictions with other tables: missing anchored entries, missing analyses without an erasure, changed decisions, hits and roles. */
  contradictions(): Promise<ReadonlyMap<string, readonly AuditFinding[]>>;
  /** Runs `work` on a snapshot of the chain. */
  reading<T>(
    chain: string,
    work: (entries: AsyncIterable<ChainedEntry>, head: ChainHead | undefined) => Promise<T>,
  ): Promise<T>;
}
