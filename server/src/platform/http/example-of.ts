type Schema = Readonly<Record<string, unknown>>;

const ID = '691f0c2f8e6b1a5d3c000001';
const INSTANT = '2026-11-20T08:30:00.000Z';

/** A value of a documented schema: its own example, or else one made of the examples of its parts. `named` are the components. */
export function exampleOf(schema: Schema, named: Readonly<Record<string, Schema>>): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('default' in schema) return schema.default;
  if (typeof schema.$ref === 'string') return exampleOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, named)));
  const [alternative] = (schema.anyOf ?? schema.oneOf ?? []) as Schema[];
  if (alternative !== undefined) return exampleOf(alternative, named);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, named)]));
    }
    case 'array':
      if (schema.items === undefined) return [];
      return Array(Math.max(1, Number(schema.minItems ?? 0))).fill(exampleOf(schema.items as Schema, named));
    case 'string':
      return textFor(String(schema.description ?? '')) || (Number(schema.minLength ?? 0) > 0 ? 'example' : '');
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function textFor(description: string): string {
  if (/ISO 8601/.test(description)) return INSTANT;
  if (/24 lower-case hex|^Id of|^Reference of/.test(description)) return ID;
  return '';
}
