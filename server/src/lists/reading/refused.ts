import { AppError } from '../../domain/app-error.js';

/** Error for a file that cannot be read as a list. */
export function refused(name: string, reason: string): AppError {
  return new AppError('list_refused', { text: `${name}: ${reason}` });
}
