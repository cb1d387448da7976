import { Command } from 'commander';
import { rescreen } from '../monitoring/rescreen.js';
import type { CliWorld } from './world.js';

/** `touchstone rescreen` */
export function rescreenCommand(world: CliWorld): Command {
  return new Command('rescreen')
    .description('screen every monitored search again and print what would be different; nothing is changed or told')
    .option('--as-of <edition>', 'against this edition in the place of its newest: ofac_sdn@2026-11-20T04:00:00Z')
    .action(({ asOf }: { asOf?: string }) =>
      world.withRescreen(async (parts) => {
        let looked = 0;
        let differing = 0;
        for await (const { looked: one, told } of rescreen(parts, asOf)) {
          looked += 1;
          if (looked % 100 === 0) world.progress(`${looked} searches looked at`);
          if (told.length === 0) continue;
          differing += 1;
          const { id, organizationId, filters } = one;
          world.print({
            search_reference: id,
            organization_id: organizationId,
            searched_name: filters.name,
            client_reference: filters.clientReference ?? '',
            differences: told,
          });
        }
        world.note(`${differing} of ${looked} monitored searches would be different`);
      }),
    );
}
