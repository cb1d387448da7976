import type { PartialDate } from '@touchstone/engine';
import { partialDate } from '../../domain/partial-date.js';

/** `10/16/2017`, month first, as US agencies write it; undefined for anything else. */
export function usDay(text: string): PartialDate | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  return match === null ? undefined : partialDate(Number(match[3]), Number(match[1]), Number(match[2]));
}
