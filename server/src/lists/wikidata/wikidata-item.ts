import type { PartialDate } from '@touchstone/engine';
import { dateRange, partialDate } from '../../domain/partial-date.js';
import { isObject, type JsonObject, objectAt, objectsOf, textOf } from '../reading/json-value.js';

/** A statement of an item; deprecated statements, which Wikidata keeps as wrong, are omitted. */
export interface Claim {
  readonly value: unknown;
  readonly preferred: boolean;
  qualifiers(property: string): readonly unknown[];
}

/** The claims of a property, the preferred ones first. Claims of "unknown value" and "no value" have no value and are left out. */
export function claimsOf(item: JsonObject, property: string): Claim[] {
  const claims = objectsOf(objectAt(item, 'claims')[property])
    .filter((claim) => claim.rank !== 'deprecated')
    .map((claim) => ({
      value: snakValue(objectAt(claim, 'mainsnak')),
      preferred: claim.rank === 'preferred',
      qualifiers: (name: string) =>
        objectsOf(objectAt(claim, 'qualifiers')[name])
          .map(snakValue)
          .filter((value) => value !== undefined),
    }))
    .filter((claim) => claim.value !== undefined);
  return [...claims.filter((claim) => claim.preferred), ...claims.filter((claim) => !claim.preferred)];
}

function snakValue(snak: JsonObject): unknown {
  return snak.snaktype === 'value' ? objectAt(snak, 'datavalue').value : undefined;
}

/** Returns the item that a value references (`Q7747`). */
export function itemOf(value: unknown): string | undefined {
  const id = isObject(value) ? value.id : undefined;
  return typeof id === 'string' && /^Q\d+$/.test(id) ? id : undefined;
}

/** A plain string, or the text of one in some language. */
export function stringOf(value: unknown): string | undefined {
  return textOf(isObject(value) ? value.text : value);
}

const JULIAN = 'http://www.wikidata.org/entity/Q1985786';

/** Wikidata's time with its precision: 11 day, 10 month, 9 year, 8 decade; nothing coarser is a date of a person. */
export function timeOf(value: unknown, circa = false): PartialDate | undefined {
  if (!isObject(value)) return undefined;
  const match = /^\+0*(\d{4})-(\d{2})-(\d{2})T/.exec(textOf(value.time) ?? '');
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const unsure = circa || value.calendarmodel === JULIAN;
  switch (value.precision) {
    case 11:
      return partialDate(year, month, day, unsure);
    case 10:
      return partialDate(year, month, undefined, unsure);
    case 9:
      return partialDate(year, undefined, undefined, unsure);
    case 8: {
      const [first, last] = [partialDate(year - (year % 10)), partialDate(year - (year % 10) + 9)];
      return first === undefined || last === undefined ? undefined : dateRange(first, last, true);
    }
    default:
      return undefined;
  }
}

/** ISO date, cut to the known parts. */
export function isoOf(value: unknown): string | undefined {
  const date = timeOf(value);
  if (date === undefined) return undefined;
  return date.start.slice(0, date.precision === 'day' ? 10 : date.precision === 'month' ? 7 : 4);
}

/** Recognises humans, and items without a type that have a sex or a birth date. */
export function isHuman(item: JsonObject): boolean {
  const kinds = claimsOf(item, 'P31').map((claim) => itemOf(claim.value));
  if (kinds.length > 0) return kinds.includes('Q5');
  return claimsOf(item, 'P21').length > 0 || claimsOf(item, 'P569').length > 0;
}

/** Returns the English label, or else one in any language. */
export function labelOf(item: JsonObject): string | undefined {
  const labels = objectAt(item, 'labels');
  const first = ['en', 'mul', ...Object.keys(labels)].find((language) => isObject(labels[language]));
  return first === undefined ? undefined : textOf(objectAt(labels, first).value);
}

/** The gender of an item of P21. */
export function genderOf(item: string | undefined): 'male' | 'female' | 'other' | undefined {
  if (item === undefined) return undefined;
  if (item === 'Q6581097' || item === 'Q2449503') return 'male';
  return item === 'Q6581072' || item === 'Q1052281' ? 'female' : 'other';
}
