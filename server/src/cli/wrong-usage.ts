import { AppError, type FieldError } from '../domain/app-error.js';

/** Arguments that are invalid whatever is stored; the command exits with 2. */
export class WrongUsage extends AppError {
  constructor(faults: readonly FieldError[]) {
    super('validation_failed', { faults });
  }
}

/** Throws for faulty arguments, before anything is opened. */
export function requireSound(...faults: readonly FieldError[]): void {
  if (faults.length > 0) throw new WrongUsage(faults);
}
