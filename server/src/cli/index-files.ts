import { type AppliedEdition, applyEdition, type Watchlist } from '@touchstone/engine';
import { Command } from 'commander';
import { type ListToRead, readEntities, readWatchlist } from '../screening/read-watchlist.js';
import { LIST_OPTION, listOnceOption } from './list-option.js';
import type { CliDeps } from './world.js';

interface BuildSettings {
  readonly list: readonly ListToRead[];
  readonly out: string;
}

interface ApplySettings extends BuildSettings {
  readonly index: string;
}

/** A source that shrinks below this share of what it had is told of: a file may be missing. As for imports. */
const LEAST_SHARE = 0.8;

/** `touchstone index …`: watchlists as files, for `screen --index`. */
export function indexCommand(deps: CliDeps): Command {
  const index = new Command('index').description(
    'watchlists kept as files, to be screened against without reading lists',
  );
  index
    .command('build')
    .description('read lists and write them as one index file')
    .requiredOption(LIST_OPTION, 'a list and its files; can be given again', listOnceOption)
    .requiredOption('--out <file>', 'the index file to write')
    .action((settings: BuildSettings) => build(deps, settings));
  index
    .command('apply')
    .description('bring sources of an index up to date: only what differs is applied')
    .requiredOption('--index <file>', 'the index file to start from; stays as it is')
    .requiredOption(LIST_OPTION, 'a source and all of its newer files; can be given again', listOnceOption)
    .requiredOption('--out <file>', 'the index file to write')
    .action((settings: ApplySettings) => apply(deps, settings));
  index
    .command('info')
    .description('what an index file holds')
    .argument('<file>', 'the index file')
    .action(async (file: string) => {
      const watchlist = await deps.readIndex(file);
      const { layoutVersion, scorerVersion } = watchlist.info;
      deps.print({ ...shown(file, watchlist), layout_version: layoutVersion, scorer_version: scorerVersion });
    });
  return index;
}

async function build(deps: CliDeps, { list, out }: BuildSettings): Promise<void> {
  const begun = performance.now();
  let milliseconds = 0;
  const watchlist = await deps.writeIndex(out, async () => {
    const made = await readWatchlist({ readList: deps.readWholeList, warn: deps.note }, list);
    milliseconds = performance.now() - begun;
    return made;
  });
  deps.print({ ...shown(out, watchlist), build_ms: Math.round(milliseconds) });
}

async function apply(deps: CliDeps, { index, list, out }: ApplySettings): Promise<void> {
  const applied: object[] = [];
  let milliseconds = 0;
  const watchlist = await deps.writeIndex(out, async () => {
    let newer = await deps.readIndex(index);
    for (const one of list) {
      const entities = await readEntities({ readList: deps.readWholeList, warn: deps.note }, one);
      const begun = performance.now();
      const edition = applyEdition(newer, one.source, entities);
      milliseconds += performance.now() - begun;
      newer = edition.watchlist;
      tellShrunk(deps, one.source, entities.length, edition);
      const { added, changed, removed } = edition;
      applied.push({ source: one.source, entities: entities.length, added, changed, removed });
    }
    return newer;
  });
  deps.print({ ...shown(out, watchlist), applied, apply_ms: Math.round(milliseconds * 10) / 10 });
}

function tellShrunk(deps: CliDeps, source: string, now: number, { added, removed }: AppliedEdition): void {
  const before = now - added + removed;
  if (now < before * LEAST_SHARE)
    deps.note(`${source}: only ${now} records, where the index had ${before}: is a file missing?`);
}

function shown(file: string, { info, delta }: Watchlist): object {
  const { entities, names, bytes, sources } = info;
  return { file, sources, entities, names, index_bytes: bytes, changes_bytes: delta?.byteLength ?? 0 };
}
