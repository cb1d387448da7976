import { AppError, type FieldError } from '../domain/app-error.js';

/** Values on a command line that could never be right, whatever is stored: the command ends with 2. */
export class WrongUsage extends AppError {
  constructor(faults: readonly FieldError[]) {
    super('validation_failed', { faults });
  }
}

/** Looks at what was typed before anything is opened for it. */
export function requireSound(...faults: readonly FieldError[]): void {
  if (faults.length > 0) throw new WrongUsage(faults);
}
