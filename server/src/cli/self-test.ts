import { Command, InvalidArgumentError } from 'commander';
import { AppError } from '../domain/app-error.js';
import { type SelfTestDeps, type SelfTestReport, selfTest } from '../screening/self-test.js';
import type { CliDeps } from './cli-deps.js';

interface Settings {
  readonly sample: number;
  readonly atLeast: number;
  readonly out?: string;
}

const COLUMNS = ['source', 'version', 'records', 'tried', 'found', 'rate'];

/** `touchstone selftest` */
export function selfTestCommand(deps: CliDeps, openSelfTest = withSelfTest): Command {
  return new Command('selftest')
    .description('Screen names of every loaded list, as listed and misspelt, and report how many are found')
    .option('--sample <records>', 'number of records to try from each list', wholeNumber, 100)
    .option('--at-least <percent>', 'fail if a smaller percentage of names is found as listed', wholeNumber, 100)
    .option('--out <file>', 'report file; default: a dated file in DATA_DIR/selftest')
    .action((settings: Settings) => openSelfTest(deps, (opened) => run(deps, opened, settings)));
}

interface OpenedSelfTest extends SelfTestDeps {
  /** Writes a report, by default as a dated file; returns its path. */
  save(report: object, file: string | undefined): Promise<string>;
}

async function withSelfTest({ withDatabase }: CliDeps, work: (opened: OpenedSelfTest) => Promise<void>): Promise<void> {
  const [{ editionsRepository }, { openTestWatchlist }, { saveReport }] = await Promise.all([
    import('../lists/editions.repository.js'),
    import('../screening/open-test-watchlist.js'),
    import('../app/save-report.js'),
  ]);
  return withDatabase(({ database, config, now }) => {
    const editions = editionsRepository(database);
    return work({
      ...{ now, editions },
      openWatchlist: (inForce) => openTestWatchlist(editions, inForce),
      save: (report, file) => saveReport(report, file, { dataDir: config.dataDir, at: now() }),
    });
  });
}

async function run(
  deps: CliDeps,
  { save, ...opened }: OpenedSelfTest,
  { sample, atLeast, out }: Settings,
): Promise<void> {
  const report = await selfTest(opened, {
    sample,
    progress: (tried, of) => deps.progress(`${tried} of ${of} records tested`),
  });
  if (report.lists.length === 0) {
    deps.note('No list is loaded; there is nothing to test.');
    return;
  }
  const file = await save(toJson(report), out);
  for (const { source, version, records, all, variants } of report.lists) {
    await deps.print({ source, version, records, ...all, variants }, COLUMNS);
  }
  deps.note(`${report.all.found} of ${report.all.tried} names found (${report.all.rate} %); report: ${file}`);
  const short = report.lists.filter(({ variants }) => (variants['as listed']?.rate ?? 100) < atLeast);
  if (short.length > 0) {
    const which = short.map(({ source, variants }) => `${source} (${variants['as listed']?.rate} %)`).join(', ');
    throw new AppError('self_test_failed', { text: `Some listed names were not found: ${which}` });
  }
}

function toJson({ startedAt, endedAt, scorerVersion, minScore, all, lists, missed }: SelfTestReport): object {
  return {
    started_at: startedAt.toISOString(),
    ended_at: endedAt.toISOString(),
    scorer_version: scorerVersion,
    min_score: minScore,
    all,
    lists,
    missed: missed.map(({ sourceId, ...rest }) => ({ source_id: sourceId, ...rest })),
  };
}

function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1)
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return Number(text);
}
