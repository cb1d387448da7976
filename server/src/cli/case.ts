import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import { type AsUserOptions, asUser } from './as-user.js';
import type { CliDeps } from './cli-deps.js';
import { requireSound } from './wrong-usage.js';

interface ReportOptions extends AsUserOptions {
  readonly out?: string;
}

/** `touchstone case …` */
export function caseCommand(deps: CliDeps): Command {
  const command = new Command('case').description('Export a case of the running server');
  command
    .command('report')
    .description('Write the report of a case as one HTML file, and print its SHA-256, which the audit log keeps')
    .argument('<reference>', 'search_reference of the case')
    .option('--out <file>', 'file to create, or - for stdout; default: case-<reference>.html')
    .option('--user <e-mail>', 'user on whose behalf it is exported; default: the first administrator')
    .option('--url <address>', 'address of the server; default: HOST and PORT of the environment')
    .action((reference: string, options: ReportOptions) => report(deps, reference, options));
  return command;
}

async function report(deps: CliDeps, reference: string, { out, ...as }: ReportOptions): Promise<void> {
  if (!/^[0-9a-f]{24}$/.test(reference)) {
    requireSound({ field: 'reference', message: `must be 24 lower-case hex characters; got ${reference}` });
  }
  const file = out ?? `case-${reference}.html`;
  if (file !== '-' && existsSync(file)) throw new Error(`${file} already exists; choose another file with --out`);
  await asUser(deps, as, async ({ ask }) => {
    const answer = await ask(`/api/searches/${reference}/report`);
    const html = Buffer.from(await answer.arrayBuffer());
    const sha256 = createHash('sha256').update(html).digest('hex');
    if (answer.headers.get('x-content-digest') !== `sha-256=${sha256}`) {
      throw new Error('the report arrived damaged: it does not have the SHA-256 that the server states');
    }
    await pipeline(Readable.from([html]), deps.openOutput(file), { end: file !== '-' });
    if (file === '-') deps.note(`SHA-256 ${sha256}`);
    else await deps.print({ file, sha256, bytes: html.length });
  });
}
