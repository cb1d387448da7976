import type { PartialDate } from '@touchstone/engine';
import { partialDate } from '../../domain/partial-date.js';

/** `15/03/1970`, `dd/mm/1945`, `00/06/1945`: parts that are no number, or zero, are unknown. */
export function ukDate(text: string): PartialDate | undefined {
  const written = text.trim();
  const circa = /^(?:circa|approximately|c\.)\s*/i.exec(written);
  const rest = written.slice(circa?.[0].length ?? 0);
  const year = /^\d{4}$/.exec(rest);
  if (year !== null) return partialDate(Number(rest), undefined, undefined, circa !== null);
  const parts = /^([\da-z]{1,2})\/([\da-z]{1,2})\/(\d{4})$/i.exec(rest);
  if (parts === null) return undefined;
  const month = known(parts[2]);
  const day = month === undefined ? undefined : known(parts[1]);
  return partialDate(Number(parts[3]), month, day, circa !== null);
}

/** Returns a complete date as ISO; undefined otherwise. */
export function ukIsoDay(text: string): string | undefined {
  const date = ukDate(text);
  return date?.precision === 'day' ? date.start : undefined;
}

function known(part: string | undefined): number | undefined {
  const number = Number(part);
  return Number.isNaN(number) || number === 0 ? undefined : number;
}
