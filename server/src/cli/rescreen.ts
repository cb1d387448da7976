import { Command } from 'commander';
import { rescreen } from '../monitoring/rescreen.js';
import type { CliDeps } from './world.js';

/** `touchstone rescreen` */
export function rescreenCommand(deps: CliDeps): Command {
  return new Command('rescreen')
    .description('screen every monitored search again and print what would be different; nothing is changed or told')
    .option('--as-of <edition>', 'against this edition in the place of its newest: ofac_sdn@2026-11-20T04:00:00Z')
    .action(({ asOf }: { asOf?: string }) =>
      deps.withRescreen(async (parts) => {
        let looked = 0;
        let differing = 0;
        for await (const { looked: one, told } of rescreen(parts, asOf)) {
          looked += 1;
          if (looked % 100 === 0) deps.progress(`${looked} searches looked at`);
          if (told.length === 0) continue;
          differing += 1;
          const { id, organizationId, filters } = one;
          deps.print({
            search_reference: id,
            organization_id: organizationId,
            searched_name: filters.name,
            client_reference: filters.clientReference ?? '',
            differences: told,
          });
        }
        deps.note(`${differing} of ${looked} monitored searches would be different`);
      }),
    );
}
