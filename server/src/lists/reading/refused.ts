import { Refusal } from '../../domain/refusal.js';

/** Why a file cannot be read as a list, as the person who imports it reads it. */
export function refused(name: string, reason: string): Refusal {
  return new Refusal('list_refused', { text: `${name}: ${reason}` });
}
