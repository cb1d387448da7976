import type { EntityType, Identifier } from '@touchstone/engine';

/** Ships and aircraft are as often called by a number as by a name: IMO, MMSI, call sign, tail mark, serial. */
const NUMBERED: readonly EntityType[] = ['Vessel', 'Aircraft'];

/**
 * Reads the name itself as an identifier, for types that are known by numbers. It has no identifier type, so that it
 * matches any and contradicts none. (A wallet's address in the name is recognised by its form.)
 */
export function identifiersInName(name: string, entityTypes: readonly EntityType[]): Identifier[] {
  return entityTypes.some((type) => NUMBERED.includes(type)) ? [{ type: 'other', value: name }] : [];
}
