import type { AccountDeps } from '../accounts/accounts.js';
import { issueAccessToken, revokeAccessToken } from '../accounts/log-in.js';
import { COMMAND_LINE } from '../domain/audit.js';
import { normalEmail, type User } from '../domain/user.js';
import type { Config } from '../platform/config/config.js';
import type { CliDeps } from './cli-deps.js';
import { serviceAddressFaults } from './service-address.js';
import { requireSound } from './wrong-usage.js';

export interface AsUserOptions {
  /** E-mail address; without it the first administrator. */
  readonly user?: string;
  /** Address of the server; without it `HOST` and `PORT` of the environment. */
  readonly url?: string;
}

interface Server {
  readonly address: string;
  /** Sends a request as the user; with a body it is a POST. Throws with the reason if it is refused. */
  ask(path: string, body?: object): Promise<Response>;
}

/** Asks the running server on behalf of a user, with a token that ends with the command. */
export async function asUser(
  deps: CliDeps,
  { user, url }: AsUserOptions,
  work: (server: Server) => Promise<void>,
): Promise<void> {
  requireSound(...(url === undefined ? [] : serviceAddressFaults('--url', url)));
  const { openAccounts } = await import('../accounts/open-accounts.module.js');
  await deps.withDatabase(async ({ database, config, now, newId }) => {
    const accounts = await openAccounts(database, { now, newId, tokenSecret: config.tokenSecret });
    const { accessToken } = await issueAccessToken(
      accounts,
      { user: await userOf(accounts, user), factor: 'command_line' },
      COMMAND_LINE,
    );
    const address = url ?? addressOf(config);
    try {
      await work({ address, ask: (path, body) => ask(`${address}${path}`, accessToken, body) });
    } finally {
      await revokeAccessToken(accounts, accessToken);
    }
  });
}

async function ask(url: string, token: string, body: object | undefined): Promise<Response> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`no server responds at ${new URL(url).origin}: start it with "npm start", or name it with --url`);
  });
  if (response.ok) return response;
  const { error } = (await response.json()) as {
    error: { message: string; details?: readonly { field: string; message: string }[] };
  };
  const details = (error.details ?? []).map(({ field, message }) => `${field} ${message}`);
  throw new Error([error.message, ...details].join('; '));
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
