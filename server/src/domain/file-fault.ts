import { Refusal } from './refusal.js';

/** What is wrong with a file that was uploaded, as a fault of the field `file`; `message` follows its name. */
export function fileFault(message: string): Refusal {
  return new Refusal('validation_failed', { faults: [{ field: 'file', message }] });
}
