import { ENTITY_TYPES } from '@touchstone/engine';
import fc from 'fast-check';
import { CATEGORIES } from '../../src/domain/category.js';
import { COUNTRIES } from '../../src/domain/country.js';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
}

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  category: CATEGORIES,
  'country-code': COUNTRIES.map(({ code }) => code),
  day: ['20-11-2026', '01-01-1970'],
  'entity-type': ENTITY_TYPES,
  'page-number': ['1', '2', '15'],
};

/** Text that programs stumble over. */
const NASTY = [
  '\0',
  '\ud800',
  "'; drop table cases; --",
  '%00',
  '{{7*7}}',
  '../../etc/passwd',
  'null',
  'ＦＵＬＬ',
  'ﷺ',
  'a\u0301'.repeat(50),
  '👨‍👩‍👧‍👦',
  'محمد بن سلمان',
  'Юрий',
  '\u202egnirts',
  '99999999999999999999',
  '1e309',
  '-0',
  '00-00-0000',
  '31-02-1980',
  'data:image/png;base64,AAAA',
  'http://169.254.169.254/',
  'https://example.com/hook',
];

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...NASTY));
const anything = fc.oneof(fc.jsonValue(), anyText, fc.constantFrom(null, -1, 0, 2 ** 53, 1e308, true, [], {}));

/** Values that mostly fit a schema and now and then do not, each part by itself. */
export function arbitraryFromSchema(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(arbitraryFromSchema));
  return fc.oneof(...[schema.type].flat().map((type) => ofType(schema, type)));
}

function ofType(schema: Schema, type: string | undefined): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return ofProperties(schema);
    case 'array':
      return fc.array(arbitraryFromSchema(schema.items ?? {}), { maxLength: 4 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return schema.format === undefined
        ? fc.oneof(anyText, fc.constantFrom(...((schema.examples as unknown[]) ?? ['Ivan Petrov'])))
        : fc.constantFrom(...(FORMATS[schema.format] ?? []));
    default:
      return anything;
  }
}

function ofProperties(schema: Schema): fc.Arbitrary<unknown> {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const absent = { weight: required.has(name) ? 1 : 14, arbitrary: fc.constant(undefined) };
    return [name, fc.oneof({ weight: 14, arbitrary: arbitraryFromSchema(property) }, absent)] as const;
  });
  const extra = fc.dictionary(fc.string(), anything, { maxKeys: 2 });
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields)),
      fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extra }),
    )
    .map(([known, more]) => ({ ...more, ...known }));
}
