import type { Identifier } from '@touchstone/engine';

/**
 * The numbers of a ship in a publisher's free text: an IMO number counts when its check digit is right (the IMO numbers
 * companies too, without one), an MMSI when it is called one.
 */
export function shipNumbers(text: string): Identifier[] {
  const imos = [...text.matchAll(/\bIMO\b[^\d]{0,20}(\d{7})(?!\d)/gi)]
    .map((match) => match[1] ?? '')
    .filter(isImoNumber);
  const mmsis = [...text.matchAll(/\bMMSI\b[^\d]{0,20}(\d{9})(?!\d)/gi)].map((match) => match[1] ?? '');
  return [
    ...[...new Set(imos)].map((value): Identifier => ({ type: 'imo', value })),
    ...[...new Set(mmsis)].map((value): Identifier => ({ type: 'mmsi', value })),
  ];
}

/** Seven digits of which the last is the check digit of the others. */
export function isImoNumber(value: string): boolean {
  if (!/^\d{7}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = digits.slice(0, 6).reduce((total, digit, index) => total + digit * (7 - index), 0);
  return sum % 10 === digits[6];
}
