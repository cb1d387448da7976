import type { KeyRights, Role } from './caller.js';

/** A long-lived credential of one user, never with more than the user's role. The key itself is shown once and not kept. */
export interface ApiKey extends KeyRights {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  /** Key that created it and with which it ends. */
  readonly parentId?: string;
  /** Display name, such as what the key is used for; absent where none was given. */
  readonly name?: string;
  /** Enough of the key to tell it from others: `ts_…Xy3Z`. */
  readonly masked: string;
  readonly role: Role;
  readonly createdAt: Date;
  /** Precise to the minute, so that not every request writes it. */
  readonly lastUsedAt?: Date;
}

export const ACTIVE_API_KEYS_PER_USER = 5;
/** Days until a key expires; `most` by default. */
export const API_KEY_DAYS = { least: 1, most: 365 } as const;

/** 256 random bits behind a prefix by which secret scanners and people know what they found. */
export function apiKeyText(random: Uint8Array): string {
  return `ts_${Buffer.from(random).toString('base64url')}`;
}

export function maskedApiKey(key: string): string {
  return `ts_…${key.slice(-4)}`;
}
