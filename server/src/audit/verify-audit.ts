import { type ChainCheck, type ChainHead, checkAuditChain } from '../domain/check-audit-chain.js';
import type { Clock } from '../domain/ports.js';
import type { AuditLog } from './audit.js';

export interface VerifyAuditDeps {
  readonly now: Clock;
  readonly audit: Pick<AuditLog, 'unchained' | 'extendChains' | 'chains' | 'contradictions' | 'reading'>;
}

/**
 * Checks every audit chain, including entries not yet chained, and reports changed or removed entries. `known` are
 * heads recorded outside the database, by chain; a chain that only they or an anchor mention has been removed as a
 * whole. `only` limits the check to these chains.
 */
export async function* verifyAudit(
  { now, audit }: VerifyAuditDeps,
  known: ReadonlyMap<string, ChainHead> = new Map(),
  only?: ReadonlySet<string>,
): AsyncIterable<ChainCheck & { readonly chain: string }> {
  const unchained = await audit.unchained();
  await audit.extendChains(now());
  const contradictions = await audit.contradictions();
  const chains = new Set([...(await audit.chains()), ...known.keys()]);
  for (const chain of [...chains].sort()) {
    if (only !== undefined && !only.has(chain)) continue;
    const check = await audit.reading(chain, (entries, head) =>
      checkAuditChain(chain, entries, head, known.get(chain)),
    );
    const found = [...check.findings, ...(unchained.get(chain) ?? []), ...(contradictions.get(chain) ?? [])];
    const gone = check.entries === 0 && check.findings.length === 0;
    const missing = { number: 1, finding: 'removed', message: 'the whole chain is missing' } as const;
    yield { chain, ...check, findings: gone ? [missing] : found };
  }
}
