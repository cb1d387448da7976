import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import type { Fault } from '../domain/refusal.js';
import { FORMATS } from '../wire/format.js';
import { describeFault } from './describe-fault.js';
import { unfitValues } from './unfit-values.js';

/** Every fault of a value at once; empty when it is sound. */
export type Validator = (value: unknown) => Fault[];

const COMMON = { allErrors: true, verbose: true, strict: true, strictTypes: false, allowUnionTypes: true } as const;

const bodies = withFormats(new Ajv2020({ ...COMMON, coerceTypes: false, useDefaults: false }));
const queries = withFormats(new Ajv2020({ ...COMMON, coerceTypes: true, useDefaults: false }));

/** JSON bodies are taken as they were sent: nothing is coerced, filled in or stripped. */
export function bodyValidator(schema: TSchema): Validator {
  return validator(bodies, schema);
}

/** Query strings are text by nature: numbers and booleans in them are brought to their type, in place. */
export function queryValidator(schema: TSchema): Validator {
  return validator(queries, schema);
}

function validator(ajv: Ajv2020, schema: TSchema): Validator {
  const validate = ajv.compile(schema);
  return (value) => {
    const unfit = unfitValues(value);
    // A value that is too large or too deep is not looked at any further: that is what bounds `allErrors`.
    if (unfit.some((fault) => fault.field === '')) return unfit;
    return validate(value) ? unfit : [...unfit, ...faultsOf(validate.errors ?? [])];
  };
}

/** One sentence for each broken rule; a wrong type, and a choice of which nothing fits, say all there is to say. */
function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const own = errors.filter((error) => !choices.some((choice) => error.schemaPath.startsWith(`${choice.schemaPath}/`)));
  const wrongTypes = new Set(own.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  const faults = new Map<string, Fault>();
  for (const error of own) {
    if (error.keyword !== 'type' && wrongTypes.has(error.instancePath)) continue;
    const fault = describeFault(error);
    faults.set(`${fault.field}\0${fault.message}`, fault);
  }
  return [...faults.values()];
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, (text: string) => format.accepts(text));
  return ajv;
}
