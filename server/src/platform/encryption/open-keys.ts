import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import type { Database } from '../database/database.js';
import { findSecret, ownSecret } from '../database/secrets.js';
import { fingerprintOf, type KeyRing } from './encryption.js';
import { claimKey, type StoredKey } from './encryption-keys.repository.js';
import { makeKeyFile, readKeyFile } from './key-file.js';
import { type GivenKeys, readKeys } from './key-setting.js';

/** In `DATA_DIR`: the key that a node without a setting makes for itself. */
const KEY_FILE = 'image-key';

/** The keys of this node by what they encrypt, for each of its threads. */
export interface KeyRings {
  readonly pictures: KeyRing;
  /** Webhook secrets. */
  readonly secrets: KeyRing;
}

/**
 * Reads the keys of this node, and compares them with the one in use in the database, which the first node recorded. Rejects with one
 * line for people when this node cannot read with that key: it would take stored pictures for missing.
 */
export async function openKeys(
  { encryptionKeys, dataDir }: Pick<Config, 'encryptionKeys' | 'dataDir'>,
  database: Database,
  now: Date,
): Promise<KeyRings> {
  const path = join(dataDir, KEY_FILE);
  const given = encryptionKeys === undefined ? undefined : await readKeys(encryptionKeys);
  if (given === undefined) {
    const [key] = await keysInUse(database, fileKeys(path), { create: path, to: `the file ${path}` }, now);
    // Nodes with a setting may encrypt webhook secrets with the key of pictures.
    return { pictures: [key], secrets: [await ownSecret(database, 'encryption', now), key] };
  }
  const ofFile = readKeyFile(path);
  const ofDatabase = await findSecret(database, 'encryption');
  const earlier = [
    ...(ofFile === undefined ? [] : [{ key: ofFile, source: `the file ${path}` }]),
    ...(given.formerly === undefined ? [] : [{ key: given.formerly, source: given.source }]),
    ...(ofDatabase === undefined ? [] : [{ key: ofDatabase, source: 'the database' }]),
  ];
  const ring = await keysInUse(database, given, { earlier, to: given.source }, now);
  return { pictures: ring, secrets: ring };
}

function fileKeys(path: string): GivenKeys | undefined {
  const key = readKeyFile(path);
  return key === undefined ? undefined : { keys: [key], source: `the file ${path}` };
}

interface Claim {
  readonly earlier?: readonly { readonly key: string; readonly source: string }[];
  /** Makes a key here if there is none, neither here nor in the database. */
  readonly create?: string;
  /** Where this node needs the key in use. */
  readonly to: string;
}

/** The keys of this node, the one in use first. */
async function keysInUse(
  database: Database,
  given: GivenKeys | undefined,
  { earlier = [], create, to }: Claim,
  now: Date,
): Promise<KeyRing> {
  const [first, ...others] = given?.keys ?? [];
  const here = ` of ${hostname()}`;
  const inUse = await claimKey(
    database,
    {
      ...(given !== undefined &&
        first !== undefined && { first: { fingerprint: fingerprintOf(first), source: given.source + here } }),
      others: others.map(fingerprintOf),
      earlier: earlier
        .filter(({ key }) => key !== first)
        .map(({ key, source }) => ({ fingerprint: fingerprintOf(key), source: source + here })),
    },
    now,
  );
  if (inUse === undefined) {
    if (create === undefined) throw new Error('the key of this node was not recorded');
    return keysInUse(database, { keys: [makeKeyFile(create)], source: `the file ${create}` }, { to }, now);
  }
  const ring = [...new Set([...(given?.keys ?? []), ...earlier.map(({ key }) => key)])];
  const current = ring.find((key) => fingerprintOf(key) === inUse.fingerprint);
  if (current === undefined) throw new Error(otherKey(inUse, given, to));
  return [current, ...ring.filter((key) => key !== current)];
}

function otherKey(inUse: StoredKey, given: GivenKeys | undefined, to: string): string {
  const own =
    given === undefined ? 'has no encryption key' : `has the encryption key ${fingerprintOf(given.keys[0])} (${to})`;
  return (
    `this node ${own}, but the database is encrypted with the key ${inUse.fingerprint}: ` +
    `copy that key from ${inUse.source} to ${to}, or set ENCRYPTION_KEY_FILE to a copy of it`
  );
}
