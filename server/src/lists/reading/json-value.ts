/** An unchecked JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a text with normalised white space, or a number as text; undefined for anything else or a blank text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

/** Returns the texts of an array, or a single text, each once. */
export function textsOf(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== undefined);
  return [...new Set(texts)];
}

/** Returns the objects of an array, or a single object; empty for anything else. */
export function objectsOf(value: unknown): JsonObject[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

/** Returns the object under a name; empty if there is none. */
export function objectAt(value: JsonObject, name: string): JsonObject {
  const found = value[name];
  return isObject(found) ? found : {};
}
