import { Command } from 'commander';
import { verifyAudit } from '../audit/verify-audit.js';
import type { ChainHead } from '../domain/check-audit-chain.js';
import type { CliDeps } from './cli-deps.js';
import { WrongUsage } from './wrong-usage.js';

/** `touchstone audit …` */
export function auditCommand(deps: CliDeps): Command {
  const audit = new Command('audit').description('Verify the audit log');
  audit
    .command('verify')
    .description('Look for entries that were changed or removed; fails if there are any')
    .option(
      '--head <chain@number:hash...>',
      'chain heads kept outside the database, as printed by this command (logged as audit_head); the head of the anchors ' +
        'detects truncation of any chain',
    )
    .action(({ head = [] }: { head?: string[] }) => verify(deps, headsFrom(head)));
  return audit;
}

async function verify(deps: CliDeps, expected: ReadonlyMap<string, ChainHead>): Promise<void> {
  const { auditRepository } = await import('../audit/audit.repository.js');
  await deps.withDatabase(async ({ database, now }) => {
    const audit = { now, audit: auditRepository(database) };
    let found = 0;
    for await (const { chain, entries, head, findings } of verifyAudit(audit, expected)) {
      found += findings.length;
      await deps.print({
        chain,
        entries,
        head: `${chain}@${head.number}:${head.hash}`,
        ok: findings.length === 0,
        findings,
      });
    }
    if (found > 0) throw new Error(`The audit log was changed: ${found} ${found === 1 ? 'finding' : 'findings'}`);
  });
}

function headsFrom(texts: readonly string[]): Map<string, ChainHead> {
  return new Map(
    texts.map((text) => {
      const [, chain, number, hash] = /^([\w-]+)@(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
      if (chain === undefined || hash === undefined) {
        const message = `must be chain@number:hash, as printed by audit verify; got ${text}`;
        throw new WrongUsage([{ field: '--head', message }]);
      }
      return [chain, { number: Number(number), hash }];
    }),
  );
}
