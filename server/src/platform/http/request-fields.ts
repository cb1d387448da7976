import type { PartialDate } from '@touchstone/engine';
import type { FieldError } from '../../domain/app-error.js';
import type { Image } from '../../domain/case-request.js';
import { parseDate } from './date.js';
import { readImage } from './read-image.js';

/** The fields of a body, read with their defaults while faults are gathered. Null is the same as left out. */
export class RequestFields {
  private readonly body: Readonly<Record<string, unknown>>;

  constructor(
    body: unknown,
    private readonly faults: FieldError[],
  ) {
    this.body = isRecord(body) ? body : {};
  }

  fault(field: string, message: string): void {
    this.faults.push({ field, message });
  }

  /** False for a field that already has a fault, and for every field of a body that is faulty as a whole. */
  sound(field: string): boolean {
    return !this.faults.some(
      (fault) =>
        fault.field === '' ||
        fault.field === field ||
        fault.field.startsWith(`${field}.`) ||
        fault.field.startsWith(`${field}[`),
    );
  }

  text(field: string): string | undefined {
    const value = this.body[field];
    return typeof value === 'string' ? value : undefined;
  }

  /** A text that may as well be sent empty for "none". */
  optionalText(field: string): string | undefined {
    const value = this.text(field)?.trim();
    return value === '' ? undefined : value;
  }

  /** A text of a nested object, without blanks around it; undefined when it is empty. */
  innerText(field: string, key: string): string | undefined {
    const value = this.body[field];
    const inner = isRecord(value) ? value[key] : undefined;
    const text = typeof inner === 'string' ? inner.trim() : '';
    return text === '' ? undefined : text;
  }

  flag(field: string, otherwise: boolean): boolean {
    const value = this.body[field];
    return typeof value === 'boolean' ? value : otherwise;
  }

  optionalFlag(field: string): boolean | undefined {
    const value = this.body[field];
    return typeof value === 'boolean' ? value : undefined;
  }

  number(field: string, otherwise: number): number {
    const value = this.body[field];
    return typeof value === 'number' ? value : otherwise;
  }

  /** The words of a list in canonical form, each once. That every word is one of ours, the schema has seen to. */
  words<T>(field: string, named: (text: string) => T | undefined): T[] {
    const value = this.body[field];
    if (!Array.isArray(value)) return [];
    const known = value.map((text: unknown) => (typeof text === 'string' ? named(text) : undefined));
    return [...new Set(known.filter((word) => word !== undefined))];
  }

  /** Which of the keys of a nested object hold text other than blanks. */
  filledIn<K extends string>(field: string, keys: readonly K[]): K[] {
    const value = this.body[field];
    if (!isRecord(value)) return [];
    return keys.filter((key) => typeof value[key] === 'string' && value[key].trim() !== '');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** 2 to 100 characters, of which the schema counts all and this those that are no blanks around it, and a letter. */
export function readName(fields: RequestFields): string {
  const name = (fields.text('name') ?? '').trim();
  if (fields.sound('name')) {
    if ([...name].length < 2) fields.fault('name', 'must have 2 to 100 characters, not counting blanks around it');
    else if (!/\p{L}/u.test(name)) fields.fault('name', 'must have at least one letter');
  }
  return name;
}

/** The earliest time zone is fourteen hours ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000;

/** Of birth or incorporation: not in the future, wherever on earth it is read. */
export function readDate(fields: RequestFields, now: Date): PartialDate | undefined {
  const text = fields.text('birth_incorporation_date');
  if (text === undefined) return undefined;
  const date = parseDate(text);
  if (date === undefined) {
    const rule = 'must be a date that exists, as DD-MM-YYYY with 00 for unknown parts, or as YYYY-MM-DD';
    fields.fault('birth_incorporation_date', rule);
  } else if (date.start > new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10)) {
    fields.fault('birth_incorporation_date', 'must not be in the future');
  }
  return date;
}

/** The picture in a field; undefined where there is none, or it is none and that was told. */
export function readImageField(fields: RequestFields, field: string): Image | undefined {
  const text = fields.text(field);
  if (text === undefined) return undefined;
  const image = readImage(text);
  if (!('fault' in image)) return image;
  fields.fault(field, image.fault);
  return undefined;
}
