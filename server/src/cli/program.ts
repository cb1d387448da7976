import { Command, CommanderError } from 'commander';
import { AppError } from '../domain/app-error.js';
import { linesForPeople } from '../domain/lines-for-people.js';
import { auditCommand } from './audit.js';
import { backupCommand, restoreCommand } from './backup.js';
import { caseCommand } from './case.js';
import type { CliDeps } from './cli-deps.js';
import { compareCommand } from './compare.js';
import { dbCommand } from './db.js';
import { indexCommand } from './index-files.js';
import { keysCommand } from './keys.js';
import { listsCommand } from './lists.js';
import { mcpCommand } from './mcp.js';
import { mediaCommand } from './media.js';
import { orgCommand } from './org.js';
import { replayCommand } from './replay.js';
import { rescreenCommand } from './rescreen.js';
import { resultPrinter } from './result-printer.js';
import { screenCommand } from './screen.js';
import { searchCommand } from './search.js';
import { selfTestCommand } from './self-test.js';
import { userCommand } from './user.js';
import { WrongUsage } from './wrong-usage.js';

/** Help goes to stdout; errors, and help after wrong usage, to stderr. */
interface ProgramOutput {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/**
 * Runs one command line (without `node` and the program's name) and returns 0 done, 1 failed, 2 wrong usage.
 */
export async function runProgram(
  base: Omit<CliDeps, 'print'>,
  args: readonly string[],
  { stdout, stderr }: ProgramOutput,
): Promise<0 | 1 | 2> {
  const results = resultPrinter(stdout);
  const deps: CliDeps = { ...base, print: results.print };
  const program = new Command('touchstone')
    .version(deps.version)
    .description('Screens against watchlists and administers a Touchstone service.')
    .addHelpText(
      'after',
      [
        '',
        'Commands that use the database find it by DATABASE_URL or DATA_DIR, whether the server is running or not, and name it on',
        'stderr. Results go to stdout: for people, or with --json one JSON object per line for programs. Output is never coloured.',
        'Exit status: 0 done, 1 failed, 2 wrong usage, 130 or 143 interrupted; a closed pipe (`| head`) is not a failure.',
      ].join('\n'),
    )
    .addCommand(searchCommand(deps))
    .addCommand(caseCommand(deps))
    .addCommand(compareCommand(deps))
    .addCommand(screenCommand(deps))
    .addCommand(indexCommand(deps))
    .addCommand(listsCommand(deps))
    .addCommand(auditCommand(deps))
    .addCommand(replayCommand(deps))
    .addCommand(rescreenCommand(deps))
    .addCommand(selfTestCommand(deps))
    .addCommand(mediaCommand(deps))
    .addCommand(mcpCommand(deps))
    .addCommand(orgCommand(deps))
    .addCommand(userCommand(deps))
    .addCommand(backupCommand(deps))
    .addCommand(restoreCommand(deps))
    .addCommand(keysCommand(deps))
    .addCommand(dbCommand(deps));
  throughout(program, (command) => {
    if (command.commands.length === 0) command.option('--json', 'print results as JSON, one object per line');
    command
      .exitOverride()
      .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
      .showHelpAfterError('(see --help)');
  });
  program.hook('preAction', (_program, command) => {
    if (command.opts().json === true) results.json();
  });
  try {
    await program.parseAsync(args, { from: 'user' }).finally(results.end);
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    for (const line of linesForPeople(error)) stderr.write(`touchstone: ${line}\n`);
    return isWrongUsage(error) ? 2 : 1;
  }
}

/** Invalid arguments, also those found only by a use case. */
function isWrongUsage(error: unknown): boolean {
  return (
    error instanceof WrongUsage ||
    (error instanceof AppError && (error.code === 'unknown_list_source' || error.code === 'unknown_edition'))
  );
}

/** Applies to nested commands too, which do not inherit settings in Commander. */
function throughout(command: Command, set: (command: Command) => void): void {
  set(command);
  for (const inner of command.commands) throughout(inner, set);
}
