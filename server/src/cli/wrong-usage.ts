import { type Fault, Refusal } from '../domain/refusal.js';

/** Values on a command line that could never be right, whatever is stored: the command ends with 2. */
export class WrongUsage extends Refusal {
  constructor(faults: readonly Fault[]) {
    super('validation_failed', { faults });
  }
}

/** Looks at what was typed before anything is opened for it. */
export function requireSound(...faults: readonly Fault[]): void {
  if (faults.length > 0) throw new WrongUsage(faults);
}
