import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import type { FieldError } from '../../domain/app-error.js';
import { describeError } from './describe-error.js';
import { FORMATS } from './format.js';
import { unfitValues } from './unfit-values.js';

/** Returns all errors of a value at once; empty if it is valid. */
export type Validator = (value: unknown) => FieldError[];

const ajv = withFormats(
  new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    coerceTypes: false,
    useDefaults: false,
    // The schemas are our own; checking each against the schema of schemas was half of the compiling.
    validateSchema: false,
    meta: false,
  }),
);

/** JSON bodies are taken as they were sent: nothing is coerced, filled in or stripped. */
export function bodyValidator(schema: TSchema): Validator {
  return validator(schema);
}

/**
 * Query strings are text by nature: whole numbers and booleans in them are brought to their type, in place. The schema
 * library's own coercion is not used: it takes `Infinity`, `0x1` and `1e2` for whole numbers.
 */
export function queryValidator(schema: TSchema): Validator {
  const validate = validator(schema);
  const { properties = {} } = schema as { properties?: Readonly<Record<string, { readonly type?: unknown }>> };
  const read: Readonly<Record<string, (text: string) => unknown>> = {
    integer: wholeNumber,
    boolean: yesOrNo,
    array: (text) => [text],
  };
  return (value) => {
    const query = (value ?? {}) as Record<string, unknown>;
    for (const [name, { type }] of Object.entries(properties)) {
      const text = query[name];
      if (typeof text === 'string') query[name] = read[String(type)]?.(text) ?? text;
    }
    return validate(query);
  };
}

/** Undefined for what is none. One past all exactness is no fault of its own: it is as far out as any. */
function wholeNumber(text: string): number | undefined {
  return /^\s*-?\d+\s*$/.test(text)
    ? Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number(text), Number.MAX_SAFE_INTEGER))
    : undefined;
}

function yesOrNo(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Compiled with the first value: compiling those of every route took a third of a start. */
function validator(schema: TSchema): Validator {
  let compiled: ValidateFunction | undefined;
  return (value) => {
    const unfit = unfitValues(value);
    // A value that is too large or too deep is not examined further, which bounds `allErrors`.
    if (unfit.some((fault) => fault.field === '')) return unfit;
    compiled ??= ajv.compile(schema);
    return compiled(value) ? unfit : [...unfit, ...faultsOf(compiled.errors ?? [])];
  };
}

/** Returns a sentence for each broken rule; a wrong type, or a union without a match, is reported alone. */
function faultsOf(errors: readonly ErrorObject[]): FieldError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const own = errors.filter((error) => !choices.some((choice) => error.schemaPath.startsWith(`${choice.schemaPath}/`)));
  const wrongTypes = new Set(own.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  const faults = new Map<string, FieldError>();
  for (const error of own) {
    if (error.keyword !== 'type' && wrongTypes.has(error.instancePath)) continue;
    const fault = describeError(error);
    faults.set(`${fault.field}\0${fault.message}`, fault);
  }
  return [...faults.values()];
}

function withFormats(bare: Ajv2020): Ajv2020 {
  for (const [name, format] of Object.entries(FORMATS)) bare.addFormat(name, (text: string) => format.accepts(text));
  // Documents the width of an integer for generated clients; JavaScript's whole numbers fit in it.
  return bare.addFormat('int64', true);
}
