import { createHistogram } from 'node:perf_hooks';
import { type Hit, listedName, type ScreenOptions, type Watchlist } from '@touchstone/engine';
import { Command, InvalidArgumentError } from 'commander';
import { readSubject, type WireSubject } from '../cases/subject.js';
import { type ListToRead, readWatchlist } from '../screening/read-watchlist.js';
import { answerLines, LineError } from './answer-lines.js';
import { LIST_OPTION, listOption } from './list-option.js';
import type { CliDeps } from './world.js';

interface ScreenSettings {
  readonly list?: readonly ListToRead[];
  readonly index?: string;
  readonly minScore: number;
  readonly limit: number;
  readonly threads: number;
  readonly scan?: boolean;
  readonly stats?: boolean;
}

/** Lines that may be worked on at once for each thread: enough that none ever waits for input, several at a time. */
const AHEAD = 64;

/** Nobody waits for one line: a thread is told several together. */
const IN_BACKGROUND = { inBackground: true };

/** `touchstone screen`: one subject a line, against lists read from files or an index file. */
export function screenCommand(deps: CliDeps): Command {
  return new Command('screen')
    .description('screen subjects, a line of JSON each on stdin, against lists read from files or an index file')
    .option(LIST_OPTION, 'a list and its files; can be given again', listOption)
    .option('--index <file>', 'instead of lists: a file that `index build` or `index apply` wrote')
    .option('--min-score <score>', 'the least score of a hit, 0 to 100', scoreOption, 80)
    .option('--limit <count>', 'the most hits for each subject; 0 is all', wholeOption(0), 10)
    .option('--scan', 'compare with every name instead of using the index: the same hits, slowly')
    .option('--threads <count>', 'threads that screen', wholeOption(1), 1)
    .option('--stats', 'end with one line of JSON on stderr: sizes, times, queries per second')
    .action((settings: ScreenSettings, command: Command) => {
      const given = [settings.list, settings.index].filter((one) => one !== undefined).length;
      if (given !== 1) command.error('error: it needs either --list or --index');
      return screenLines(deps, settings);
    });
}

async function screenLines(deps: CliDeps, settings: ScreenSettings): Promise<void> {
  const begun = performance.now();
  const { list = [], index } = settings;
  const watchlist =
    index === undefined
      ? await readWatchlist({ readList: deps.readList, warn: deps.note }, list)
      : await deps.readIndex(index);
  // An index is loaded, not built.
  const built = index === undefined ? performance.now() : begun;
  const threads = await deps.openScreeningThreads(watchlist, settings.threads);
  const loaded = performance.now();
  const times = createHistogram();
  try {
    await answerLines(deps.lines, settings.threads * AHEAD, async (body) => {
      const wire = readSubject(body);
      if (wire.faults.length > 0)
        throw new LineError(wire.faults.map(({ field, message }) => `${field} ${message}`).join('; '));
      const { hits, microseconds } = await threads.screen(wire.subject, optionsOf(wire, settings), IN_BACKGROUND);
      times.record(Math.max(1, Math.round(microseconds)));
      return { id: body.id ?? null, hits: hits.map((hit) => shown(watchlist, hit)) };
    });
  } finally {
    await threads.close();
  }
  if (settings.stats !== true) return;
  const seconds = (performance.now() - loaded) / 1000;
  const { entities, names, bytes } = watchlist.info;
  deps.note(
    JSON.stringify({
      entities,
      names,
      build_ms: Math.round(built - begun),
      load_ms: Math.round(loaded - built),
      index_bytes: bytes,
      queries: times.count,
      p50_us: times.count === 0 ? 0 : times.percentile(50),
      p99_us: times.count === 0 ? 0 : times.percentile(99),
      queries_per_second: seconds > 0 ? Math.round((times.count / seconds) * 10) / 10 : 0,
    }),
  );
}

/** What a subject asks for itself goes before what the command line says for all. */
function optionsOf(wire: WireSubject, settings: ScreenSettings): ScreenOptions {
  const { aliasSearch, rcaSearch, exactSearch, countries, categories } = wire;
  return {
    minScore: exactSearch === true ? 100 : (wire.matchScore ?? settings.minScore),
    limit: settings.limit,
    ...(aliasSearch !== undefined && { aliasSearch }),
    ...(rcaSearch !== undefined && { rcaSearch }),
    ...(exactSearch !== undefined && { exact: exactSearch }),
    ...(countries && { countries }),
    ...(categories && { categories }),
    ...(settings.scan === true && { scan: true }),
  };
}

/** `matched_name` is empty when an identifier alone found the entity. */
function shown(watchlist: Watchlist, hit: Hit): object {
  const [best] = hit.matchedNames;
  return {
    source: hit.source,
    source_id: hit.sourceId,
    name: listedName(watchlist, hit.entity, 0),
    matched_name: best === undefined ? '' : listedName(watchlist, hit.entity, best.nameIndex),
    score: hit.score,
    confidence: hit.confidence,
  };
}

function scoreOption(text: string): number {
  const score = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || score > 100) throw new InvalidArgumentError('It must be a number from 0 to 100.');
  return score;
}

function wholeOption(least: number): (text: string) => number {
  return (text) => {
    if (!/^\d{1,9}$/.test(text) || Number(text) < least) {
      throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`);
    }
    return Number(text);
  };
}
