import { Command } from 'commander';
import { verifyAudit } from '../audit/verify-audit.js';
import type { ChainHead } from '../domain/check-audit-chain.js';
import type { CliDeps } from './world.js';
import { WrongUsage } from './wrong-usage.js';

/** `touchstone audit …` */
export function auditCommand(deps: CliDeps): Command {
  const audit = new Command('audit').description('the log of what was done, by whom and when');
  audit
    .command('verify')
    .description('look for entries that were changed or removed; fails when there are any')
    .option(
      '--head <chain@number:hash...>',
      'heads noted outside the database, as this command prints them (the log has them as audit_head): that of the anchors ' +
        'vouches for every chain, also where a cut end was covered up',
    )
    .action(({ head = [] }: { head?: string[] }) => verify(deps, knownHeads(head)));
  return audit;
}

async function verify(deps: CliDeps, known: ReadonlyMap<string, ChainHead>): Promise<void> {
  await deps.withAudit(async (audit) => {
    let found = 0;
    for await (const { chain, entries, head, findings } of verifyAudit(audit, known)) {
      found += findings.length;
      deps.print({
        chain,
        entries,
        head: `${chain}@${head.number}:${head.hash}`,
        ok: findings.length === 0,
        findings,
      });
    }
    if (found > 0) throw new Error(`the audit log is not as it was written: ${found} findings`);
  });
}

function knownHeads(texts: readonly string[]): Map<string, ChainHead> {
  return new Map(
    texts.map((text) => {
      const [, chain, number, hash] = /^([\w-]+)@(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
      if (chain === undefined || hash === undefined) {
        const message = `must be chain@number:hash, as audit verify prints it, and not ${text}`;
        throw new WrongUsage([{ field: '--head', message }]);
      }
      return [chain, { number: Number(number), hash }];
    }),
  );
}
