import Type, { type TSchema } from 'typebox';
import { AppError } from '../../domain/app-error.js';
import type { AuthenticatedCaller } from '../../domain/caller.js';
import type { Outcomes } from '../../domain/outcomes.js';
import { alternatives, type Part } from './unknown-fields.js';

const WITHHELD = Symbol('what is shown in place of an outcome');
const CHOOSES = Symbol('a filter by the outcome');
const NOTE = 'Withheld until the caller has decided, if `verdict_shown` of the review policy is `after_decision`.';

/**
 * Marks a field of an answer that shows the outcome of an analysis: where the caller may not see it yet, every route answers
 * `withheld`, or what it makes of the value. The search is the nearest `search_reference` beside or around the field, or in the path.
 */
export function outcome<Schema extends TSchema>(
  schema: Schema,
  // biome-ignore lint/suspicious/noExplicitAny: a part of the answer, of which the schema knows the shape
  withheld: '' | null | (() => []) | ((value: any) => unknown),
): Schema {
  const { description } = schema as { readonly description?: string };
  return Object.assign(schema, { [WITHHELD]: withheld, description: description ? `${description} ${NOTE}` : NOTE });
}

/** Marks a filter that selects by the outcome: refused while outcomes are hidden from the caller. */
export function byOutcome<Schema extends TSchema>(schema: Schema): Schema {
  return Object.assign(schema, { [CHOOSES]: true });
}

/** Parts of a schema that lead to a marked field. */
interface Marked {
  readonly withheld?: unknown;
  readonly fields: ReadonlyMap<string, Marked>;
  readonly items?: Marked;
}

/** The data of an answer without what the caller may not see; `reference` is the search of the request's path. */
export type Withhold = <Value>(
  outcomes: Outcomes,
  caller: AuthenticatedCaller,
  data: Value,
  reference?: string,
) => Promise<Value>;

/** Undefined if the schema marks nothing. */
export function withholding(schema: TSchema): Withhold | undefined {
  const marked = markedIn([schema]);
  if (marked === undefined) return undefined;
  return async <Value>(outcomes: Outcomes, caller: AuthenticatedCaller, value: Value, reference?: string) => {
    const about = new Set<string | undefined>();
    visit(value, marked, reference, (of) => about.add(of));
    if (about.size === 0) return value;
    const named = [...about].filter((of) => of !== undefined);
    const hidden = await outcomes.hiddenFrom(caller, named);
    const isHidden = about.has(undefined) && (await outcomes.areHiddenFrom(caller));
    if (hidden.size === 0 && !isHidden) return value;
    return without(value, marked, reference, (of) => (of === undefined ? isHidden : hidden.has(of))) as Value;
  };
}

/** Rows of a file that are looked at together. */
const ROWS = 200;

/** Rows without what the caller may not see. */
export function shownRows(row: TSchema = Type.Unknown()) {
  const withhold = withholding(Type.Array(row));
  return async function* shown<Row>(
    outcomes: Outcomes,
    caller: AuthenticatedCaller,
    rows: AsyncIterable<Row>,
  ): AsyncGenerator<Row> {
    if (withhold === undefined) return yield* rows;
    let batch: Row[] = [];
    for await (const one of rows) {
      batch.push(one);
      if (batch.length < ROWS) continue;
      yield* await withhold(outcomes, caller, batch);
      batch = [];
    }
    yield* await withhold(outcomes, caller, batch);
  };
}

/** Throws `outcome_hidden` for a request that selects by an outcome which is hidden from the caller. */
export function refusingByOutcome(schemas: readonly (TSchema | undefined)[]) {
  const paths = schemas.flatMap((schema) => (schema === undefined ? [] : choosingPaths(schema)));
  if (paths.length === 0) return undefined;
  return async (outcomes: Outcomes, caller: AuthenticatedCaller, sent: readonly unknown[]): Promise<void> => {
    const chooses = sent.some((value) => paths.some((path) => isGiven(valueAt(value, path))));
    if (chooses && (await outcomes.areHiddenFrom(caller))) throw new AppError('outcome_hidden');
  };
}

function markedIn(schemas: readonly Part[]): Marked | undefined {
  const parts = schemas.flatMap(alternatives);
  const mark = parts.find((part) => WITHHELD in part) as { readonly [WITHHELD]?: unknown } | undefined;
  const names = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
  const fields = new Map(
    [...names].flatMap((name) => {
      const inner = markedIn(parts.flatMap(({ properties }) => properties?.[name] ?? []));
      return inner === undefined ? [] : [[name, inner] as const];
    }),
  );
  const items = parts.some((part) => part.items !== undefined)
    ? markedIn(parts.flatMap((part) => part.items ?? []))
    : undefined;
  if (mark === undefined && fields.size === 0 && items === undefined) return undefined;
  return { ...(mark && { withheld: mark[WITHHELD] }), fields, ...(items && { items }) };
}

/** Reports the search of every marked field that shows something. */
function visit(value: unknown, marked: Marked, outer: string | undefined, found: (of: string | undefined) => void) {
  if (!isGiven(value)) return;
  const of = referenceOf(value) ?? outer;
  if ('withheld' in marked) found(of);
  else if (Array.isArray(value)) {
    if (marked.items !== undefined) for (const item of value) visit(item, marked.items, of, found);
  } else if (typeof value === 'object') {
    for (const [name, inner] of marked.fields) visit((value as Record<string, unknown>)[name], inner, of, found);
  }
}

function without(
  value: unknown,
  marked: Marked,
  outer: string | undefined,
  isHidden: (of: string | undefined) => boolean,
): unknown {
  if (!isGiven(value)) return value;
  const of = referenceOf(value) ?? outer;
  if ('withheld' in marked) {
    if (!isHidden(of)) return value;
    return typeof marked.withheld === 'function' ? marked.withheld(value) : marked.withheld;
  }
  if (Array.isArray(value)) {
    const { items } = marked;
    return items === undefined ? value : value.map((item) => without(item, items, of, isHidden));
  }
  if (typeof value !== 'object') return value;
  const shown: Record<string, unknown> = { ...value };
  for (const [name, inner] of marked.fields) {
    if (name in shown) shown[name] = without(shown[name], inner, of, isHidden);
  }
  return shown;
}

function referenceOf(value: NonNullable<unknown>): string | undefined {
  const { search_reference: reference } = value as { readonly search_reference?: unknown };
  return typeof reference === 'string' && reference !== '' ? reference : undefined;
}

function choosingPaths(schema: Part): string[][] {
  return alternatives(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, inner]) =>
      CHOOSES in inner ? [[name]] : choosingPaths(inner).map((path) => [name, ...path]),
    ),
  );
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return name === undefined ? value : undefined;
  return valueAt((value as Record<string, unknown>)[name], rest);
}

function isGiven(value: unknown): value is NonNullable<unknown> {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
