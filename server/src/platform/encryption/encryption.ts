import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encryption of stored values that must be readable again. */
export interface Encryption {
  /** Of the key that encrypts; stored beside what it encrypts. */
  readonly fingerprint: string;
  /** Bound to `owner`: the value cannot be decrypted in another row. */
  encrypt(text: string, owner: string): string;
  /** Throws if it was encrypted with none of the keys or for another owner, or was altered. */
  decrypt(encrypted: string, owner: string): string;
}

/** Secrets (of 32 characters or more) that keys are derived from: the first encrypts and decrypts, the others only decrypt. */
export type KeyRing = readonly [string, ...string[]];

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FINGERPRINT_BYTES = 8;

/** AES-256-GCM, with keys derived from the secrets. */
export function encryptionWith(...secrets: KeyRing): Encryption {
  const keys = secrets.map((secret) => derived(secret, 'touchstone seal 1', 32));
  const [key = new Uint8Array()] = keys;
  return {
    fingerprint: fingerprintOf(secrets[0]),
    encrypt(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`;
    },
    decrypt(encrypted, owner) {
      const [version, content = ''] = encrypted.split('.');
      if (version !== VERSION) throw new Error('unknown format of an encrypted value');
      const bytes = Buffer.from(content, 'base64url');
      for (const one of keys.slice(0, -1)) {
        try {
          return opened(bytes, one, owner);
        } catch {
          // The next key may be the one.
        }
      }
      return opened(bytes, keys.at(-1) ?? key, owner);
    },
  };
}

/** Names a key without revealing it: 16 hexadecimal digits. */
export function fingerprintOf(secret: string): string {
  return Buffer.from(derived(secret, 'touchstone key fingerprint 1', FINGERPRINT_BYTES)).toString('hex');
}

function derived(secret: string, purpose: string, bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, bytes));
}

function opened(bytes: Buffer, key: Uint8Array, owner: string): string {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
