import { isObject, textOf } from '../reading/json-value.js';

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

/** Reads one entity; returns a text if it is faulty, as with values that are neither texts nor entities. */
export function ftmEntity(value: unknown, level = 0): FtmEntity | string {
  if (!isObject(value)) return 'the entity is not an object';
  const { id, schema, caption, properties } = value;
  if (typeof id !== 'string' || id === '') return 'the entity has no id';
  if (typeof schema !== 'string' || schema === '') return 'the entity has no schema';
  if (!isObject(properties)) return 'the entity has no properties';
  const texts: Record<string, string[]> = {};
  const nested: { property: string; entity: FtmEntity }[] = [];
  for (const [property, values] of Object.entries(properties)) {
    if (!Array.isArray(values)) return `the property ${property} is not an array`;
    const known: string[] = [];
    for (const one of values) {
      if (isObject(one)) {
        const entity = level < MAX_NESTING ? ftmEntity(one, level + 1) : 'nested too deeply';
        if (typeof entity !== 'string') nested.push({ property, entity });
        else if (level === 0) return `in the property ${property}: ${entity}`;
      } else {
        const text = textOf(one);
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
    datasets: stringsOf(value.datasets),
    referents: stringsOf(value.referents),
  };
}

/** Returns the first value of a property, if any. */
export function firstOf(entity: Pick<FtmEntity, 'properties'>, property: string): string | undefined {
  return valuesOf(entity, property)[0];
}

export function valuesOf(entity: Pick<FtmEntity, 'properties'>, property: string): readonly string[] {
  return Object.hasOwn(entity.properties, property) ? (entity.properties[property] ?? []) : [];
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
