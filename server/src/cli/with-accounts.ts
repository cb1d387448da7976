import type { AccountWorld } from '../accounts/account-world.module.js';
import type { CliDeps } from './cli-deps.js';

/** Opens the accounts for the duration of `work`. */
export async function withAccounts<T>(
  { withDatabase }: CliDeps,
  work: (accounts: AccountWorld) => Promise<T>,
): Promise<T> {
  const { openAccountWorld } = await import('../accounts/account-world.module.js');
  return withDatabase(async ({ database, config: { tokenSecret }, now, newId }) =>
    work(await openAccountWorld(database, { now, newId, tokenSecret })),
  );
}
