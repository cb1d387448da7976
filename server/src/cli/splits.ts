import { Command, InvalidArgumentError } from 'commander';
import type { Accounts } from '../accounts/accounts.js';
import { organizationNamed } from '../accounts/organizations.js';
import type { RecordSplitService } from '../cases/record-splits.js';
import { AppError } from '../domain/app-error.js';
import { COMMAND_LINE } from '../domain/audit.js';
import type { RecordReference, RecordSplit } from '../domain/record-split.js';
import { sourceNamed } from '../lists/sources.js';
import type { CliDeps } from './cli-deps.js';

interface Whose {
  readonly organization?: string;
}

/** `touchstone lists split …` */
export function splitCommand(deps: CliDeps): Command {
  return new Command('split')
    .description(
      'Treat two records of different lists as different parties for an organization, also in later editions',
    )
    .argument('<record>', 'source and id of a record: ofac_sdn:9345', recordNamed)
    .argument('<record>', 'the other record', recordNamed)
    .requiredOption('--reason <text>', 'why they are different parties')
    .option('--organization <name>', 'name or id of the organization; required if there are several')
    .action((first: RecordReference, second: RecordReference, options: Whose & { reason: string }) =>
      withSplits(deps, async ({ accounts, splits }) => {
        const by = { organizationId: await organizationOf(accounts, options), actor: COMMAND_LINE };
        await deps.print(shown(await splits.split(by, { records: [first, second], reason: options.reason })));
      }),
    );
}

/** `touchstone lists splits` */
export function splitsCommand(deps: CliDeps): Command {
  return new Command('splits')
    .description('Show the splits of an organization, newest first')
    .option('--organization <name>', 'name or id of the organization; required if there are several')
    .action((options: Whose) =>
      withSplits(deps, async ({ accounts, splits }) => {
        for (const split of await splits.list(await organizationOf(accounts, options))) {
          await deps.print(shown(split), ['split', 'records', 'reason', 'split_at']);
        }
      }),
    );
}

/** `touchstone lists rejoin …` */
export function rejoinCommand(deps: CliDeps): Command {
  return new Command('rejoin')
    .description('Undo a split: the records are joined again where they have enough in common')
    .argument('<split>', 'id of the split, from `lists splits`')
    .option('--organization <name>', 'name or id of the organization; required if there are several')
    .action((id: string, options: Whose) =>
      withSplits(deps, async ({ accounts, splits }) => {
        const by = { organizationId: await organizationOf(accounts, options), actor: COMMAND_LINE };
        await deps.print(shown(await splits.rejoin(by, id)));
      }),
    );
}

/** Opens accounts and splits for the duration of `work`. */
async function withSplits<T>(
  { withDatabase }: CliDeps,
  work: (opened: { readonly accounts: Accounts; readonly splits: RecordSplitService }) => Promise<T>,
): Promise<T> {
  const [{ accountsRepository }, { recordSplitService }, { recordSplitsRepository }] = await Promise.all([
    import('../accounts/accounts.repository.js'),
    import('../cases/record-splits.js'),
    import('../cases/record-splits.repository.js'),
  ]);
  return withDatabase(({ database, now, newId }) =>
    work({
      accounts: accountsRepository(database),
      splits: recordSplitService({ now, newId, recordSplits: recordSplitsRepository(database), sourceNamed }),
    }),
  );
}

function recordNamed(text: string): RecordReference {
  const [, source, sourceId] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (source === undefined || sourceId === undefined) {
    throw new InvalidArgumentError('It must be a source and a record id, as in ofac_sdn:9345.');
  }
  return { source, sourceId };
}

async function organizationOf(accounts: Accounts, { organization }: Whose): Promise<string> {
  if (organization !== undefined) return (await organizationNamed(accounts, organization)).id;
  const [only, ...others] = await accounts.listOrganizations();
  if (only !== undefined && others.length === 0) return only.id;
  const message =
    only === undefined
      ? 'does not exist yet; create one first'
      : 'is required, because there are several; name one with --organization';
  throw new AppError('validation_failed', { faults: [{ field: 'organization', message }] });
}

function shown({ id, records, reason, by, at }: RecordSplit): object {
  const named = records.map(({ source, sourceId }) => `${source}:${sourceId}`);
  return { split: id, records: named, reason, split_by: by, split_at: at.toISOString() };
}
