import { AppError } from '../../domain/app-error.js';

/** The refusal of a file that cannot be read as a list, worded for the person who imports it. */
export function refused(name: string, reason: string): AppError {
  return new AppError('list_refused', { text: `${name}: ${reason}` });
}
