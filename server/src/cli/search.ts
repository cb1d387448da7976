import { Command } from 'commander';
import { visibleName } from '../domain/one-line.js';
import { type AsUserOptions, asUser } from './as-user.js';
import type { CliDeps } from './cli-deps.js';

interface SearchOptions extends AsUserOptions {
  readonly type: string;
  readonly category?: readonly string[];
  readonly birthDate?: string;
  readonly country?: readonly string[];
  readonly json?: true;
}

interface Hit {
  readonly name: string;
  readonly score: number;
  readonly categories: readonly string[];
  readonly source_details: readonly { source: string }[];
}

/** Fields of an answer that the command prints. */
interface Found {
  readonly search_reference: string;
  readonly match_status: string;
  readonly case_status: string;
  readonly risk_level: string;
  readonly risk_score: number;
  readonly total_records: number;
  readonly results: readonly Hit[];
  readonly notices: readonly { message: string }[];
}

/** `touchstone search` */
export function searchCommand(deps: CliDeps): Command {
  return new Command('search')
    .description('Screen one name with the running server, which stores the case')
    .argument('<name>', 'name of the subject')
    .option('--type <type>', 'Person, Company, Organization, Crypto Wallet, Vessel or Aircraft', 'Person')
    .option('--category <category>', 'category to search; may be repeated; default: Sanctions and PEP', appended)
    .option('--birth-date <date>', 'date of birth or incorporation: DD-MM-YYYY, with 00 for an unknown day or month')
    .option('--country <country>', 'country of the subject; may be repeated', appended)
    .option('--user <e-mail>', 'user on whose behalf the case is created; default: the first administrator')
    .option('--url <address>', 'address of the server; default: HOST and PORT of the environment')
    .action((name: string, options: SearchOptions) => search(deps, name, options));
}

async function search(deps: CliDeps, name: string, options: SearchOptions): Promise<void> {
  await asUser(deps, options, async ({ address, ask }) => {
    const answer = await ask('/api/search', requestOf(name, options));
    const { data: found } = (await answer.json()) as { data: Found };
    if (options.json) await deps.print(found);
    else await deps.lines.write(`${report(found, address).join('\n')}\n`);
  });
}

function requestOf(name: string, { type, category, birthDate, country }: SearchOptions): object {
  return {
    name,
    entity_type: [type],
    categories: category ?? ['Sanctions', 'PEP'],
    ...(birthDate !== undefined && { birth_incorporation_date: birthDate }),
    ...(country !== undefined && { countries: country }),
  };
}

function report(found: Found, address: string): string[] {
  const { search_reference: reference, risk_score: score, total_records: total } = found;
  return [
    `${found.match_status}: ${total} ${total === 1 ? 'record' : 'records'}, risk ${found.risk_level} (${score}), case ${found.case_status}`,
    ...found.results.map(hitLine),
    ...(total > found.results.length ? [`        and ${total - found.results.length} more in the case`] : []),
    ...found.notices.map(({ message }) => `Note: ${message}`),
    `${address}/console/cases/${reference}`,
  ];
}

function hitLine({ score, name, categories, source_details: details }: Hit): string {
  const sources = [...new Set(details.map(({ source }) => source))];
  // Names are anybody's words, and a terminal obeys some characters.
  return [score.toFixed(1).padStart(7), ...[name, sources.join(', '), categories.join(', ')].map(visibleName)].join(
    '  ',
  );
}

function appended(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
