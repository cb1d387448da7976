import { type Command, Option } from 'commander';
import { WrongUsage } from './wrong-usage.js';

/** Bytes of a password file. */
const MAX_BYTES = 4096;

/** Opens a file to read, or stdin for `-`. */
export type OpenInput = (path: string) => AsyncIterable<Uint8Array>;

/**
 * Adds `--<name>-file` to a command. `--<name>` itself is known only to be refused: every user of the machine can read the
 * arguments of a process.
 */
export function addPasswordOption(command: Command, name: string): Command {
  return command
    .option(
      `--${name}-file <file>`,
      'file that contains only the password, or - for stdin: at least 12 characters and not easy to guess; default: a generated password, shown once',
    )
    .addOption(new Option(`--${name} <password>`).hideHelp());
}

/** The password in `file`; undefined when no file was named. Refuses one that was `typed`, and a file that holds more or nothing. */
export async function readPassword(
  openInput: OpenInput,
  name: string,
  { typed, file }: { readonly typed: string | undefined; readonly file: string | undefined },
): Promise<string | undefined> {
  if (typed !== undefined)
    refuse(`--${name}`, `would be visible to every user of this machine: use --${name}-file <file>, or - for stdin`);
  if (file === undefined) return undefined;
  const bytes = await firstBytes(openInput(file)).catch((error: Error) =>
    refuse(`--${name}-file`, `cannot be read: ${error.message}`),
  );
  if (bytes.length > MAX_BYTES) refuse(`--${name}-file`, `must have at most ${MAX_BYTES} bytes`);
  const lines = bytes.toString('utf8').replace(/\r?\n$/, '');
  if (lines === '' || /[\r\n]/.test(lines)) refuse(`--${name}-file`, 'must contain only the password, on one line');
  return lines;
}

/** Reads a whole input up to the size of a password; of a larger one, enough to reject it. */
async function firstBytes(input: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) break;
  }
  return Buffer.concat(chunks);
}

function refuse(field: string, message: string): never {
  throw new WrongUsage([{ field, message }]);
}
