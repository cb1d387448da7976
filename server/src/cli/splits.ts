import { Command, InvalidArgumentError } from 'commander';
import { COMMAND_LINE } from '../domain/audit.js';
import type { RecordReference, RecordSplit } from '../domain/record-split.js';
import { Refusal } from '../domain/refusal.js';
import { organizationNamed } from '../flow/organization-named.js';
import type { Accounts } from '../flow/ports/accounts.js';
import { rejoinRecords, splitRecords } from '../flow/split-records.js';
import type { CliWorld } from './world.js';

interface Whose {
  readonly organization?: string;
}

/** `touchstone lists split …` */
export function splitCommand(world: CliWorld): Command {
  return new Command('split')
    .description(
      'two records of different lists are two results of an organization from now on, whatever editions come',
    )
    .argument('<record>', 'its list and number: ofac_sdn:9345', recordNamed)
    .argument('<record>', 'the other one', recordNamed)
    .requiredOption('--reason <text>', 'why they are different parties')
    .option('--organization <name>', 'its name or id; needed where there are several')
    .action((first: RecordReference, second: RecordReference, options: Whose & { reason: string }) =>
      world.withSplits(async (splits) => {
        const by = { organizationId: await organizationOf(splits.accounts, options), actor: COMMAND_LINE };
        world.print(shown(await splitRecords(splits, by, { records: [first, second], reason: options.reason })));
      }),
    );
}

/** `touchstone lists splits` */
export function splitsCommand(world: CliWorld): Command {
  return new Command('splits')
    .description('what an organization has split, newest first')
    .option('--organization <name>', 'its name or id; needed where there are several')
    .action((options: Whose) =>
      world.withSplits(async ({ accounts, recordSplits }) => {
        for (const split of await recordSplits.list(await organizationOf(accounts, options))) world.print(shown(split));
      }),
    );
}

/** `touchstone lists rejoin …` */
export function rejoinCommand(world: CliWorld): Command {
  return new Command('rejoin')
    .description('take a split back: the records are joined where they have enough in common')
    .argument('<split>', 'its id, as `lists splits` tells it')
    .option('--organization <name>', 'its name or id; needed where there are several')
    .action((id: string, options: Whose) =>
      world.withSplits(async (splits) => {
        const by = { organizationId: await organizationOf(splits.accounts, options), actor: COMMAND_LINE };
        world.print(shown(await rejoinRecords(splits, by, id)));
      }),
    );
}

function recordNamed(text: string): RecordReference {
  const [, source, sourceId] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (source === undefined || sourceId === undefined) {
    throw new InvalidArgumentError('It must be a list and a number, as in ofac_sdn:9345.');
  }
  return { source, sourceId };
}

async function organizationOf(accounts: Accounts, { organization }: Whose): Promise<string> {
  if (organization !== undefined) return (await organizationNamed(accounts, organization)).id;
  const [only, ...others] = await accounts.listOrganizations();
  if (only !== undefined && others.length === 0) return only.id;
  const message = only === undefined ? 'there is none yet' : 'there are several: name one with --organization';
  throw new Refusal('validation_failed', { faults: [{ field: 'organization', message }] });
}

function shown({ id, records, reason, by, at }: RecordSplit): object {
  const named = records.map(({ source, sourceId }) => `${source}:${sourceId}`);
  return { split: id, records: named, reason, split_by: by, split_at: at.toISOString() };
}
