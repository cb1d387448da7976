import type { FieldError } from './app-error.js';
import { isVisibleName } from './one-line.js';

/** A tenant. Everything stored belongs to exactly one. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

export function organizationNameErrors(name: string): FieldError[] {
  const fits = name.length >= 2 && name.length <= 100 && name === name.trim();
  if (!fits) return [{ field: 'name', message: 'must have 2 to 100 characters, with no leading or trailing spaces' }];
  if (isVisibleName(name) && /[\p{L}\p{N}]/u.test(name)) return [];
  return [{ field: 'name', message: 'must be one line of visible characters, with a letter or a digit' }];
}
