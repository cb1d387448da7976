import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { WEBHOOK_SCHEMAS } from '../../src/platform/http/document-webhooks.js';
import { closed } from './documented-answer.js';

type Schema = Readonly<Record<string, unknown>>;
interface EventSchema {
  readonly required: readonly string[];
  readonly properties: Schema & {
    readonly event: { readonly enum: readonly string[] };
    readonly data: { readonly allOf?: readonly Part[]; readonly anyOf?: readonly Part[] };
  };
}
interface Part {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: { readonly changes?: Schema };
}

/** Body of a delivery. */
export interface DeliveredEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const schemas = closed(WEBHOOK_SCHEMAS) as Readonly<Record<string, EventSchema>>;
const schemaOf = (event: string): EventSchema => {
  const found = Object.values(schemas).find(({ properties }) => properties?.event?.enum?.join() === event);
  assert.ok(found, `${event} is not documented`);
  return found;
};

/** Compiles each schema once. */
const changesAjv = new Ajv2020({ strict: false });

/** Checks that `data.changes` of an event are as documented, without any other field. */
export function checkChanges(event: string, changes: unknown): void {
  const [, more] = schemaOf(event).properties.data.allOf ?? [];
  const schema = more?.properties?.changes;
  if (changes === undefined && !more?.required?.includes('changes')) return;
  assert.ok(schema, `${event} has no changes`);
  check(event, changesAjv.compile(schema), changes);
}

/**
 * Checks that the body of a delivery is one that the OpenAPI document promises for its event, without any field that is not in
 * it. Of an excerpt, fields of the subject may be missing.
 */
export function documentedEvents(document: object, { isExcerpt = false } = {}): (body: DeliveredEvent) => void {
  const whole = closed(document);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...(isExcerpt ? withoutRequired(whole) : whole), $id: 'openapi' });

  const envelopes = new Map<string, ReturnType<typeof ajv.compile>>();

  return (body) => {
    const isThin = 'path' in body.data;
    const { required, properties } = isThin ? (schemas.ThinWebhookEvent as EventSchema) : schemaOf(body.event);
    const { data, ...envelope } = properties;
    const key = isThin ? 'thin' : body.event;
    const any = { required, properties: { ...envelope, data: isThin ? data : {} }, additionalProperties: false };
    const validate = envelopes.get(key) ?? ajv.compile(any);
    envelopes.set(key, validate);
    check(body.event, validate, body);
    if (isThin) return;
    const { changes, ...fields } = body.data;
    const [subject] = data.allOf ?? data.anyOf ?? [];
    check(body.event, ajv.getSchema(`openapi${subject?.$ref}`), fields);
    checkChanges(body.event, changes);
  };
}

function check(event: string, validate: ReturnType<Ajv2020['getSchema']>, value: unknown): void {
  assert.ok(validate, `${event} is not documented`);
  assert.ok(validate(value), `${event}: ${JSON.stringify(validate.errors)} ${JSON.stringify(value)}`);
}

function withoutRequired<Value>(part: Value): Value {
  if (Array.isArray(part)) return part.map(withoutRequired) as Value;
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key, value]) => key !== 'required' || !Array.isArray(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutRequired(value)])) as Value;
}
