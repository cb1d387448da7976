import { Command } from 'commander';
import { type RescreenDeps, rescreen } from '../monitoring/rescreen.js';
import type { CliDeps } from './cli-deps.js';

/** `touchstone rescreen` */
export function rescreenCommand(deps: CliDeps): Command {
  return new Command('rescreen')
    .description('Screen every monitored search again and print what would change; nothing is stored or sent')
    .option('--as-of <edition>', 'use this edition instead of the newest of its list: ofac_sdn@2026-11-20T04:00:00Z')
    .action(({ asOf }: { asOf?: string }) =>
      withRescreen(deps, async (parts) => {
        let count = 0;
        let changed = 0;
        for await (const { rescreened, differences } of rescreen(parts, asOf)) {
          count += 1;
          if (count % 100 === 0) deps.progress(`${count} searches rescreened`);
          if (differences.length === 0) continue;
          changed += 1;
          const { id, organizationId, filters } = rescreened;
          const change = {
            search_reference: id,
            organization_id: organizationId,
            searched_name: filters.name,
            client_reference: filters.clientReference ?? '',
            differences,
          };
          await deps.print(change, ['search_reference', 'searched_name', 'client_reference', 'differences']);
        }
        deps.note(`${changed} of ${count} monitored searches would change`);
      }),
    );
}

async function withRescreen<T>({ withDatabase }: CliDeps, work: (deps: RescreenDeps) => Promise<T>): Promise<T> {
  const { rescreenModule } = await import('../monitoring/rescreen.module.js');
  return withDatabase(({ database, now, newId }) => work(rescreenModule(database, { now, newId })));
}
