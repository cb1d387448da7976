import type { AccountDeps } from '../accounts/accounts.js';
import type { CliDeps, OpenOptions } from './cli-deps.js';

/** Opens the accounts for the duration of `work`. */
export async function withAccounts<T>(
  { withDatabase }: CliDeps,
  work: (accounts: AccountDeps) => Promise<T>,
  options?: OpenOptions,
): Promise<T> {
  const { openAccounts } = await import('../accounts/open-accounts.module.js');
  return withDatabase(
    async ({ database, config: { tokenSecret }, now, newId }) =>
      work(await openAccounts(database, { now, newId, tokenSecret })),
    options,
  );
}
