import { Command } from 'commander';
import type { CliDeps } from './cli-deps.js';
import { WrongUsage } from './wrong-usage.js';

/** `touchstone keys …` */
export function keysCommand(deps: CliDeps): Command {
  const keys = new Command('keys').description(
    'Show and rotate the keys that encrypt pictures, webhook secrets and second factors',
  );
  keys
    .command('status')
    .description('List the keys by their fingerprints, with the number of values that each encrypts')
    .action(() => status(deps));
  keys
    .command('reencrypt')
    .description('Encrypt everything with the key in use, by a job of the running service')
    .action(() => reencrypt(deps));
  keys
    .command('forget')
    .description(
      'Stop using a key that is lost: what it encrypted stays unreadable, and the next start records a new key',
    )
    .argument('<fingerprint>', 'key in use, as printed by keys status')
    .action((fingerprint: string) => forget(deps, fingerprint));
  return keys;
}

async function status(deps: CliDeps): Promise<void> {
  const [{ listKeys }, { countByKey }, { fingerprintOf }, { findSecret }, { ENCRYPTED_ROWS }] = await Promise.all([
    import('../platform/encryption/encryption-keys.repository.js'),
    import('../platform/encryption/reencrypt.repository.js'),
    import('../platform/encryption/encryption.js'),
    import('../platform/database/secrets.js'),
    import('../app/encrypted-rows.js'),
  ]);
  await deps.withDatabase(async ({ database }) => {
    const counts = await countByKey(database, [...ENCRYPTED_ROWS.pictures, ...ENCRYPTED_ROWS.secrets]);
    const keys = await listKeys(database);
    for (const { fingerprint, source, createdAt, replacedAt } of keys) {
      await deps.print({
        ...{ fingerprint, state: replacedAt === null ? 'in use' : 'replaced', values: counts.get(fingerprint) ?? 0 },
        ...{ source, recorded_at: createdAt.toISOString() },
      });
      counts.delete(fingerprint);
    }
    const ofDatabase = await findSecret(database, 'encryption');
    for (const [fingerprint, values] of counts) {
      const isOfDatabase = ofDatabase !== undefined && fingerprint === fingerprintOf(ofDatabase);
      const [state, source] = isOfDatabase ? ['in use', 'the database'] : ['not recorded', 'an earlier version'];
      await deps.print({ fingerprint: fingerprint ?? '', state, values, source, recorded_at: '' });
    }
  });
}

async function reencrypt(deps: CliDeps): Promise<void> {
  const { enqueueReencryption } = await import('../platform/encryption/encryption-keys.repository.js');
  await deps.withDatabase(({ database }) => enqueueReencryption(database.db));
  deps.note('The job is queued; "keys status" shows what is left.');
}

async function forget(deps: CliDeps, fingerprint: string): Promise<void> {
  const { giveUpKey } = await import('../platform/encryption/encryption-keys.repository.js');
  await deps.withDatabase(async ({ database, now }) => {
    if (await giveUpKey(database, fingerprint, now())) return;
    throw new WrongUsage([{ field: '<fingerprint>', message: 'must be that of the key in use (see keys status)' }]);
  });
  deps.note('The next start records the key of its node; start all nodes with the same one.');
}
