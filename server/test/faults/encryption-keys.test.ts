import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { ENCRYPTED_ROWS } from '../../src/app/encrypted-rows.js';
import { startService } from '../../src/app/start-service.js';
import { imagesRepository } from '../../src/cases/images.repository.js';
import { linesForPeople } from '../../src/domain/lines-for-people.js';
import { encryptionWith, fingerprintOf } from '../../src/platform/encryption/encryption.js';
import { giveUpKey, listKeys } from '../../src/platform/encryption/encryption-keys.repository.js';
import { openKeys } from '../../src/platform/encryption/open-keys.js';
import { countByKey, reencryptRows } from '../../src/platform/encryption/reencrypt.repository.js';
import { createLogger } from '../../src/platform/http/create-logger.js';
import { SIGNING_SECRETS, webhooksRepository } from '../../src/webhooks/webhooks.repository.js';
import { drawPicture } from '../support/draw-picture.js';
import { nodeConfig, startNode } from '../support/start-node.js';
import { type TestDatabase, testDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const scratch = mkdtempSync(join(tmpdir(), 'touchstone-keys-'));
after(() => rmSync(scratch, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => join(scratch, `data-${++folders}`);

const [K1, K2] = ['1'.repeat(40), '2'.repeat(40)];
const picture = `data:image/png;base64,${drawPicture(16).toString('base64')}`;

function keyFileWith(...keys: string[]): string {
  const path = join(scratch, `key-${++folders}`);
  writeFileSync(path, `${keys.join('\n')}\n`);
  return path;
}

const configOf = ({ url }: TestDatabase, settings: Record<string, string>) =>
  nodeConfig({ DATABASE_URL: url, DATA_DIR: newFolder(), ...settings });

const keysOf = (database: TestDatabase, settings: Record<string, string>) =>
  openKeys(configOf(database, settings), database, new Date());

/** The line with which a node does not start. */
async function refusal(keys: Promise<unknown>): Promise<string> {
  const error = await keys.then(
    () => assert.fail('the node has started'),
    (reason: unknown) => reason,
  );
  const lines = linesForPeople(error);
  assert.equal(lines.length, 1, lines.join('\n'));
  return lines[0] ?? '';
}

test('a node with another key than the first, or none, refuses to start and names what to copy from where', async () => {
  const database = await testDatabase();
  const [first, second] = [newFolder(), newFolder()];
  await keysOf(database, { DATA_DIR: first });
  const used = fingerprintOf(readFileSync(join(first, 'image-key'), 'utf8').trim());
  const from = `copy that key from the file ${join(first, 'image-key')} of ${hostname()} to the file ${join(second, 'image-key')}`;

  const none = await refusal(keysOf(database, { DATA_DIR: second }));
  assert.ok(none.includes('has no encryption key') && none.includes(used) && none.includes(from), none);
  assert.ok(!existsSync(join(second, 'image-key')), 'a key was made that would not fit');

  const config = configOf(database, { DATA_DIR: second, ENCRYPTION_KEY: K1 });
  const other = await refusal(startService(config, createLogger('silent'), () => {}));
  assert.match(other, new RegExp(`has the encryption key ${fingerprintOf(K1)} \\(ENCRYPTION_KEY\\)`));
  assert.ok(other.includes(used) && !other.includes(K1), other);

  const copy = join(first, 'image-key');
  assert.equal((await keysOf(database, { ENCRYPTION_KEY_FILE: copy })).pictures[0], readFileSync(copy, 'utf8').trim());
  assert.equal((await listKeys(database)).filter(({ replacedAt }) => replacedAt === null).length, 1);
});

test('nodes that start at the same moment agree on one key', async () => {
  const database = await testDatabase();
  const started = await Promise.allSettled([1, 2, 3].map(() => keysOf(database, {})));
  assert.equal(started.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal((await listKeys(database)).length, 1);
});

test('a lost key is given up by name only, and the next start records a new one', async () => {
  const database = await testDatabase();
  await keysOf(database, { ENCRYPTION_KEY: K1 });
  assert.equal(await giveUpKey(database, fingerprintOf(K2), new Date()), false);
  assert.equal(await giveUpKey(database, fingerprintOf(K1), new Date()), true);
  assert.deepEqual((await keysOf(database, { ENCRYPTION_KEY: K2 })).pictures, [K2]);
  assert.match(await refusal(keysOf(database, { ENCRYPTION_KEY: K1 })), new RegExp(fingerprintOf(K2)));
});

test('a node that is given the new key first and the old one second is the only one that starts its use', async () => {
  const database = await testDatabase();
  await keysOf(database, { ENCRYPTION_KEY: K1 });
  // Prepared: it reads both, and goes on with the old one.
  assert.deepEqual((await keysOf(database, { ENCRYPTION_KEY: `${K1}\n${K2}` })).pictures, [K1, K2]);
  assert.deepEqual((await keysOf(database, { ENCRYPTION_KEY: `${K2}\n${K1}` })).secrets, [K2, K1]);
  // A node that still has them in the old order writes with the new one, too.
  assert.deepEqual((await keysOf(database, { ENCRYPTION_KEY: `${K1}\n${K2}` })).pictures, [K2, K1]);
  assert.match(await refusal(keysOf(database, { ENCRYPTION_KEY: K1 })), new RegExp(fingerprintOf(K2)));
});

test('re-encryption that is stopped goes on with what is left, and reports what no key decrypts', async () => {
  const database = await testDatabase();
  const [old, current] = [encryptionWith(K1), encryptionWith(K2, K1)];
  for (let index = 10; index < 30; index += 1) {
    const owner = `owner-${index}`;
    await database.db.execute(sql`
      insert into signing_secrets (owner_id, organization_id, sealed, previous_sealed, key_fingerprint)
      values (${owner}, 'o', ${old.encrypt(`secret ${index}`, owner)}, ${index % 2 === 0 ? old.encrypt('former', owner) : null},
        ${index < 20 ? null : old.fingerprint})`);
  }
  await database.db.execute(sql`update signing_secrets set sealed = 'v1.AAAA' where owner_id = 'owner-15'`);
  const stopping = new AbortController();
  const transaction: typeof database.transaction = (work) => database.transaction(work).finally(() => stopping.abort());
  const cut = await reencryptRows({ ...database, transaction }, current, SIGNING_SECRETS, stopping.signal);
  assert.deepEqual(cut, { done: 7, unreadable: 1, isComplete: false });
  const rest = await reencryptRows(database, current, SIGNING_SECRETS, new AbortController().signal);
  assert.deepEqual(rest, { done: 12, unreadable: 1, isComplete: true });
  const { rows } = await database.db.execute<{ owner: string; sealed: string; previous: string | null }>(sql`
    select owner_id as owner, sealed, previous_sealed as previous from signing_secrets where owner_id <> 'owner-15'`);
  const newOnly = encryptionWith(K2);
  for (const { owner, sealed, previous } of rows) {
    const index = Number(owner.slice('owner-'.length));
    assert.equal(newOnly.decrypt(sealed, owner), `secret ${index}`);
    assert.equal(previous && newOnly.decrypt(previous, owner), index % 2 === 0 ? 'former' : null);
  }
});

test('a picture and a webhook secret of an installation without a setting survive a setting, a rotation and the end of the old keys', async () => {
  const database = await testDatabase();
  const folder = newFolder();
  const before = await startNode({ DATABASE_URL: database.url, DATA_DIR: folder });
  const { customer_id: id } = await before.ask('/api/ai-risk-customers', {
    ...{ name: 'Nobody Atall', entity_type: ['Person'], categories: ['Sanctions'], match_score: 80 },
    biometric_search_image: picture,
  });
  const { secret } = await before.ask('/api/webhook/default-secret');
  await before.stop();
  // As a version wrote them that recorded no keys.
  await database.db.execute(sql`update case_images set key_fingerprint = null`);
  await database.db.execute(sql`update signing_secrets set key_fingerprint = null`);
  await database.db.execute(sql`delete from encryption_keys`);

  await keysOf(database, { DATA_DIR: folder, ENCRYPTION_KEY: K1 });
  const node = await startNode({
    ...{ DATABASE_URL: database.url, DATA_DIR: folder },
    ENCRYPTION_KEY_FILE: keyFileWith(K2, K1),
  });
  assert.equal((await node.ask(`/api/ai-risk-customers/${id}`)).biometric_search_image, picture);
  assert.equal((await node.ask('/api/webhook/default-secret')).secret, secret);
  const all = [...ENCRYPTED_ROWS.pictures, ...ENCRYPTED_ROWS.secrets];
  await until(async () => [...(await countByKey(database, all)).keys()].every((key) => key === fingerprintOf(K2)), 50);
  await node.stop();

  const { pictures, secrets } = await keysOf(database, { ENCRYPTION_KEY_FILE: keyFileWith(K2) });
  const images = imagesRepository(database, { encryption: encryptionWith(...pictures), logError: () => assert.fail() });
  const { rows } = await database.db.execute<{ case_id: string; organization_id: string }>(
    sql`select case_id, organization_id from case_images`,
  );
  assert.equal(rows.length, 1);
  for (const row of rows) assert.equal(await images.read(row.organization_id, row.case_id), picture);
  const webhooks = webhooksRepository(database, encryptionWith(...secrets));
  const owner = { id: rows[0]?.organization_id ?? '', organizationId: rows[0]?.organization_id ?? '' };
  assert.equal(await webhooks.secret(owner, 'another'), secret);
});
