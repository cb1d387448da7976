import type { FieldError } from '../../domain/app-error.js';
import { storableText } from '../../domain/storable-text.js';

/** Most values of a request, including arrays and objects. */
export const MAX_VALUES = 10_000;
export const TOO_MANY_VALUES: FieldError = { field: '', message: `must not hold more than ${MAX_VALUES} values` };
const MAX_DEPTH = 32;
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Finds values that no request may contain, whatever its schema: characters that PostgreSQL cannot store (NUL, lone
 * surrogates), names that could reach an object's prototype, and more values or deeper nesting than any request needs.
 * The last two also bound the work of reporting all errors at once. Walks without recursion.
 */
export function unfitValues(root: unknown): FieldError[] {
  const faults: FieldError[] = [];
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path, depth } = next;
    seen += 1;
    if (seen > MAX_VALUES) return [TOO_MANY_VALUES];
    if (typeof value === 'string') {
      if (!isStorable(value))
        faults.push({ field: path, message: 'must not contain characters that are not valid text' });
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= MAX_DEPTH) return [{ field: '', message: `must not be nested deeper than ${MAX_DEPTH} levels` }];
      for (const [key, item] of Object.entries(value)) {
        const itemPath = childPath(path, key, Array.isArray(value));
        if (FORBIDDEN_NAMES.has(key)) faults.push({ field: itemPath, message: 'is a reserved field name' });
        else if (!isStorable(key)) faults.push({ field: path, message: 'has a field name that is not valid text' });
        else open.push({ value: item, path: itemPath, depth: depth + 1 });
      }
    }
  }
  return faults.slice(0, 100);
}

function isStorable(text: string): boolean {
  return storableText(text) === text;
}

/** `categories[0]`, `ai_risk_fields.imo_number`: the public path of a field. Long names are cut. */
export function childPath(parent: string, key: string, isIndex: boolean): string {
  const name = key.length > 60 ? `${key.slice(0, 60)}…` : key;
  if (isIndex) return `${parent}[${name}]`;
  return parent === '' ? name : `${parent}.${name}`;
}
