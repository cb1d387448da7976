import type { CreateOrganizationWorld } from '../flow/create-organization.js';
import type { CreateUserWorld } from '../flow/create-user.js';
import type { DisableUserWorld } from '../flow/disable-user.js';
import type { Accounts } from '../flow/ports/accounts.js';
import type { RandomBytes } from '../flow/ports.js';

/** What the commands are given. Nothing behind it is loaded before a command asks for it. */
export interface CliWorld {
  /** One result, as a line of JSON on stdout. */
  print(result: object): void;
  /** Opens the database for the time of `work`, beside a running server or without one. */
  withAccounts<T>(work: (world: AccountCommandsWorld) => Promise<T>): Promise<T>;
}

export interface AccountCommandsWorld extends CreateOrganizationWorld, CreateUserWorld, DisableUserWorld {
  readonly accounts: Accounts;
  readonly randomBytes: RandomBytes;
}
