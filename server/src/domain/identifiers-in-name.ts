import type { EntityType, Identifier } from '@touchstone/engine';

/** Ships and aircraft are as often called by a number as by a name: IMO, MMSI, call sign, tail mark, serial. */
const NUMBERED: readonly EntityType[] = ['Vessel', 'Aircraft'];

/**
 * The name itself as an identifier, where the subject is of a type that is known by numbers. It is of no identifier type,
 * so that it finds whoever has it and contradicts nobody. (A wallet's address in the name is known by its form alone.)
 */
export function identifiersInName(name: string, entityTypes: readonly EntityType[]): Identifier[] {
  return entityTypes.some((type) => NUMBERED.includes(type)) ? [{ type: 'other', value: name }] : [];
}
