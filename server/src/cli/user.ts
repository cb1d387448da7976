import { Command, Option } from 'commander';
import { factorEntry } from '../accounts/check-second-factor.js';
import { organizationNamed } from '../accounts/organizations.js';
import { createUser, disableUser, userNamed } from '../accounts/users.js';
import { COMMAND_LINE } from '../domain/audit.js';
import { ROLES, type Role } from '../domain/caller.js';
import { emailErrors, passwordErrors, type User } from '../domain/user.js';
import type { CliDeps } from './cli-deps.js';
import { generatePassword } from './generate-password.js';
import { addPasswordOption, readPassword } from './password-option.js';
import { withAccounts } from './with-accounts.js';
import { requireSound } from './wrong-usage.js';

interface CreateOptions {
  readonly organization: string;
  readonly role: Role;
  readonly password?: string;
  readonly passwordFile?: string;
}

const LISTED = ['user_id', 'email', 'role', 'organization_id', 'created_at', 'disabled_at'];

/** `touchstone user …` */
export function userCommand(deps: CliDeps): Command {
  const user = new Command('user').description('Manage the users of an organization');
  const create = user
    .command('create')
    .description('Add a user to an organization')
    .argument('<email>', 'e-mail address with which the user logs in')
    .requiredOption('--organization <name>', 'name or id of the organization')
    .addOption(new Option('--role <role>', 'role of the user').choices(ROLES).default('analyst'));
  addPasswordOption(create, 'password').action(async (email: string, options: CreateOptions) => {
    const { organization, role, password: typed, passwordFile: file } = options;
    const given = await readPassword(deps.openInput, 'password', { typed, file });
    requireSound(...emailErrors(email), ...(given === undefined ? [] : passwordErrors(given)));
    await withAccounts(deps, async (accounts) => {
      const password = given ?? generatePassword(accounts.randomBytes);
      const wanted = { organization: await organizationNamed(accounts.accounts, organization), role, email, password };
      const created = await createUser(accounts, wanted);
      await deps.print({ ...shown(created), ...(given === undefined ? { password } : {}) });
    });
  });
  user
    .command('disable')
    .description('Disable a user at once; revokes all access tokens and API keys of the user')
    .argument('<email>', 'e-mail address of the user')
    .option(
      '--organization <name>',
      'name or id of the organization; required if the e-mail address is registered in several',
    )
    .action((email: string, { organization }: { organization?: string }) =>
      withAccounts(deps, async (accounts) => deps.print(shown(await disableUser(accounts, email, organization)))),
    );
  user
    .command('remove-second-factor')
    .description(
      'Remove the authenticator app, passkeys and recovery codes of a user who has lost them; ends the sessions of the user',
    )
    .argument('<email>', 'e-mail address of the user')
    .option(
      '--organization <name>',
      'name or id of the organization; required if the e-mail address is registered in several',
    )
    .action(async (email: string, { organization }: { organization?: string }) => {
      const { openAccounts } = await import('../accounts/open-accounts.module.js');
      await deps.withDatabase(async ({ database, config, now, newId }) => {
        const accounts = await openAccounts(database, { now, newId, tokenSecret: config.tokenSecret });
        const found = await userNamed(accounts.accounts, email, organization);
        const owner = { organizationId: found.organizationId, userId: found.id };
        const { removeSecondFactors } = await import('../accounts/second-factors.repository.js');
        const audit = factorEntry({ now, newId }, owner, COMMAND_LINE, 'second_factor.removed');
        if (!(await removeSecondFactors(database, owner, audit)))
          throw new Error(`${found.email} has no second factor`);
        await deps.print(shown(found));
      });
    });
  user
    .command('list')
    .description('List users, newest first')
    .option('--organization <name>', 'only users of this organization: its name or id')
    .action(({ organization }: { organization?: string }) =>
      withAccounts(deps, async ({ accounts }) => {
        const only = organization === undefined ? undefined : await organizationNamed(accounts, organization);
        for (const listed of await accounts.listUsers(only?.id)) await deps.print(shown(listed), LISTED);
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
