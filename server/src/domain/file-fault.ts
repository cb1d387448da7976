import { AppError } from './app-error.js';

/** What is wrong with a file that was uploaded, as a fault of the field `file`; `message` follows its name. */
export function fileFault(message: string): AppError {
  return new AppError('validation_failed', { faults: [{ field: 'file', message }] });
}
