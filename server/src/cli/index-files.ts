import { type AppliedEdition, applyEdition, type Watchlist } from '@touchstone/engine';
import { Command } from 'commander';
import type { ListReading } from '../lists/list-reading.js';
import { type ListToRead, readEntities, readWatchlist } from '../screening/read-watchlist.js';
import type { CliDeps } from './cli-deps.js';
import { LIST_OPTION, listOnceOption } from './list-option.js';

interface BuildSettings {
  readonly list: readonly ListToRead[];
  readonly out: string;
}

interface ApplySettings extends BuildSettings {
  readonly index: string;
}

/** Share of its records below which a source causes a warning, as for imports: a file may be missing. */
const MIN_SHARE = 0.8;

/** `touchstone index …`: watchlists as files, for `screen --index`. */
export function indexCommand(deps: CliDeps): Command {
  const index = new Command('index').description('Build and update index files, for screening without reading lists');
  index
    .command('build')
    .description('Read lists and write one index file')
    .requiredOption(LIST_OPTION, 'a list and its files; may be repeated', listOnceOption)
    .requiredOption('--out <file>', 'index file to write')
    .action((settings: BuildSettings) => build(deps, settings));
  index
    .command('apply')
    .description('Apply newer files to an index: only the differences are processed')
    .requiredOption('--index <file>', 'index file to start from; not changed')
    .requiredOption(LIST_OPTION, 'a source and all its new files; may be repeated', listOnceOption)
    .requiredOption('--out <file>', 'index file to write')
    .action((settings: ApplySettings) => apply(deps, settings));
  index
    .command('info')
    .description('Show the content of an index file')
    .argument('<file>', 'index file')
    .action(async (file: string) => {
      const watchlist = await readIndex(file);
      const { layoutVersion, scorerVersion } = watchlist.info;
      await deps.print({ ...shown(file, watchlist), layout_version: layoutVersion, scorer_version: scorerVersion });
    });
  return index;
}

async function build(deps: CliDeps, { list, out }: BuildSettings): Promise<void> {
  const begun = performance.now();
  let milliseconds = 0;
  const watchlist = await writeIndex(out, async () => {
    const created = await readWatchlist({ readList: readWholeList, warn: deps.note }, list);
    milliseconds = performance.now() - begun;
    return created;
  });
  await deps.print({ ...shown(out, watchlist), build_ms: Math.round(milliseconds) });
}

async function apply(deps: CliDeps, { index, list, out }: ApplySettings): Promise<void> {
  const applied: object[] = [];
  let milliseconds = 0;
  const watchlist = await writeIndex(out, async () => {
    let newer = await readIndex(index);
    for (const given of list) {
      const entities = await readEntities({ readList: readWholeList, warn: deps.note }, given);
      const begun = performance.now();
      const edition = applyEdition(newer, given.source, entities);
      milliseconds += performance.now() - begun;
      newer = edition.watchlist;
      warnIfShrunk(deps, given.source, entities.length, edition);
      const { added, changed, removed } = edition;
      applied.push({ source: given.source, entities: entities.length, added, changed, removed });
    }
    return newer;
  });
  await deps.print({ ...shown(out, watchlist), applied, apply_ms: Math.round(milliseconds * 10) / 10 });
}

/** Reads a list; one that may have been truncated is refused. */
async function readWholeList(source: string, paths: readonly string[]): Promise<ListReading> {
  const { readList } = await import('../lists/read-list.js');
  return readList(source, paths, { mustBeWhole: true });
}

async function readIndex(path: string): Promise<Watchlist> {
  const { readIndexFile } = await import('../screening/index-file.js');
  return readIndexFile(path);
}

async function writeIndex(path: string, build: () => Promise<Watchlist>): Promise<Watchlist> {
  const { writeIndexFile } = await import('../screening/index-file.js');
  return writeIndexFile(path, build);
}

function warnIfShrunk(deps: CliDeps, source: string, now: number, { added, removed }: AppliedEdition): void {
  const before = now - added + removed;
  if (now < before * MIN_SHARE)
    deps.note(`${source}: only ${now} records; the index had ${before}. Is a file missing?`);
}

function shown(file: string, { info, delta }: Watchlist): object {
  const { entities, names, bytes, sources } = info;
  return { file, sources, entities, names, index_bytes: bytes, changes_bytes: delta?.byteLength ?? 0 };
}
