import { editDistance } from '@touchstone/engine';
import Type, { type Static, type TSchema } from 'typebox';
import type { FieldError } from '../../domain/app-error.js';
import { childPath } from './unfit-values.js';

/** Unknown fields that one answer names. */
const MOST = 20;
/** Slips that are counted: one in four letters of the longest names. */
const MOST_SLIPS = 8;

/** Notice on the request, beside the answer's data. */
export const AnswerNotice = Type.Object(
  {
    code: Type.Literal('unknown_field', { description: 'What kind of notice it is.' }),
    field: Type.String({
      description: 'Path of the field, for example `ai_risk_fields.nationalty`, or the query parameter.',
    }),
    message: Type.String({ description: 'Human-readable message.' }),
  },
  {
    $id: 'AnswerNotice',
    description: 'A field of the body, or a query parameter, that was ignored because it is unknown.',
  },
);

export const PREFER_HEADER = {
  Prefer: {
    type: 'string',
    description:
      '`handling=strict` refuses unknown fields of the body and unknown query parameters with 400; otherwise they are ignored and named in ' +
      '`notices`.',
    examples: ['handling=strict'],
  },
};

interface UnknownField {
  readonly field: string;
  /** Names that stand there in the schema. */
  readonly allowed: readonly string[];
  /** The one of them that was probably meant. */
  readonly meant: string | undefined;
  /** Set for a query parameter of a route that may have a body: the body's field of that name or a similar one. */
  readonly query?: { readonly bodyField: string | undefined };
}

/** RFC 7240. */
export function prefersStrict(header: string | string[] | undefined): boolean {
  return /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i.test(String(header ?? ''));
}

/** Fields of a value that its schema does not name, up to 20; none where the schema takes any name. */
export function unknownFields(schema: TSchema, root: unknown): UnknownField[] {
  const found: UnknownField[] = [];
  const open: { parts: readonly Part[]; value: unknown; path: string }[] = [{ parts: [schema], value: root, path: '' }];
  // Grows meanwhile: outer fields come first.
  for (const { value, path, ...next } of open) {
    if (found.length >= MOST) break;
    const parts = next.parts.flatMap(alternatives);
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => part.items ?? []);
      value.forEach((item, index) => {
        open.push({ parts: items, value: item, path: childPath(path, String(index), true) });
      });
    } else if (typeof value === 'object' && value !== null) {
      const objects = parts.filter(({ properties }) => properties !== undefined);
      const allowed = objects.flatMap(({ properties }) => Object.keys(properties ?? {}));
      for (const [name, inner] of Object.entries(value)) {
        const field = childPath(path, name, false);
        const known = objects.flatMap(({ properties }) =>
          properties && Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
        );
        if (known.length > 0) open.push({ parts: known, value: inner, path: field });
        else if (objects.length > 0 && !parts.some(takesOrForbidsOthers)) {
          found.push({ field, allowed, meant: closest(name, allowed) });
        }
      }
    }
  }
  return found.slice(0, MOST);
}

export function noticesOf(unknown: readonly UnknownField[]): Static<typeof AnswerNotice>[] {
  return unknown.map((one) => {
    const hint = hintOf(one);
    const message = `unknown_field: ${one.field}${placeOf(one)} was ignored${hint && `; ${hint}`}`;
    return { code: 'unknown_field', field: one.field, message };
  });
}

export function errorsOf(unknown: readonly UnknownField[]): FieldError[] {
  return unknown.map((one) => {
    const hint = hintOf(one);
    const separator = hint.endsWith('?') ? ' ' : '; ';
    const names = one.allowed.join(', ') || 'none';
    return { field: one.field, message: `is unknown${placeOf(one)}; ${hint && hint + separator}allowed: ${names}` };
  });
}

function placeOf({ query }: UnknownField): string {
  return query === undefined ? '' : ' in the query string';
}

/** Suggestion of what to write instead; empty if nothing is similar. */
function hintOf({ field, meant, query }: UnknownField): string {
  if (query?.bodyField === field) return 'send it as a field of the body';
  if (meant !== undefined) return `did you mean ${meant}?`;
  return query?.bodyField === undefined ? '' : `did you mean the field ${query.bodyField} of the body?`;
}

/** Query parameters that a route does not have. */
export function unknownParameters(
  { method, query, body }: { readonly method: string; readonly query?: TSchema; readonly body?: TSchema },
  sent: object,
): UnknownField[] {
  const { properties = {} }: Part = query ?? {};
  const unknown = unknownFields({ properties } as TSchema, sent);
  if (method === 'GET' || unknown.length === 0) return unknown;
  const fields = alternatives(body ?? {}).flatMap(({ properties }) => Object.keys(properties ?? {}));
  return unknown.map((one) => ({ ...one, query: { bodyField: closest(one.field, fields) } }));
}

/** A schema as far as names are read of it. */
export interface Part {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly additionalProperties?: unknown;
  readonly patternProperties?: unknown;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly allOf?: readonly Part[];
}

/** The schema itself and those of which a value may fit any. */
export function alternatives(part: Part): Part[] {
  const inner = [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])];
  return [part, ...inner.flatMap(alternatives)];
}

/** True where the schema describes names by a pattern, or nothing at all. */
export function takesAnyName({ additionalProperties, patternProperties, ...part }: Part): boolean {
  if (patternProperties !== undefined) return true;
  return additionalProperties === undefined
    ? !('type' in part || 'enum' in part || 'const' in part || isUnion(part))
    : additionalProperties !== false;
}

function isUnion({ anyOf, oneOf, allOf }: Part): boolean {
  return (anyOf ?? oneOf ?? allOf) !== undefined;
}

/** A schema that forbids others reports them itself. */
function takesOrForbidsOthers({ additionalProperties, patternProperties }: Part): boolean {
  return additionalProperties !== undefined || patternProperties !== undefined;
}

/** The allowed name that was probably meant. */
export function closest(name: string, allowed: readonly string[]): string | undefined {
  const near = allowed
    .map((one) => ({ one, slips: editDistance(bytesOf(name.toLowerCase()), bytesOf(one), MOST_SLIPS) }))
    .sort((a, b) => a.slips - b.slips)[0];
  return near !== undefined && near.slips <= Math.round(near.one.length / 4) ? near.one : undefined;
}

const bytesOf = (name: string) => Buffer.from(name, 'latin1');
