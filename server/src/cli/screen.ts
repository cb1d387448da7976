import { createHistogram } from 'node:perf_hooks';
import { type Hit, listedName, type ScreenOptions, type Watchlist } from '@touchstone/engine';
import { Command, InvalidArgumentError } from 'commander';
import { readSubject, type SubjectInput } from '../cases/subject.js';
import type { ListReading } from '../lists/list-reading.js';
import { type ListToRead, readWatchlist } from '../screening/read-watchlist.js';
import { answerLines, LineError } from './answer-lines.js';
import type { CliDeps } from './cli-deps.js';
import { LIST_OPTION, listOption } from './list-option.js';

interface ScreenSettings {
  readonly list?: readonly ListToRead[];
  readonly index?: string;
  readonly minScore: number;
  readonly limit: number;
  readonly threads: number;
  readonly scan?: boolean;
  readonly stats?: boolean;
}

/** Lines in progress per thread, so that no thread waits for input. */
const AHEAD = 64;

/** Lines are sent to a thread in batches: no caller waits for a single one. */
const IN_BACKGROUND = { inBackground: true };

/** `touchstone screen`: one subject per line, against lists from files or an index file. */
export function screenCommand(deps: CliDeps): Command {
  return new Command('screen')
    .description('Screen subjects, one JSON object per line on stdin, against lists from files or an index file')
    .option(LIST_OPTION, 'a list and its files; may be repeated', listOption)
    .option('--index <file>', 'index file written by `index build` or `index apply`, instead of lists')
    .option('--min-score <score>', 'minimum score of a hit, 0 to 100', scoreOption, 80)
    .option('--limit <count>', 'maximum number of hits per subject; 0 means all', wholeOption(0), 10)
    .option('--scan', 'compare with every name instead of using the index; same hits, slower')
    .option('--threads <count>', 'number of screening threads', wholeOption(1), 1)
    .option('--stats', 'print statistics as one JSON line on stderr: sizes, times, queries per second')
    .action((settings: ScreenSettings, command: Command) => {
      const given = [settings.list, settings.index].filter((one) => one !== undefined).length;
      if (given !== 1) command.error('error: give either --list or --index');
      return screenLines(deps, settings);
    });
}

async function screenLines(deps: CliDeps, settings: ScreenSettings): Promise<void> {
  const begun = performance.now();
  const { list = [], index } = settings;
  const watchlist =
    index === undefined
      ? await readWatchlist({ readList: readAnyList, warn: deps.note }, list)
      : await readIndex(index);
  // An index is loaded, not built.
  const built = index === undefined ? performance.now() : begun;
  const threads = await openThreads(watchlist, settings.threads);
  const loaded = performance.now();
  const times = createHistogram();
  try {
    await answerLines(deps.lines, settings.threads * AHEAD, async (body) => {
      const input = readSubject(body);
      if (input.faults.length > 0)
        throw new LineError(input.faults.map(({ field, message }) => `${field} ${message}`).join('; '));
      const { hits, microseconds } = await threads.screen(input.subject, optionsOf(input, settings), IN_BACKGROUND);
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

/** Reads a list; one that may have been truncated between two records causes a warning only. */
async function readAnyList(source: string, paths: readonly string[]): Promise<ListReading> {
  const { readList } = await import('../lists/read-list.js');
  return readList(source, paths, { mustBeWhole: false });
}

async function readIndex(path: string): Promise<Watchlist> {
  const { readIndexFile } = await import('../screening/index-file.js');
  return readIndexFile(path);
}

async function openThreads(watchlist: Watchlist, threads: number) {
  const { screeningPool } = await import('../screening/screening-pool.js');
  // Unlimited: `answerLines` bounds the lines in progress.
  const pool = screeningPool<undefined>({ threads, maxQueued: Number.POSITIVE_INFINITY });
  await pool.open(watchlist, undefined);
  return pool;
}

/** Options of a subject take precedence over those of the command line. */
function optionsOf(input: SubjectInput, settings: ScreenSettings): ScreenOptions {
  const { aliasSearch, rcaSearch, exactSearch, countries, categories } = input;
  return {
    minScore: exactSearch === true ? 100 : (input.matchScore ?? settings.minScore),
    limit: settings.limit,
    ...(aliasSearch !== undefined && { aliasSearch }),
    ...(rcaSearch !== undefined && { rcaSearch }),
    ...(exactSearch !== undefined && { exact: exactSearch }),
    ...(countries && { countries }),
    ...(categories && { categories }),
    ...(settings.scan === true && { scan: true }),
  };
}

/** `matched_name` is empty if the entity was found by an identifier alone. */
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
