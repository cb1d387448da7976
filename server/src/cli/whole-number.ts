import { InvalidArgumentError } from 'commander';

/** The value of an option that is a whole number; wrong usage otherwise. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^[+-]?\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('It must be a whole number.');
  return value;
}
