import { Command, InvalidArgumentError, Option } from 'commander';
import { createOrganization, organizationNamed } from '../accounts/organizations.js';
import { allowPasswords } from '../accounts/sign-in-policy.js';
import type { EntitlementChanges } from '../customers/ai-risk-settings.js';
import { entitleOrganization } from '../customers/entitle-organization.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import { MAX_CREDITS } from '../domain/entitlements.js';
import { type Organization, organizationNameErrors } from '../domain/organization.js';
import { emailErrors, passwordErrors } from '../domain/user.js';
import type { CliDeps } from './cli-deps.js';
import { generatePassword } from './generate-password.js';
import { addPasswordOption, readPassword } from './password-option.js';
import { wholeNumber } from './whole-number.js';
import { withAccounts } from './with-accounts.js';
import { withAiRisk } from './with-ai-risk.js';
import { requireSound } from './wrong-usage.js';

/** `touchstone org …` */
export function orgCommand(deps: CliDeps): Command {
  const org = new Command('org').description('Manage organizations, the tenants of the service');
  const create = org
    .command('create')
    .description('Create an organization and its first administrator')
    .argument('<name>', 'name of the organization')
    .requiredOption('--admin-email <email>', 'e-mail address with which the administrator logs in');
  addPasswordOption(create, 'admin-password').action(async (name: string, options: CreateOptions) => {
    const { adminEmail, adminPassword: typed, adminPasswordFile: file } = options;
    const given = await readPassword(deps.openInput, 'admin-password', { typed, file });
    requireSound(
      ...organizationNameErrors(name),
      ...emailErrors(adminEmail, 'admin_email'),
      ...(given === undefined ? [] : passwordErrors(given, 'admin_password')),
    );
    await withAccounts(
      deps,
      async (accounts) => {
        const adminPassword = given ?? generatePassword(accounts.randomBytes);
        const { organization, admin } = await createOrganization(accounts, { name, adminEmail, adminPassword });
        await deps.print({
          ...shown(organization),
          admin_id: admin.id,
          admin_email: admin.email,
          ...(given === undefined ? { admin_password: adminPassword } : {}),
        });
      },
      { create: true },
    );
  });
  org
    .command('list')
    .description('List all organizations, newest first')
    .action(() =>
      withAccounts(deps, async ({ accounts }) => {
        for (const organization of await accounts.listOrganizations()) {
          await deps.print(shown(organization), ['organization_id', 'name', 'created_at']);
        }
      }),
    );
  org
    .command('entitle')
    .description('Set which modes of the AI risk module an organization may use; without an option, show them')
    .argument('<organization>', 'name or id of the organization')
    .addOption(new Option('--lite <state>', 'AiRisk Lite').choices(STATES))
    .addOption(new Option('--advanced <state>', 'AiRisk Advanced').choices(STATES))
    .action((organization: string, options: Readonly<Partial<Record<AnalysisMode, string>>>) =>
      entitle(deps, organization, {
        ...(options.lite !== undefined && { lite: { enabled: options.lite === 'on' } }),
        ...(options.advanced !== undefined && { advanced: { enabled: options.advanced === 'on' } }),
      }),
    );
  org
    .command('credits')
    .description('Set how many more analyses an organization may start; without an option, show them')
    .argument('<organization>', 'name or id of the organization')
    .addOption(setting('lite', 'AiRisk Lite').conflicts('addLite'))
    .addOption(setting('advanced', 'AiRisk Advanced').conflicts('addAdvanced'))
    .option('--add-lite <count>', 'add credits of AiRisk Lite', wholeNumber)
    .option('--add-advanced <count>', 'add credits of AiRisk Advanced', wholeNumber)
    .action((organization: string, options: CreditOptions) =>
      entitle(deps, organization, {
        lite: creditsOf(options.lite, options.addLite),
        advanced: creditsOf(options.advanced, options.addAdvanced),
      }),
    );
  org
    .command('allow-passwords')
    .description('Let the users of an organization sign in with passwords although it requires single sign-on')
    .argument('<organization>', 'name or id of the organization')
    .action((idOrName: string) =>
      deps.withDatabase(async ({ database, config, now, newId }) => {
        const { openAccounts } = await import('../accounts/open-accounts.module.js');
        const { signInPoliciesRepository } = await import('../accounts/sign-in-policies.repository.js');
        const { accounts } = await openAccounts(database, { now, newId, tokenSecret: config.tokenSecret });
        const organization = await organizationNamed(accounts, idOrName);
        await allowPasswords({ policies: signInPoliciesRepository(database), now, newId }, organization);
        await deps.print({ ...shown(organization), single_sign_on_required: false });
      }),
    );
  return org;
}

interface CreateOptions {
  readonly adminEmail: string;
  readonly adminPassword?: string;
  readonly adminPasswordFile?: string;
}

const STATES = ['on', 'off'];

type Credits = number | 'unlimited';

interface CreditOptions {
  readonly lite?: Credits;
  readonly advanced?: Credits;
  readonly addLite?: number;
  readonly addAdvanced?: number;
}

function setting(mode: AnalysisMode, title: string): Option {
  return new Option(`--${mode} <count>`, `set the credits of ${title}: a number or "unlimited"`).argParser(credits);
}

function credits(text: string): Credits {
  if (text === 'unlimited') return text;
  const count = wholeNumber(text);
  if (count < 0 || count > MAX_CREDITS) {
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${MAX_CREDITS}, or unlimited.`);
  }
  return count;
}

function creditsOf(set: Credits | undefined, add: number | undefined) {
  return {
    ...(set !== undefined && { credits: set === 'unlimited' ? null : set }),
    ...(add !== undefined && { addCredits: add }),
  };
}

function entitle(deps: CliDeps, idOrName: string, changes: EntitlementChanges): Promise<void> {
  return withAiRisk(deps, async (aiRisk) => {
    const { organization, entitlements } = await entitleOrganization(aiRisk, idOrName, changes);
    const { lite, advanced } = entitlements;
    await deps.print({
      organization_id: organization.id,
      name: organization.name,
      lite_enabled: lite.enabled,
      advanced_enabled: advanced.enabled,
      lite_credits: lite.credits,
      advanced_credits: advanced.credits,
    });
  });
}

function shown({ id, name, createdAt }: Organization): object {
  return { organization_id: id, name, created_at: createdAt.toISOString() };
}
