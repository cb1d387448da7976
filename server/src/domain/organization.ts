import type { FieldError } from './app-error.js';

/** A tenant. Everything stored belongs to exactly one. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

/** Line breaks, control characters and changes of direction; the joiners of Persian and Indic scripts are letters' parts. */
const UNFIT_FOR_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;

export function organizationNameErrors(name: string): FieldError[] {
  const fits = name.length >= 2 && name.length <= 100 && name === name.trim();
  if (!fits) return [{ field: 'name', message: 'must have 2 to 100 characters, without spaces around it' }];
  if (!UNFIT_FOR_A_LINE.test(name) && /[\p{L}\p{N}]/u.test(name)) return [];
  return [{ field: 'name', message: 'must be one line of visible characters, with a letter or a digit' }];
}
