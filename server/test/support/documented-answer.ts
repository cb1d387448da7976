import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * Checks that an answer is one that the OpenAPI document promises for its route and status, in the promised shape and
 * without any field that is not in it.
 */
export type CheckAnswer = (route: { path: string; method: string }, status: number, body: unknown) => void;

/** `document` is what the service serves at `/openapi.json`. */
export function documentedAnswers(document: object): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ ...closed(document), $id: 'openapi' });
  return ({ path, method }, status, body) => {
    const place = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1')))
      .join('/');
    const validate = ajv.getSchema(`openapi#/${place}`);
    assert.ok(validate, `${method} ${path} does not document ${status}: ${JSON.stringify(body)}`);
    assert.ok(validate(body), `${method} ${path} ${status}: ${JSON.stringify(validate.errors)}`);
  };
}

/** The same schemas, of which every object with named properties allows no others. */
export function closed<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(closed) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const parts = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  return ('properties' in parts && parts.type === 'object' ? { ...parts, additionalProperties: false } : parts) as Part;
}
