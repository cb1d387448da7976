import type { PartialDate } from '@touchstone/engine';
import type { Static, TObject } from 'typebox';
import type { FieldError } from '../../domain/app-error.js';
import type { Image } from '../../domain/case-request.js';
import { parseDate } from './date.js';
import { readImage } from './read-image.js';

/** Names of the fields that hold a `Value`, null or nothing. */
type FieldsOf<Body, Value> = {
  [Field in keyof Body & string]-?: NonNullable<Body[Field]> extends Value ? Field : never;
}[keyof Body & string];

/** The earliest time zone is fourteen hours ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000;

/**
 * Fields of a body by the names and with the defaults of its schema, gathering field errors. The body need not fit the schema:
 * a field of the wrong type counts as absent, because the schema reports it. Null means absent.
 */
export class RequestFields<Schema extends TObject, Body = Static<Schema>> {
  private readonly body: Readonly<Record<string, unknown>>;

  constructor(
    private readonly schema: Schema,
    body: unknown,
    private readonly errors: FieldError[],
  ) {
    this.body = isRecord(body) ? body : {};
  }

  fault(field: keyof Body & string, message: string): void {
    this.errors.push({ field, message });
  }

  /** False for a field that has an error already, and for every field of a body that is wrong as a whole. */
  sound(field: keyof Body & string): boolean {
    return !this.errors.some(
      (error) =>
        error.field === '' ||
        error.field === field ||
        error.field.startsWith(`${field}.`) ||
        error.field.startsWith(`${field}[`),
    );
  }

  text(field: FieldsOf<Body, string>): string | undefined {
    const value = this.body[field];
    return typeof value === 'string' ? value : undefined;
  }

  /** Trimmed; undefined if nothing is left. */
  optionalText(field: FieldsOf<Body, string>): string | undefined {
    return trimmed(this.body[field]);
  }

  /** `optionalText` of several fields; those without text are absent. */
  optionalTexts<Field extends FieldsOf<Body, string>>(fields: readonly Field[]): Partial<Record<Field, string>> {
    return textsOf(this.body, fields);
  }

  /** `optionalText` of fields of a nested object. */
  innerTexts<Field extends FieldsOf<Body, object>, Key extends FieldsOf<NonNullable<Body[Field]>, string>>(
    field: Field,
    keys: readonly Key[],
  ): Partial<Record<Key, string>> {
    const value = this.body[field];
    return isRecord(value) ? textsOf(value, keys) : {};
  }

  /** The default of the schema if it is absent. */
  flag(field: FieldsOf<Body, boolean>): boolean {
    return this.optionalFlag(field) ?? this.defaultOf(field) === true;
  }

  optionalFlag(field: FieldsOf<Body, boolean>): boolean | undefined {
    const value = this.body[field];
    return typeof value === 'boolean' ? value : undefined;
  }

  /** The default of the schema if it is absent; 0 for a required number, whose absence the schema reports. */
  number(field: FieldsOf<Body, number>): number {
    const value = this.body[field] ?? this.defaultOf(field);
    return typeof value === 'number' ? value : 0;
  }

  /** The words of a list in canonical form, each once; unknown words are reported by the schema. */
  words<T>(field: FieldsOf<Body, readonly string[]>, wordOf: (text: string) => T | undefined): T[] {
    const value = this.body[field];
    if (!Array.isArray(value)) return [];
    const words = value.map((text: unknown) => (typeof text === 'string' ? wordOf(text) : undefined));
    return [...new Set(words.filter((word) => word !== undefined))];
  }

  /** The name of a party, trimmed. The schema counts all characters; here at least two must remain, one of them a letter. */
  partyName(field: FieldsOf<Body, string>): string {
    const name = this.optionalText(field) ?? '';
    if (this.sound(field)) {
      if ([...name].length < 2)
        this.fault(field, 'must have 2 to 100 characters, not counting leading and trailing spaces');
      else if (!/\p{L}/u.test(name)) this.fault(field, 'must have at least one letter');
    }
    return name;
  }

  /** A date of birth or incorporation, not in the future in any time zone. */
  pastDate(field: FieldsOf<Body, string>, now: Date): PartialDate | undefined {
    const text = this.text(field);
    if (text === undefined) return undefined;
    const date = parseDate(text);
    if (date === undefined) {
      this.fault(field, 'must be a valid date, as DD-MM-YYYY with 00 for unknown parts, or as YYYY-MM-DD');
    } else if (date.start > new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10)) {
      this.fault(field, 'must not be in the future');
    }
    return date;
  }

  /** Undefined if there is none, or if it is not an image, which is reported. */
  image(field: FieldsOf<Body, string>): Image | undefined {
    const text = this.text(field);
    if (text === undefined) return undefined;
    const image = readImage(text);
    if (!('fault' in image)) return image;
    this.fault(field, image.fault);
    return undefined;
  }

  private defaultOf(field: string): unknown {
    const { default: value } = (this.schema.properties[field] ?? {}) as { readonly default?: unknown };
    return value;
  }
}

function textsOf<Field extends string>(
  values: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = trimmed(values[field]);
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

function trimmed(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
