import { Command, Option } from 'commander';
import { createUser } from '../accounts/create-user.js';
import { disableUser } from '../accounts/disable-user.js';
import { organizationNamed } from '../accounts/organization-named.js';
import { ROLES, type Role } from '../domain/caller.js';
import { emailErrors, passwordErrors, type User } from '../domain/user.js';
import { madeUpPassword } from './made-up-password.js';
import { addPasswordOption, readPassword } from './password-option.js';
import type { CliDeps } from './world.js';
import { requireSound } from './wrong-usage.js';

interface CreateOptions {
  readonly organization: string;
  readonly role: Role;
  readonly password?: string;
  readonly passwordFile?: string;
}

/** `touchstone user …` */
export function userCommand(deps: CliDeps): Command {
  const user = new Command('user').description('users of an organization');
  const create = user
    .command('create')
    .description('add a user to an organization')
    .argument('<email>', 'whom the user logs in as')
    .requiredOption('--organization <name>', 'its name or id')
    .addOption(new Option('--role <role>', 'what the user may do').choices(ROLES).default('analyst'));
  addPasswordOption(create, 'password').action(async (email: string, options: CreateOptions) => {
    const { organization, role, password: typed, passwordFile: file } = options;
    const given = await readPassword(deps.openInput, 'password', { typed, file });
    requireSound(...emailErrors(email), ...(given === undefined ? [] : passwordErrors(given)));
    await deps.withAccounts(async (accounts) => {
      const password = given ?? madeUpPassword(accounts.randomBytes);
      const made = await createUser(accounts, { organization, role, email, password });
      deps.print({ ...shown(made), ...(given === undefined ? { password } : {}) });
    });
  });
  user
    .command('disable')
    .description('shut a user out at once; every access token and API key is void')
    .argument('<email>', 'whom the user logged in as')
    .option('--organization <name>', 'its name or id; required if the e-mail is registered in several')
    .action((email: string, { organization }: { organization?: string }) =>
      deps.withAccounts(async (accounts) => deps.print(shown(await disableUser(accounts, email, organization)))),
    );
  user
    .command('list')
    .description('users, newest first')
    .option('--organization <name>', 'only of this one, by name or id')
    .action(({ organization }: { organization?: string }) =>
      deps.withAccounts(async ({ accounts }) => {
        const only = organization === undefined ? undefined : await organizationNamed(accounts, organization);
        for (const one of await accounts.listUsers(only?.id)) deps.print(shown(one));
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
