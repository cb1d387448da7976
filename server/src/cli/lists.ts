import { Command } from 'commander';
import { Refusal } from '../domain/refusal.js';
import type { NumberedEdition } from '../domain/source.js';
import { diffEditions } from '../flow/diff-editions.js';
import { importList } from '../flow/import-list.js';
import { listStatus, missingLists } from '../flow/list-status.js';
import { rollbackList } from '../flow/rollback-list.js';
import { updateLists } from '../flow/update-lists.js';
import { rejoinCommand, splitCommand, splitsCommand } from './splits.js';
import type { CliWorld } from './world.js';

/** `touchstone lists …` */
export function listsCommand(world: CliWorld): Command {
  const lists = new Command('lists').description('watchlists of the service');
  lists
    .command('import')
    .description('make files of a publisher the edition in force; a running server takes it up by itself')
    .argument('<source>', 'whose list it is: ofac_sdn, un_sc, …')
    .argument('<file...>', 'its files, in any order, plain or .gz')
    .option('--accept-smaller', 'the list has truly become much smaller: take it all the same')
    .addHelpText('after', `\nSources:\n${namesOf(world.sources)}`)
    .action((source: string, paths: string[], { acceptSmaller }: { acceptSmaller?: boolean }) =>
      importFiles(world, source, paths, acceptSmaller === true),
    );
  lists
    .command('status')
    .description('every list in force: its version, age, records and names; and lists that no update has brought yet')
    .action(() =>
      world.withEditions(async (editions) => {
        const statuses = await listStatus(editions);
        if (statuses.length === 0) world.note('No list is loaded: the demonstration list is searched.');
        for (const { edition, source, ageHours, overdue, check } of statuses) {
          world.print({
            ...shown(edition),
            age_hours: Math.round(ageHours * 10) / 10,
            max_age_hours: source?.maxAgeHours ?? null,
            overdue,
            last_failure: check?.failure ?? null,
          });
        }
        for (const { check } of await missingLists(editions)) {
          world.print({ source: check.source, version: null, overdue: true, last_failure: check.failure });
        }
      }),
    );
  lists
    .command('update')
    .description('fetch lists from their publishers; what is new becomes the edition in force')
    .argument('[source...]', 'which; the free official lists when none is named')
    .action((sources: string[]) => update(world, sources));
  lists
    .command('rollback')
    .description('go back to the edition before the one in force; updates do not take again what was gone back from')
    .argument('<source>', 'whose list')
    .option('--to <edition>', 'to this one: its version or number')
    .action((source: string, { to }: { to?: string }) =>
      world.withEditions(async (editions) => {
        const edition = await rollbackList(editions, source, to);
        world.print({ ...shown(edition), restored_from: edition.restoredFrom });
      }),
    );
  lists
    .command('history')
    .description('every edition of a source, newest first')
    .argument('<source>', 'whose list')
    .action((source: string) =>
      world.withEditions(async ({ editions }) => {
        for (const edition of await editions.history(source)) {
          world.print({ number: edition.number, ...shown(edition), restored_from: edition.restoredFrom ?? null });
        }
      }),
    );
  lists
    .command('diff')
    .description('what the second edition has otherwise than the first: a line of JSON for each record')
    .argument('<source>', 'whose list')
    .argument('<edition>', 'the first edition: its version or number')
    .argument('<edition>', 'the second')
    .action((source: string, from: string, to: string) =>
      world.withEditions(async ({ editions }) => {
        for await (const { sourceId, ...difference } of diffEditions(editions, source, from, to)) {
          await world.lines.write(`${JSON.stringify({ source_id: sourceId, ...difference })}\n`);
        }
      }),
    );
  lists.addCommand(splitCommand(world)).addCommand(splitsCommand(world)).addCommand(rejoinCommand(world));
  return lists;
}

function namesOf(sources: CliWorld['sources']): string {
  return sources.map(({ name, title }) => `  ${name.padEnd(14)} ${title}`).join('\n');
}

async function importFiles(
  world: CliWorld,
  source: string,
  paths: readonly string[],
  acceptSmaller: boolean,
): Promise<void> {
  const begun = performance.now();
  // First of all, so that a wrong file is refused without a database.
  const reading = await world.readWholeList(source, paths);
  await world.withEditions(async (editions) => {
    world.note(`${source}: ${reading.format}`);
    const { edition, unchanged, outcome } = await importList(editions, reading, {
      source,
      origin: paths.map((path) => path.replace(/^.*[/\\]/, '')),
      acceptSmaller,
      progress: (records) => world.progress(`${source}: ${records} records`),
    });
    for (const warning of outcome.warnings) world.note(warning);
    for (const { place, reason } of outcome.broken) world.note(`skipped ${place}: ${reason}`);
    const left = outcome.brokenCount - outcome.broken.length;
    if (left > 0) world.note(`skipped ${left} more`);
    if (unchanged) world.note(`${source}: unchanged since ${edition.version}`);
    world.print({ ...shown(edition), unchanged, milliseconds: Math.round(performance.now() - begun) });
  });
}

async function update(world: CliWorld, named: readonly string[]): Promise<void> {
  const ended: Record<string, number> = {};
  await world.withEditions(async (editions) => {
    const { feeds } = editions;
    const unknown = named.find((source) => !feeds.known.includes(source));
    if (unknown !== undefined) {
      const isSource = world.sources.some(({ name }) => name === unknown);
      const instead = isSource
        ? `save what its publisher offers and run \`touchstone lists import ${unknown} <file…>\`, or name an address in LISTS_ADDRESSES`
        : `there are addresses for: ${feeds.known.join(', ')}`;
      const text = `There is no address for "${unknown}"; ${instead}`;
      throw new Refusal('unknown_list_source', { text });
    }
    const sources = named.length > 0 ? named : feeds.byDefault;
    for await (const done of updateLists(editions, sources, {
      progress: (source, what) => world.progress(`${source}: ${what}`),
    })) {
      ended[done.outcome] = (ended[done.outcome] ?? 0) + 1;
      for (const warning of 'warnings' in done ? done.warnings : []) world.note(warning);
      // Said once below, and not once for every publisher.
      if (done.outcome === 'failed') world.note(`${done.source}: ${done.reason}`);
      world.print({
        ...('edition' in done ? shown(done.edition) : { source: done.source }),
        outcome: done.outcome,
        ...('reason' in done && { reason: done.reason }),
      });
    }
    if (ended.unreachable === sources.length) world.note('No publisher can be reached: is this machine offline?');
    else if (ended.unreachable) world.note(`${ended.unreachable} publishers could not be reached`);
  });
  if (ended.failed || ended.unreachable) {
    throw new Refusal('list_refused', { text: 'Not every list could be updated; the editions in force stay' });
  }
}

function shown(edition: NumberedEdition): object {
  return {
    source: edition.source,
    version: edition.version,
    published_at: edition.publishedAt?.toISOString() ?? null,
    imported_at: edition.importedAt.toISOString(),
    records: edition.recordCount,
    names: edition.nameCount,
    added: edition.added,
    changed: edition.changed,
    removed: edition.removed,
    broken: edition.brokenCount,
    checksum: edition.checksum,
  };
}
