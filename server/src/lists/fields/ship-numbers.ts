import { type Identifier, isValidImo } from '@touchstone/engine';

/**
 * The numbers of a ship in a publisher's free text: an IMO number counts when its check digit is right (the IMO numbers
 * companies too, without one), an MMSI when it is called one.
 */
export function shipNumbers(text: string): Identifier[] {
  const imos = [...text.matchAll(/\bIMO\b[^\d]{0,20}(\d{7})(?!\d)/gi)]
    .map((match) => match[1] ?? '')
    .filter(isValidImo);
  const mmsis = [...text.matchAll(/\bMMSI\b[^\d]{0,20}(\d{9})(?!\d)/gi)].map((match) => match[1] ?? '');
  return [
    ...[...new Set(imos)].map((value): Identifier => ({ type: 'imo', value })),
    ...[...new Set(mmsis)].map((value): Identifier => ({ type: 'mmsi', value })),
  ];
}
