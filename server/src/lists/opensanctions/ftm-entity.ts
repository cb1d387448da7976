import { isObject, textOf, textsOf } from '../reading/json-value.js';

/** An entity of FollowTheMoney: texts by property, and entities that are nested in a property. */
export interface FtmEntity {
  readonly id: string;
  readonly schema: string;
  readonly caption?: string;
  readonly properties: Readonly<Record<string, readonly string[]>>;
  readonly nested: readonly { readonly property: string; readonly entity: FtmEntity }[];
  readonly datasets: readonly string[];
  readonly referents: readonly string[];
}

/** Deepest nesting read; anything below is omitted. */
const MAX_NESTING = 6;

/**
 * Reads one entity; returns a text if it is faulty, as with values that are neither texts nor entities. Exporters write a single
 * value without its array, numbers, truth values and null, too.
 */
export function ftmEntity(value: unknown, level = 0): FtmEntity | string {
  if (!isObject(value)) return 'the entity is not an object';
  const { schema, caption, properties } = value;
  const id = textOf(value.id);
  if (id === undefined) return 'the entity has no id';
  if (typeof schema !== 'string' || schema === '') return 'the entity has no schema';
  if (!isObject(properties)) return 'the entity has no properties';
  const texts: Record<string, string[]> = {};
  const nested: { property: string; entity: FtmEntity }[] = [];
  for (const [property, values] of Object.entries(properties)) {
    const known: string[] = [];
    for (const one of Array.isArray(values) ? values : [values]) {
      if (isObject(one)) {
        const entity = level < MAX_NESTING ? ftmEntity(one, level + 1) : 'nested too deeply';
        if (typeof entity !== 'string') nested.push({ property, entity });
        else if (level === 0) return `in the property ${property}: ${entity}`;
      } else {
        const text = typeof one === 'boolean' ? String(one) : textOf(one);
        if (text === undefined && one !== null && one !== '' && typeof one !== 'string') {
          return `the property ${property} contains a value that is not a string`;
        }
        if (text !== undefined && !known.includes(text)) known.push(text);
      }
    }
    if (known.length > 0) texts[property] = known;
  }
  const named = textOf(caption);
  return {
    id,
    schema,
    ...(named === undefined ? {} : { caption: named }),
    properties: texts,
    nested,
    datasets: textsOf(value.datasets),
    referents: textsOf(value.referents),
  };
}

/** Returns the first value of a property, if any. */
export function firstOf(entity: Pick<FtmEntity, 'properties'>, property: string): string | undefined {
  return valuesOf(entity, property)[0];
}

export function valuesOf(entity: Pick<FtmEntity, 'properties'>, property: string): readonly string[] {
  return Object.hasOwn(entity.properties, property) ? (entity.properties[property] ?? []) : [];
}
