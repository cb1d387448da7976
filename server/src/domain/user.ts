import type { FieldError } from './app-error.js';
import type { Role } from './caller.js';

export interface User {
  readonly id: string;
  readonly organizationId: string;
  /** Spelled by `normalEmail`. */
  readonly email: string;
  /** Absent where the user has given none. */
  readonly name?: string;
  readonly role: Role;
  readonly createdAt: Date;
  readonly disabledAt?: Date;
}

/** A passphrase of a few words fits; no kinds of characters are required (NIST SP 800-63B, OWASP ASVS 5: 6.2). */
export const PASSWORD_LENGTH = { least: 12, most: 256 } as const;

/** The one spelling in which an e-mail is stored and looked up: people do not remember their capitals. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Address in the syntax of RFC 5321 without quotes, with letters of every script: excludes undeliverable addresses and
 * characters with a meaning in headers or for mail servers.
 */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/** `field` names differ between the doors. */
export function emailErrors(email: string, field = 'email'): FieldError[] {
  const normal = normalEmail(email);
  const fits = ADDRESS.test(normal) && !normal.includes('..') && normal.length <= 254;
  return fits ? [] : [{ field, message: 'must be an e-mail address' }];
}

export function passwordErrors(password: string, field = 'password'): FieldError[] {
  const { least, most } = PASSWORD_LENGTH;
  const fits = password.length >= least && password.length <= most;
  return fits ? [] : [{ field, message: `must have ${least} to ${most} characters` }];
}
