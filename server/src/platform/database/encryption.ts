import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encryption of stored values that must be readable again. */
export interface Encryption {
  /** Bound to `owner`: the value cannot be decrypted in another row. */
  encrypt(text: string, owner: string): string;
  /** Throws if it was encrypted with another key or for another owner, or was altered. */
  decrypt(encrypted: string, owner: string): string;
}

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, with a key derived from `secret` (of 32 characters or more). */
export function encryptionWith(secret: string): Encryption {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'touchstone seal 1', 32));
  return {
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
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
