import { Command } from 'commander';
import type { CliDeps } from './cli-deps.js';

/** `touchstone db …` */
export function dbCommand(deps: CliDeps): Command {
  const db = new Command('db').description('Administer the tables of the database');
  db.command('adopt')
    .description('Upgrade a database made before version 0.2.0; back up the database first')
    .action(() => adopt(deps));
  db.command('migrate')
    .description('Create the tables or bring them up to date, as the first start of a new version does')
    .action(() => migrateOnly(deps));
  return db;
}

/** Opening the database migrates it. */
async function migrateOnly(deps: CliDeps): Promise<void> {
  await deps.withDatabase(async () => {}, { create: true });
  deps.note('The tables are up to date.');
}

async function adopt(deps: CliDeps): Promise<void> {
  const [{ adoptSchema }, { migrate }, { migrateJobs }] = await Promise.all([
    import('../platform/database/adopt-schema.js'),
    import('../platform/database/migrate.js'),
    import('../platform/jobs/migrate-jobs.js'),
  ]);
  await deps.asOwner(async ({ ownerUrl, serviceRole }) => {
    const done = await adoptSchema(ownerUrl);
    for (const step of done) deps.note(step);
    await migrate(ownerUrl, migrateJobs, serviceRole);
    deps.note(
      done.length === 0
        ? 'The tables were up to date.'
        : `${done.length} ${done.length === 1 ? 'change' : 'changes'}; the tables are up to date.`,
    );
  });
}
