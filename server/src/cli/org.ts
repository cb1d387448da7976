import { Command } from 'commander';
import type { Organization } from '../domain/organization.js';
import { createOrganization } from '../flow/create-organization.js';
import { madeUpPassword } from './made-up-password.js';
import type { CliWorld } from './world.js';

/** `touchstone org …` */
export function orgCommand(world: CliWorld): Command {
  const org = new Command('org').description('organizations: the tenants of the service');
  org
    .command('create')
    .description('make an organization and its first administrator')
    .argument('<name>', 'its name, which no other has')
    .requiredOption('--admin-email <email>', 'whom the administrator logs in as')
    .option('--admin-password <password>', 'at least 8 characters; made up and shown once when not given')
    .action((name: string, options: { adminEmail: string; adminPassword?: string }) =>
      world.withAccounts(async (accounts) => {
        const adminPassword = options.adminPassword ?? madeUpPassword(accounts.randomBytes);
        const wanted = { name, adminEmail: options.adminEmail, adminPassword };
        const { organization, admin } = await createOrganization(accounts, wanted);
        world.print({
          ...shown(organization),
          admin_id: admin.id,
          admin_email: admin.email,
          ...(options.adminPassword === undefined ? { admin_password: adminPassword } : {}),
        });
      }),
    );
  org
    .command('list')
    .description('all organizations, newest first')
    .action(() =>
      world.withAccounts(async ({ accounts }) => {
        for (const organization of await accounts.listOrganizations()) world.print(shown(organization));
      }),
    );
  return org;
}

function shown({ id, name, createdAt }: Organization): object {
  return { organization_id: id, name, created_at: createdAt.toISOString() };
}
