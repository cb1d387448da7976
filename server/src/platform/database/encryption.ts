import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must be read again, unlike a password. */
export interface Seal {
  /** `owner` is bound to it: a text put in another row does not open. */
  close(text: string, owner: string): string;
  /** Throws when it was closed with another key or for another owner, or was altered. */
  open(sealed: string, owner: string): string;
}

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, with a key derived from `secret` (of 32 characters or more). */
export function sealWith(secret: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'touchstone seal 1', 32));
  return {
    close(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url')}`;
    },
    open(sealed, owner) {
      const [version, content = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error('this was not sealed here');
      const bytes = Buffer.from(content, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
