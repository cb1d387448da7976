import { existsSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { AppError } from '../domain/app-error.js';
import type { NumberedEdition } from '../domain/source.js';
import { diffEditions, rollbackList } from '../lists/editions.js';
import { importList } from '../lists/import-list.js';
import { type ListStatusDeps, listStatus, missingLists } from '../lists/list-status.js';
import { IMPORTED_SOURCES, sourceNamed } from '../lists/sources.js';
import { type UpdateListsDeps, updateLists } from '../lists/update-lists.js';
import type { CliDeps, OpenOptions } from './cli-deps.js';
import { rejoinCommand, splitCommand, splitsCommand } from './splits.js';

const STATUS_COLUMNS = ['source', 'records', 'names', 'published_at', 'age_hours', 'overdue', 'last_failure'];
const HISTORY_COLUMNS = ['number', 'version', 'records', 'added', 'changed', 'removed', 'imported_at', 'restored_from'];
const UPDATE_COLUMNS = ['source', 'outcome', 'records', 'added', 'changed', 'removed', 'reason'];

/** `touchstone lists …` */
export function listsCommand(deps: CliDeps): Command {
  const lists = new Command('lists').description('Import, update and inspect the watchlists of the service');
  lists
    .command('import')
    .description('Import a list from its publisher’s files; a running server starts to use it without a restart')
    .argument('<source>', 'source of the list: ofac_sdn, un_sc, …')
    .argument('<file...>', 'files of the list, in any order, plain, .gz or .zip')
    .option(
      '--accept-smaller <reason>',
      'accept a list that is much smaller than the edition in force, or than is plausible; the reason is audited',
      readReason,
    )
    .addHelpText('after', `\nSources:\n${sourceTitles()}`)
    .action((source: string, paths: string[], { acceptSmaller }: { acceptSmaller?: string }) =>
      importFiles(deps, source, paths, acceptSmaller),
    );
  lists
    .command('status')
    .description('Show every list in force (edition, age, records, names) and every list that could not be fetched yet')
    .action(() =>
      withLists(deps, async (editions) => {
        const statuses = await listStatus(editions);
        if (statuses.length === 0) deps.note('No list is loaded; searches use the demonstration list.');
        for (const { edition, ageHours, maxAgeHours, overdue, check } of statuses) {
          const status = {
            ...shown(edition),
            age_hours: Math.round(ageHours * 10) / 10,
            max_age_hours: maxAgeHours ?? null,
            overdue,
            last_failure: check?.failure ?? null,
          };
          await deps.print(status, STATUS_COLUMNS);
        }
        for (const { check } of await missingLists(editions)) {
          const missing = { source: check.source, version: null, overdue: true, last_failure: check.failure };
          await deps.print(missing, STATUS_COLUMNS);
        }
      }),
    );
  lists
    .command('update')
    .description('Fetch lists from their publishers; a newer file becomes the edition in force')
    .argument('[source...]', 'sources to fetch; default: the free official lists')
    .action((sources: string[]) => update(deps, sources));
  lists
    .command('rollback')
    .description('Roll a list back to its previous edition; updates do not import the withdrawn content again')
    .argument('<source>', 'source of the list: ofac_sdn, un_sc, …')
    .option('--to <edition>', 'roll back to this edition: its version or number')
    .action((source: string, { to }: { to?: string }) =>
      withLists(deps, async (editions) => {
        const edition = await rollbackList(editions, source, to);
        await deps.print({ ...shown(edition), restored_from: edition.restoredFrom });
      }),
    );
  lists
    .command('history')
    .description('Show every edition of a list, newest first')
    .argument('<source>', 'source of the list: ofac_sdn, un_sc, …')
    .action((source: string) =>
      withLists(deps, async ({ editions }) => {
        for (const edition of await editions.history(source)) {
          const numbered = {
            number: edition.number,
            ...shown(edition),
            restored_from: edition.restoredFrom ?? null,
          };
          await deps.print(numbered, HISTORY_COLUMNS);
        }
      }),
    );
  lists
    .command('diff')
    .description('Show what changed between two editions, record by record')
    .argument('<source>', 'source of the list: ofac_sdn, un_sc, …')
    .argument('<edition>', 'first edition: its version or number')
    .argument('<edition>', 'second edition')
    .action((source: string, from: string, to: string) =>
      withLists(deps, async ({ editions }) => {
        for await (const { sourceId, ...difference } of diffEditions(editions, source, from, to)) {
          await deps.print({ source_id: sourceId, ...difference }, ['source_id', 'change', 'name', 'fields', 'record']);
        }
      }),
    );
  lists.addCommand(splitCommand(deps)).addCommand(splitsCommand(deps)).addCommand(rejoinCommand(deps));
  return lists;
}

/** A shell takes the next file for the reason where it was forgotten. */
function readReason(text: string): string {
  if (text.trim() === '' || existsSync(text)) {
    throw new InvalidArgumentError(
      'State a reason in words: --accept-smaller "the publisher removed its oldest entries".',
    );
  }
  return text.trim();
}

function sourceTitles(): string {
  return IMPORTED_SOURCES.map(({ name, title }) => `  ${name.padEnd(14)} ${title}`).join('\n');
}

/** Opens the editions, and their publishers, for the duration of `work`. */
async function withLists<T>(
  { withDatabase }: CliDeps,
  work: (lists: UpdateListsDeps & ListStatusDeps) => Promise<T>,
  options?: OpenOptions,
): Promise<T> {
  const [{ editionsRepository }, { listChecksRepository }, { openListFeeds }] = await Promise.all([
    import('../lists/editions.repository.js'),
    import('../lists/list-checks.repository.js'),
    import('../lists/open-list-feeds.module.js'),
  ]);
  return withDatabase(async ({ database, config, now, newId }) => {
    const feeds = openListFeeds(config);
    try {
      const stored = { editions: editionsRepository(database), checks: listChecksRepository(database) };
      return await work({ ...stored, now, newId, feeds, sourceNamed });
    } finally {
      await feeds.close();
    }
  }, options);
}

async function importFiles(
  deps: CliDeps,
  source: string,
  paths: readonly string[],
  acceptSmaller: string | undefined,
): Promise<void> {
  const begun = performance.now();
  // Checked before the database is opened: a wrong file needs none.
  const { readList } = await import('../lists/read-list.js');
  const reading = await readList(source, paths, { mustBeWhole: true });
  await withLists(
    deps,
    async (editions) => {
      deps.note(`${source}: ${reading.format}`);
      const { edition, unchanged, outcome } = await importList(editions, reading, {
        source,
        origin: paths.map((path) => path.replace(/^.*[/\\]/, '')),
        ...(acceptSmaller !== undefined && { acceptSmaller }),
        progress: (records) => deps.progress(`${source}: ${records} records`),
      });
      for (const warning of outcome.warnings) deps.note(warning);
      for (const { place, reason } of outcome.broken) deps.note(`skipped ${place}: ${reason}`);
      const left = outcome.brokenCount - outcome.broken.length;
      if (left > 0) deps.note(`skipped ${left} more`);
      if (unchanged) deps.note(`${source}: unchanged since ${edition.version}`);
      await deps.print({ ...shown(edition), unchanged, milliseconds: Math.round(performance.now() - begun) });
    },
    { create: true },
  );
}

async function update(deps: CliDeps, named: readonly string[]): Promise<void> {
  const ended: Record<string, number> = {};
  await withLists(
    deps,
    async (editions) => {
      const { feeds } = editions;
      const unknown = named.find((source) => !feeds.known.includes(source));
      if (unknown !== undefined) {
        const isSource = IMPORTED_SOURCES.some(({ name }) => name === unknown);
        const instead = isSource
          ? `download its files and run \`touchstone lists import ${unknown} <file…>\`, or add an address to the file named in LISTS_ADDRESSES`
          : `sources with an address: ${feeds.known.join(', ')}`;
        const text = `No address is known for "${unknown}"; ${instead}`;
        throw new AppError('unknown_list_source', { text });
      }
      const sources = named.length > 0 ? named : feeds.byDefault;
      for await (const done of updateLists(editions, sources, {
        progress: (source, what) => deps.progress(`${source}: ${what}`),
      })) {
        ended[done.outcome] = (ended[done.outcome] ?? 0) + 1;
        for (const warning of 'warnings' in done ? done.warnings : []) deps.note(warning);
        // Unreachable publishers are reported once, below.
        if (done.outcome === 'failed') deps.note(`${done.source}: ${done.reason}`);
        const update = {
          ...('edition' in done ? shown(done.edition) : { source: done.source }),
          outcome: done.outcome,
          ...('reason' in done && { reason: done.reason }),
        };
        await deps.print(update, UPDATE_COLUMNS);
      }
      if (ended.unreachable === sources.length) deps.note('No publisher could be reached; is this machine offline?');
      else if (ended.unreachable)
        deps.note(`${ended.unreachable} ${ended.unreachable === 1 ? 'publisher' : 'publishers'} could not be reached`);
    },
    { create: true },
  );
  if (ended.failed || ended.unreachable) {
    throw new AppError('list_refused', {
      text: 'Some lists could not be updated; their current editions remain in use',
    });
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
