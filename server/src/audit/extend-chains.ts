import type { ChainHead } from '../domain/check-audit-chain.js';
import type { Clock } from '../domain/ports.js';
import type { AuditLog } from './audit.js';

export interface SealAuditDeps {
  readonly now: Clock;
  readonly audit: Pick<AuditLog, 'seal'>;
  /** Told every head that moved: kept outside the database, it shows that the end of a chain was cut off. */
  readonly tellHead: (head: ChainHead & { readonly chain: string }) => void;
}

/** Puts what was done since the last time into the audit chains. Doing it twice, or on two nodes, is fine. */
export async function sealAudit({ now, audit, tellHead }: SealAuditDeps): Promise<void> {
  for (const head of await audit.seal(now())) tellHead(head);
}
