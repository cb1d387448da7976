import { type EntityType, isValidImo, isValidLei } from '@touchstone/engine';

/**
 * Whether an identifier has the form of an IMO number or an LEI and a check digit that does not fit: nobody has it, so it was
 * mistyped, and finds nothing. Seven bare digits are an IMO number where a vessel is asked for, twenty characters an LEI
 * where a company or organization is. (IMO Resolution A.1117(30); ISO 17442 with ISO 7064 MOD 97-10.)
 */
export function hasWrongChecksum(identifier: string, entityTypes: readonly EntityType[]): boolean {
  const plain = identifier.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const imo = /^(?:IMO(?:NO)?)?(\d{7})$/.exec(plain)?.[1];
  if (imo !== undefined && (entityTypes.includes('Vessel') || plain.startsWith('IMO'))) return !isValidImo(imo);
  const isLei = /^[0-9A-Z]{18}\d{2}$/.test(plain);
  return isLei && entityTypes.some((type) => type === 'Company' || type === 'Organization') && !isValidLei(plain);
}
