import { AppError } from './app-error.js';

/** Returns an error of the field `file` for an uploaded file; `message` follows its name. */
export function fileFault(message: string): AppError {
  return new AppError('validation_failed', { faults: [{ field: 'file', message }] });
}
