import type { ChainHead } from '../domain/check-audit-chain.js';
import type { Clock } from '../domain/ports.js';
import type { AuditLog } from './audit.js';

interface ExtendChainsDeps {
  readonly now: Clock;
  readonly audit: Pick<AuditLog, 'extendChains'>;
  /** Receives every head that moved: kept outside the database, it proves that the end of a chain was cut off. */
  readonly logHead: (head: ChainHead & { readonly chain: string }) => void;
}

/** Adds pending entries to the audit chains and anchors them. Idempotent; several nodes may do it at once. */
export async function extendAuditChains({ now, audit, logHead }: ExtendChainsDeps): Promise<void> {
  for (const head of await audit.extendChains(now())) logHead(head);
}
