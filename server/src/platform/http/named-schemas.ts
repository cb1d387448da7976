import type { FastifyInstance } from 'fastify';

/**
 * Replaces every named part (`$id`) of a schema by a reference and registers the part with the app: the OpenAPI
 * document then holds each once, and generated clients use its name. For documentation only; validation uses the full
 * schema.
 */
export function withNamedSchemas(app: FastifyInstance, schema: object): object {
  const parts = Object.entries(schema).map(([key, part]) => [key, replaced(app, part)]);
  return Object.fromEntries(parts);
}

function replaced(app: FastifyInstance, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => replaced(app, item));
  if (typeof part !== 'object' || part === null) return part;
  const schema = withNamedSchemas(app, part);
  if (!('$id' in schema)) return schema;
  const name = String(schema.$id);
  if (app.getSchema(name) === undefined) app.addSchema(schema);
  return { $ref: `${name}#` };
}

/** A body or an answer under a name: its own, or else that of its operation (`createCustomer`: `CreateCustomerRequest`). */
export function namedFor(operation: string, role: 'Request' | 'Answer', schema: object): object {
  const $id = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${role}`;
  return '$id' in schema ? schema : { ...schema, $id };
}
