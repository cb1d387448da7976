import { Command, InvalidArgumentError } from 'commander';
import { AppError } from '../domain/app-error.js';
import { type SelfTestReport, selfTest } from '../screening/self-test.js';
import type { CliDeps } from './world.js';

interface Settings {
  readonly sample: number;
  readonly atLeast: number;
  readonly out?: string;
}

/** `touchstone selftest` */
export function selfTestCommand(deps: CliDeps): Command {
  return new Command('selftest')
    .description('screen names of every loaded list, as listed and misspelt, and report how many are found')
    .option('--sample <records>', 'records of each list', wholeNumber, 100)
    .option('--at-least <percent>', 'fail below this share of names found as listed', wholeNumber, 100)
    .option('--out <file>', 'where the report goes; a dated file in DATA_DIR/selftest when not given')
    .action((settings: Settings) => run(deps, settings));
}

async function run(deps: CliDeps, { sample, atLeast, out }: Settings): Promise<void> {
  const { report, file } = await deps.withSelfTest(async ({ save, ...parts }) => {
    const made = await selfTest(parts, {
      sample,
      progress: (tried, of) => deps.progress(`${tried} of ${of} records tried`),
    });
    return { report: made, file: made.lists.length === 0 ? undefined : await save(toJson(made), out) };
  });
  if (file === undefined) {
    deps.note('No list is loaded: there is nothing to test.');
    return;
  }
  for (const { source, version, records, all, variants } of report.lists) {
    deps.print({ source, version, records, ...all, variants });
  }
  deps.note(`${report.all.found} of ${report.all.tried} names found (${report.all.rate} %); report: ${file}`);
  const short = report.lists.filter(({ variants }) => (variants['as listed']?.rate ?? 100) < atLeast);
  if (short.length > 0) {
    const which = short.map(({ source, variants }) => `${source} (${variants['as listed']?.rate} %)`).join(', ');
    throw new AppError('self_test_failed', { text: `Names as they are listed are not all found: ${which}` });
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
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}
