import { ENTITY_TYPES } from '@touchstone/engine';
import fc from 'fast-check';
import { CATEGORIES } from '../../src/domain/category.js';
import { COUNTRIES } from '../../src/domain/country.js';

interface Schema {
  $ref?: string;
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
  moment: ['2026-11-20', '2026-11-20T04:00:00Z'],
  name: ['Weekly review', 'بانک ملی‌ایران'],
  'web-address': ['https://example.com/article', 'http://example.org/a?b=c'],
  'page-number': ['1', '2', '15'],
  'page-size': ['1', '15', '101'],
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

/** Good values of fields about which a schema says too little, by the name of the field. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/**
 * Values for a schema: about half of them sound as a whole, so that a request goes all the way, and half of them with
 * parts that now and then do not fit.
 */
export function arbitraryFromSchema(given: Schema, known: KnownValues = {}, named: NamedSchemas = {}) {
  const schema = whole(given, named);
  return fc.oneof(fitting(schema, { wild: false, known }), wildly(schema, known));
}

/** The schemas of a document by name. */
export type NamedSchemas = Readonly<Record<string, Schema>>;

/** A schema with named ones in place of the references to them. */
function whole<Part>(part: Part, named: NamedSchemas): Part {
  if (Array.isArray(part)) return part.map((item) => whole(item, named)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { $ref } = part as Schema;
  if ($ref !== undefined) return whole(named[$ref.slice($ref.lastIndexOf('/') + 1)], named) as Part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, whole(value, named)])) as Part;
}

interface Manner {
  readonly wild: boolean;
  readonly known: KnownValues;
}

function wildly(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const fits = fitting(schema, { wild: true, known });
  return fc.oneof({ weight: 12, arbitrary: fits }, { weight: 1, arbitrary: anything });
}

function fitting(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const part = (of: Schema) => (manner.wild ? wildly(of, manner.known) : fitting(of, manner));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(part));
  return fc.oneof(...[schema.type].flat().map((type) => ofType(schema, type, manner, part)));
}

function ofType(
  schema: Schema,
  type: string | undefined,
  manner: Manner,
  part: (of: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { examples = [] } = schema;
  switch (type) {
    case 'object':
      return ofProperties(schema, manner, part);
    case 'array':
      return fc.array(part(schema.items ?? {}), { minLength: manner.wild ? 0 : 1, maxLength: 4 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string': {
      const formatted = FORMATS[schema.format ?? ''];
      if (formatted !== undefined) return fc.constantFrom(...formatted);
      if (examples.length === 0) return anyText;
      return manner.wild ? fc.oneof(anyText, fc.constantFrom(...examples)) : fc.constantFrom(...examples);
    }
    default:
      return anything;
  }
}

function ofProperties(
  schema: Schema,
  { wild, known }: Manner,
  part: (of: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const values = known[name];
    const good = values === undefined ? part(property) : fc.constantFrom(...values);
    const value = wild && values !== undefined ? fc.oneof(good, part(property)) : good;
    const absent = { weight: required.has(name) ? Number(wild) : 20, arbitrary: fc.constant(undefined) };
    return [name, fc.oneof({ weight: 14, arbitrary: value }, absent)] as const;
  });
  const extra = fc.dictionary(fc.string(), anything, { maxKeys: 2 });
  const more = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extra });
  return fc.tuple(fc.record(Object.fromEntries(fields)), more).map(([named, others]) => ({ ...others, ...named }));
}
