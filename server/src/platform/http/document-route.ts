import type { FastifyInstance, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import type { Role } from '../../domain/caller.js';
import type { Scope } from '../../domain/scope.js';
import { errorAnswers } from './error-answers.js';
import { IDEMPOTENCY_HEADER } from './idempotency.js';
import { EDITION_HEADER, LEAST_EDITION_HEADER } from './least-edition.js';
import { namedFor, withNamedSchemas } from './named-schemas.js';
import type { RouteFrame } from './route-spec.js';
import { PREFER_HEADER } from './unknown-fields.js';

/** Returns a route's part of the OpenAPI document. `success`: its 200 response; `takesKey`: accepts `Idempotency-Key`. */
export function routeDocument<Params extends TSchema, Query extends TSchema, Body extends TSchema, Input>(
  app: FastifyInstance,
  spec: RouteFrame<Params, Query, Body, Input>,
  { success, scope, takesKey }: { readonly success: object; readonly scope: Scope; readonly takesKey: boolean },
): FastifySchema {
  return {
    operationId: spec.id,
    tags: [spec.tag],
    summary: spec.summary,
    description: spec.description,
    security: security(spec),
    ...(spec.access === 'public' ? {} : { 'x-roles': spec.access, 'x-scope': scope }),
    ...(spec.method !== 'GET' && {
      headers: {
        type: 'object',
        properties: {
          ...(takesKey && IDEMPOTENCY_HEADER),
          ...(spec.screens && LEAST_EDITION_HEADER),
          ...PREFER_HEADER,
        },
      },
    }),
    ...(spec.params === undefined ? {} : { params: spec.params }),
    ...(spec.query === undefined ? {} : { querystring: spec.query }),
    ...(spec.body === undefined ? {} : documentedBody(app, spec.id, spec.body)),
    ...(spec.takesFile === undefined ? {} : fileBody(spec.takesFile)),
    ...(spec.takesForm === undefined
      ? {}
      : { consumes: ['multipart/form-data'], ...documentedBody(app, spec.id, spec.takesForm.schema) }),
    response: {
      200: spec.screens ? { ...success, headers: EDITION_HEADER } : success,
      ...errorAnswers({ ...spec, takesKey, body: spec.body ?? spec.takesFile ?? spec.takesForm }),
    },
  };
}

function documentedBody(app: FastifyInstance, operation: string, schema: object) {
  return withNamedSchemas(app, { body: namedFor(operation, 'Request', schema) });
}

function fileBody({ types }: { readonly types: readonly string[] }) {
  return {
    consumes: [...types],
    body: { type: 'string', format: 'binary', description: 'The file itself, unencoded.' },
  };
}

function security(spec: { access: 'public' | readonly Role[]; takesBodyKey?: true }) {
  if (spec.access === 'public') return [];
  return [{ accessToken: [] }, { apiKey: [] }, { session: [] }, ...(spec.takesBodyKey ? [{}] : [])];
}
