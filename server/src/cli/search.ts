import { Command } from 'commander';
import type { AccountDeps } from '../accounts/accounts.js';
import { issueAccessToken, revokeAccessToken } from '../accounts/log-in.js';
import { COMMAND_LINE } from '../domain/audit.js';
import { visibleName } from '../domain/one-line.js';
import { normalEmail, type User } from '../domain/user.js';
import type { Config } from '../platform/config/config.js';
import type { CliDeps } from './cli-deps.js';
import { serviceAddressFaults } from './service-address.js';
import { requireSound } from './wrong-usage.js';

interface SearchOptions {
  readonly type: string;
  readonly category?: readonly string[];
  readonly birthDate?: string;
  readonly country?: readonly string[];
  readonly user?: string;
  readonly url?: string;
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
  requireSound(...(options.url === undefined ? [] : serviceAddressFaults('--url', options.url)));
  const { openAccounts } = await import('../accounts/open-accounts.module.js');
  await deps.withDatabase(async ({ database, config, now, newId }) => {
    const accounts = await openAccounts(database, { now, newId, tokenSecret: config.tokenSecret });
    const { accessToken } = await issueAccessToken(accounts, await userOf(accounts, options.user), COMMAND_LINE);
    try {
      const address = options.url ?? addressOf(config);
      const found = await post(`${address}/api/search`, accessToken, requestOf(name, options));
      if (options.json) await deps.print(found);
      else await deps.lines.write(`${report(found, address).join('\n')}\n`);
    } finally {
      await revokeAccessToken(accounts, accessToken);
    }
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

/** The active user with this e-mail, or the administrator who was created first. */
async function userOf({ accounts }: Pick<AccountDeps, 'accounts'>, email: string | undefined): Promise<User> {
  const users =
    email === undefined
      ? (await accounts.listUsers()).filter(({ role }) => role === 'admin')
      : (await accounts.findUsers(normalEmail(email))).map(({ user }) => user);
  const [user] = users
    .filter(({ disabledAt }) => disabledAt === undefined)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  if (user === undefined)
    throw new Error(`there is no active ${email === undefined ? 'administrator' : `user ${email}`}`);
  return user;
}

/** A server that listens on every address is reached on loopback. */
function addressOf({ host, port }: Config): string {
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

async function post(url: string, token: string, body: object): Promise<Found> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`no server responds at ${new URL(url).origin}: start it with "npm start", or name it with --url`);
  });
  const { data, error } = (await response.json()) as {
    data: Found;
    error: { message: string; details?: readonly { field: string; message: string }[] };
  };
  if (response.ok) return data;
  const details = (error.details ?? []).map(({ field, message }) => `${field} ${message}`);
  throw new Error([error.message, ...details].join('; '));
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
