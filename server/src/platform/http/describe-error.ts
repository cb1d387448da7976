import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldError } from '../../domain/app-error.js';
import { FORMATS } from './format.js';
import { childPath } from './unfit-values.js';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** A broken rule of a schema as a sentence about a public field: what is allowed, never what was sent. */
export function describeError(error: ErrorObject): FieldError {
  const params: Readonly<Record<string, unknown>> = error.params;
  const path = publicPath(error.instancePath);
  const rule: Readonly<Record<string, unknown>> = error.parentSchema ?? {};
  const at = (message: string): FieldError => ({ field: path, message });
  switch (error.keyword) {
    case 'required':
      return { field: childPath(path, String(params.missingProperty), false), message: 'is required' };
    case 'additionalProperties': {
      const allowed = Object.keys((rule.properties as object | undefined) ?? {}).join(', ');
      const field = childPath(path, String(params.additionalProperty), false);
      return { field, message: `is unknown; allowed: ${allowed}` };
    }
    case 'type':
      return at(`must be ${[params.type].flat().map(typeName).join(' or ')}`);
    case 'enum':
    case 'const':
      return at(`must be ${oneOf([params.allowedValues ?? params.allowedValue].flat())}`);
    case 'format':
      return at(FORMATS[String(params.format)]?.message ?? 'has an invalid format');
    case 'minLength':
    case 'maxLength':
      return at(`must have ${bounds(rule.minLength, rule.maxLength, 'character')}`);
    case 'minItems':
    case 'maxItems':
      return at(`must have ${bounds(rule.minItems, rule.maxItems, 'item')}`);
    case 'minimum':
    case 'maximum':
      return at(`must be ${range(rule.minimum, rule.maximum)}`);
    case 'uniqueItems':
      return at('must not contain duplicates');
    case 'pattern':
      return at(params.pattern === '\\S' ? 'must not be blank' : 'has an invalid format');
    default:
      return at('has an invalid format');
  }
}

function publicPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce((path, part) => childPath(path, part, /^\d+$/.test(part)), '');
}

function typeName(type: unknown): string {
  return TYPE_NAMES[String(type)] ?? String(type);
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => (value === '' ? '"" (empty)' : String(value)));
  return words.length === 1 ? words.join() : `one of: ${words.join(', ')}`;
}

function bounds(least: unknown, most: unknown, unit: string): string {
  if (least === undefined) return `at most ${most} ${unit}s`;
  if (most === undefined) return `at least ${least} ${unit}${least === 1 ? '' : 's'}`;
  return least === most ? `exactly ${least} ${unit}s` : `${least} to ${most} ${unit}s`;
}

function range(least: unknown, most: unknown): string {
  if (least === undefined) return `at most ${most}`;
  return most === undefined ? `at least ${least}` : `between ${least} and ${most}`;
}
