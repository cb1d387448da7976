import { Command, Option } from 'commander';
import { createUser } from '../accounts/create-user.js';
import { disableUser } from '../accounts/disable-user.js';
import { organizationNamed } from '../accounts/organization-named.js';
import { ROLES, type Role } from '../domain/caller.js';
import { emailFaults, passwordFaults, type User } from '../domain/user.js';
import { madeUpPassword } from './made-up-password.js';
import { addPasswordOption, readPassword } from './password-option.js';
import type { CliWorld } from './world.js';
import { requireSound } from './wrong-usage.js';

interface CreateOptions {
  readonly organization: string;
  readonly role: Role;
  readonly password?: string;
  readonly passwordFile?: string;
}

/** `touchstone user …` */
export function userCommand(world: CliWorld): Command {
  const user = new Command('user').description('users of an organization');
  const create = user
    .command('create')
    .description('add a user to an organization')
    .argument('<email>', 'whom the user logs in as')
    .requiredOption('--organization <name>', 'its name or id')
    .addOption(new Option('--role <role>', 'what the user may do').choices(ROLES).default('analyst'));
  addPasswordOption(create, 'password').action(async (email: string, options: CreateOptions) => {
    const { organization, role, password: typed, passwordFile: file } = options;
    const given = await readPassword(world.openInput, 'password', { typed, file });
    requireSound(...emailFaults(email), ...(given === undefined ? [] : passwordFaults(given)));
    await world.withAccounts(async (accounts) => {
      const password = given ?? madeUpPassword(accounts.randomBytes);
      const made = await createUser(accounts, { organization, role, email, password });
      world.print({ ...shown(made), ...(given === undefined ? { password } : {}) });
    });
  });
  user
    .command('disable')
    .description('shut a user out at once; every access token and API key is void')
    .argument('<email>', 'whom the user logged in as')
    .action((email: string) =>
      world.withAccounts(async (accounts) => world.print(shown(await disableUser(accounts, email)))),
    );
  user
    .command('list')
    .description('users, newest first')
    .option('--organization <name>', 'only of this one, by name or id')
    .action(({ organization }: { organization?: string }) =>
      world.withAccounts(async ({ accounts }) => {
        const only = organization === undefined ? undefined : await organizationNamed(accounts, organization);
        for (const one of await accounts.listUsers(only?.id)) world.print(shown(one));
      }),
    );
  return user;
}

function shown({ id, organizationId, email, role, createdAt, disabledAt }: User): object {
  return {
    user_id: id,
    organization_id: organizationId,
    email,
    role,
    created_at: createdAt.toISOString(),
    disabled_at: disabledAt?.toISOString() ?? null,
  };
}
