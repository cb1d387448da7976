import type { Type as TypeBox } from 'typebox';

/** What is used of TypeBox, with its types: its own builder loads some 370 modules into every thread that knows a schema. */
type Builder = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Partial'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe'
>;

type Schema = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Schema>>;

/** Marks what an object may lack; not enumerable, and so no part of the schema. */
const OPTIONAL = '~optional';

/** Makes JSON Schemas whose values TypeScript knows. Further keywords come last, as they are. */
export const Type = {
  Array: (items: Schema, more?: Schema) => ({ type: 'array', items, ...more }),
  Boolean: (more?: Schema) => ({ type: 'boolean', ...more }),
  Enum: (values: readonly unknown[], more?: Schema) => ({ enum: values, ...more }),
  Integer: (more?: Schema) => ({ type: 'integer', ...more }),
  Literal: (value: unknown, more?: Schema) => ({ type: typeof value, const: value, ...more }),
  Null: (more?: Schema) => ({ type: 'null', ...more }),
  Number: (more?: Schema) => ({ type: 'number', ...more }),
  Object: (properties: Properties, more?: Schema) => {
    const required = Object.keys(properties).filter((name) => !Object.hasOwn(properties[name] as Schema, OPTIONAL));
    return { type: 'object', ...(required.length > 0 && { required }), properties, ...more };
  },
  Optional: (schema: Schema) => Object.defineProperty({ ...schema }, OPTIONAL, { value: true }),
  Partial: ({ properties }: { readonly properties: Properties }, more?: Schema) => ({
    type: 'object',
    properties,
    ...more,
  }),
  /** Keys are texts. */
  Record: (_key: Schema, value: Schema, more?: Schema) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...more,
  }),
  String: (more?: Schema) => ({ type: 'string', ...more }),
  Union: (anyOf: readonly Schema[], more?: Schema) => ({ anyOf, ...more }),
  Unknown: (more?: Schema) => ({ ...more }),
  Unsafe: (schema: Schema) => schema,
} as unknown as Builder;
