import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { AppError, type FieldError } from '../../domain/app-error.js';
import type { RouteFrame } from './route-spec.js';
import type { FieldSelection } from './select-fields.js';
import {
  type AnswerNotice,
  errorsOf,
  noticesOf,
  prefersStrict,
  unknownFields,
  unknownParameters,
} from './unknown-fields.js';
import { bodyValidator, queryValidator } from './validator.js';

const NO_FIELDS = Type.Object({});

/** Converted body of a valid request, and notices on its unknown query parameters and fields. */
export interface Validated<Input> {
  readonly input: Input;
  readonly notices: readonly Static<typeof AnswerNotice>[];
}

/** Refuses a request with every error of its query and body; returns what `read` made of a valid one. */
export function inputValidator<P extends TSchema, Q extends TSchema, B extends TSchema, Input>(
  spec: RouteFrame<P, Q, B, Input>,
  selection?: FieldSelection,
): (request: FastifyRequest, reply: FastifyReply) => Validated<Input> {
  const paramErrors = spec.params === undefined ? undefined : queryValidator(spec.params);
  const queryErrors = spec.query === undefined ? undefined : queryValidator(spec.query);
  const bodyErrors = spec.body === undefined ? undefined : bodyValidator(spec.body);
  // Ignoring an unknown filter would answer everything.
  const isList = 'page_size' in ((spec.body as { properties?: object } | undefined)?.properties ?? {});
  const isRead = spec.method === 'GET';
  const takesFile = (spec.takesFile ?? spec.takesForm) !== undefined;

  return (request, reply) => {
    if (paramErrors !== undefined && paramErrors(request.params).length > 0) throw new AppError('not_found');
    const errors = queryErrors?.(request.query) ?? [];
    errors.push(...(selection?.errorsOf(fieldsOf(request)) ?? []));
    const isStrict = !isRead && prefersStrict(request.headers.prefer);
    if (isStrict) reply.header('preference-applied', 'handling=strict');
    const refusesUnknown = isRead || isList || isStrict;
    const parameters = unknownParameters(spec, request.query as object);
    if (refusesUnknown) errors.push(...errorsOf(parameters));
    let input: Input | undefined;
    let unknown: ReturnType<typeof unknownFields> = [];
    if (spec.body !== undefined && bodyErrors !== undefined) {
      if (request.body === undefined) request.body = {};
      let found: readonly FieldError[] = bodyErrors(request.body);
      if (spec.takesBodyKey) request.body = withoutKey(request.body);
      // A body that is too large or too deep, or no object at all, is not read any further.
      const isReadable = !found.some(({ field }) => field === '');
      if (isReadable) unknown = unknownFields(spec.body, request.body);
      if (refusesUnknown) found = [...found, ...errorsOf(unknown)];
      if (spec.read !== undefined && isReadable) {
        const reading = spec.read(request.body, found);
        found = reading.faults;
        input = reading.request;
      }
      errors.push(...found.map((error) => (error.field === '' ? { ...error, field: 'body' } : error)));
    } else if (!takesFile) {
      unknown = unknownFields(NO_FIELDS, request.body);
      if (refusesUnknown) errors.push(...errorsOf(unknown));
    }
    if (errors.length > 0) throw new AppError('validation_failed', { faults: errors });
    return { input: input as Input, notices: noticesOf([...parameters, ...unknown]) };
  };
}

/** The query parameter `fields`. */
export function fieldsOf({ query }: Pick<FastifyRequest, 'query'>): unknown {
  return (query as { readonly fields?: unknown }).fields;
}

function withoutKey(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'api_key'));
}
