import Type, { type TSchema } from 'typebox';
import type { FieldError } from '../../domain/app-error.js';
import { alternatives, closest, type Part, takesAnyName } from './unknown-fields.js';

const MOST_LENGTH = 2000;
const NAMED_IN_ERROR = 60;

/** A query parameter of routes with large answers. */
export const FieldsParameter = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: MOST_LENGTH,
    description:
      'Comma-separated paths in `data`; only these are returned. A path includes everything below it and applies to every item of a ' +
      'list. An unknown path is refused.',
    examples: ['search_reference,results.name,results.matched_names.score'],
  }),
);

/** Names to keep at one level, each with those below it; empty: everything. */
type Selected = ReadonlyMap<string, Selected>;
type Selecting = Map<string, Selecting>;

/** Reads `fields` against the schema of what it selects from. */
export interface FieldSelection {
  errorsOf(fields: unknown): FieldError[];
  /** Of a value without errors; the value as it is without `fields`. */
  select(value: unknown, fields: unknown): unknown;
}

export function fieldSelection(schema: TSchema): FieldSelection {
  return {
    errorsOf: (fields) => pathsOf(fields).flatMap((path) => errorOf(schema, path)),
    select: (value, fields) => (typeof fields === 'string' ? pick(value, treeOf(pathsOf(fields))) : value),
  };
}

function pathsOf(fields: unknown): string[][] {
  if (typeof fields !== 'string' || fields.length > MOST_LENGTH) return [];
  return fields.split(',').map((path) => path.trim().split('.'));
}

/** Names the first part of the path that does not exist, and those that do. */
function errorOf(schema: Part, path: readonly string[]): FieldError[] {
  let parts = [schema];
  for (const [place, name] of path.entries()) {
    const objects = parts.flatMap(throughLists);
    const allowed = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))];
    const known = objects.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
    if (known.length === 0 && (name === '' || !objects.some(takesAnyName))) {
      const meant = closest(name, allowed);
      const where = place === 0 ? '' : ` in ${path.slice(0, place).join('.')}`;
      const hint = meant === undefined ? '' : `did you mean ${meant}? `;
      const names = allowed.length === 0 ? 'none' : allowed.slice(0, NAMED_IN_ERROR).join(', ');
      return [{ field: 'fields', message: `${path.join('.')} is unknown; ${hint}allowed${where}: ${names}` }];
    }
    if (known.length === 0) return [];
    parts = known;
  }
  return [];
}

/** The alternatives of a part, those of its items in place of a list. */
function throughLists(part: Part): Part[] {
  return alternatives(part).flatMap((one) => (one.items === undefined ? [one] : throughLists(one.items)));
}

function treeOf(paths: readonly (readonly string[])[]): Selected {
  const root: Selecting = new Map();
  // Shorter paths first: they include what longer ones name.
  for (const path of [...paths].sort((a, b) => a.length - b.length)) {
    let level = root;
    for (const name of path) {
      const known = level.get(name);
      if (known?.size === 0) break;
      const next: Selecting = known ?? new Map();
      level.set(name, next);
      level = next;
    }
  }
  return root;
}

function pick(value: unknown, selected: Selected): unknown {
  if (selected.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, selected));
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const below = selected.get(name);
    return below === undefined ? [] : [[name, pick(inner, below)]];
  });
  return Object.fromEntries(kept);
}
