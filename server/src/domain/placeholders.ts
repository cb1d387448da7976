import { isPlaceholder } from '@touchstone/engine';
import type { PartyDetails } from './party-details.js';

/** Fields that hold an identifier, as a sentence calls them. */
const NUMBERS = {
  identificationNumber: 'identification number',
  businessRegistrationNumber: 'business registration number',
  imoNumber: 'IMO number',
  tailNumber: 'tail number',
} as const;

/** A field that holds "N/A" or the like in place of a number. */
interface Placeholder {
  readonly key: keyof typeof NUMBERS;
  readonly what: string;
  readonly value: string;
}

export function placeholdersOf(party: PartyDetails): readonly Placeholder[] {
  return (Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).flatMap((key) => {
    const field = party[key];
    const value = typeof field === 'object' ? field.value : field;
    return value !== undefined && isPlaceholder(value) ? [{ key, what: NUMBERS[key], value }] : [];
  });
}

/** Details of a party without the placeholders among its numbers. */
export function withoutPlaceholders<P extends PartyDetails>(party: P): P {
  const empty = new Set<string>(placeholdersOf(party).map(({ key }) => key));
  return empty.size === 0 ? party : (Object.fromEntries(Object.entries(party).filter(([key]) => !empty.has(key))) as P);
}
