import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { AppError, type FieldError } from '../../domain/app-error.js';
import type { AuthenticatedCaller, Credentials, Role } from '../../domain/caller.js';
import type { Scope } from '../../domain/scope.js';
import { onBehalfOf } from '../database/on-behalf-of.js';
import { bodyCredentialsOf, credentialsOf } from './credentials-of.js';
import { successEnvelope } from './envelope.js';
import { errorAnswers } from './error-answers.js';
import { type AnswersOnce, IDEMPOTENCY_HEADER } from './idempotency.js';
import { bodyOfUnknownCaller, UNKNOWN_CALLER_LIMIT } from './limit-bodies.js';
import type { FileBeingReceived } from './limits.js';
import { namedFor, withNamedSchemas } from './named-schemas.js';
import { originOf } from './origin-of.js';
import type { Receive } from './receive-file.js';
import { refuseForgery } from './refuse-forgery.js';
import type { HttpSettings } from './settings.js';
import {
  type AnswerNotice,
  errorsOf,
  noticesOf,
  PREFER_HEADER,
  prefersStrict,
  unknownFields,
  unknownParameters,
} from './unknown-fields.js';
import { bodyValidator, queryValidator } from './validator.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Authenticated caller; absent on public routes. */
    caller: AuthenticatedCaller | undefined;
    /** The file that comes with the request; absent on routes that take none. */
    fileBeingReceived?: FileBeingReceived;
  }
}

const IMAGE_BODY_LIMIT = 8 * 1024 * 1024;
/** Boundaries and fields of a form. */
const FORM_FRAME = 1024 * 1024;

/** Description of every public route. Its schemas validate, type and document it. */
interface RouteFrame<Params extends TSchema, Query extends TSchema, Body extends TSchema, Input> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path in fastify's syntax: `/api/api-key/:id`. */
  readonly url: string;
  /** The operation's name in the OpenAPI document, and so in generated clients. */
  readonly id: string;
  /** Scope that an API key needs: `read` if left out of a GET or public route; required for all others. */
  readonly scope?: Scope;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Roles with access; others are refused with 403. `public` needs no credential. */
  readonly access: 'public' | readonly Role[];
  /** True where the body's `api_key` is a credential when no bearer token is sent (`POST /api/search`). */
  readonly takesBodyKey?: true;
  /** True where the body may hold an image: 8 MB instead of 1. */
  readonly takesImage?: true;
  /** Where the body is a file as it is, which `file-route.ts` reads: its media types and its limit. */
  readonly takesFile?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** Multipart form read by `multipart.ts`: its content, for the documentation. */
  readonly takesForm?: { readonly schema: object; readonly maxBytes: number };
  /** Where the body is a file that is read before it is answered. */
  readonly receive?: Receive;
  /** True on the token endpoint: limited by address. */
  readonly limitedByAddress?: true;
  /** True where an overloaded service still answers. */
  readonly answersWhenOverloaded?: true;
  /** Tells whether a GET changes something, so that a session cookie alone is not enough. */
  readonly changes?: (query: Readonly<Record<string, unknown>>) => boolean;
  /** True where a console session must have the password typed again. */
  readonly needsConfirmation?: true;
  /** True where the body holds the caller's password: a wrong one is counted, which the rollback of a request with a key would undo. */
  readonly checksPassword?: true;
  /** True where the answer holds a secret: compressed together with text of others, its length would betray it. */
  readonly holdsSecret?: true;
  /** A path parameter that does not fit its schema is an id that does not exist: 404. */
  readonly params?: Params;
  /** Numbers and booleans are coerced from text; unknown names are refused of a GET. */
  readonly query?: Query;
  /**
   * Validated without coercion. Unknown fields are ignored and named in the answer, or refused: if the schema forbids them, for
   * `Prefer: handling=strict`, and as filters of a list.
   */
  readonly body?: Body;
  /**
   * Converts the body to the use case's input (`input` in `handle`), and finds errors that a schema cannot express.
   * Receives the schema's errors and returns them with its own, so that one answer names all; `request` is used only if
   * there are none.
   */
  readonly read?: (
    body: unknown,
    schemaErrors: readonly FieldError[],
  ) => { readonly request: Input; readonly faults: readonly FieldError[] };
  /** Descriptions of errors that mean more than their status. */
  readonly errors?: Readonly<Record<number, string>>;
}

/** A route that answers in the envelope. */
export interface RouteSpec<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Data extends TSchema,
  Input,
> extends RouteFrame<Params, Query, Body, Input> {
  /** Content of the envelope's `data`. */
  readonly data: Data;
  readonly handle: (request: RouteRequest<Params, Query, Body, Input>) => Promise<Static<Data>>;
}

/** A route that answers a file, or events, as they come. Its errors have the envelope. */
export interface StreamRouteSpec<Params extends TSchema, Query extends TSchema>
  extends RouteFrame<Params, Query, TSchema, undefined> {
  readonly mediaType: string;
  /** The answer in words. */
  readonly answers: string;
  readonly handle: (request: RouteRequest<Params, Query, TSchema, undefined>) => Promise<{
    readonly content: Readable;
    /** File name for browsers. */
    readonly fileName?: string;
  }>;
}

export interface RouteRequest<Params extends TSchema, Query extends TSchema, Body extends TSchema, Input> {
  /** Throws on a public route. */
  readonly caller: AuthenticatedCaller;
  readonly params: Static<Params>;
  readonly query: Static<Query>;
  /** Body without `api_key`: a credential goes no further than authentication. */
  readonly body: Static<Body>;
  /** Result of `read`. */
  readonly input: Input;
  /** Notices on unknown fields of the body. */
  readonly notices: readonly Static<typeof AnswerNotice>[];
  readonly raw: FastifyRequest;
  /** Reply, for headers and cookies. */
  readonly reply: FastifyReply;
}

/** Resolves credentials to a caller; throws `unauthorized`. */
export interface Authenticator {
  authenticate(credentials: Credentials): Promise<AuthenticatedCaller>;
}

/** Application services available to every route. */
interface RouteContext extends Authenticator {
  readonly settings: Pick<HttpSettings, 'uploadFolder'>;
  readonly answersOnce: AnswersOnce;
}

/** Route ready to be registered; a feature's `*.routes.ts` returns a list of them. */
export interface Route {
  register(app: FastifyInstance, context: RouteContext): void | Promise<void>;
}

/** A route that answers `{ status, data, error }`. */
export function route<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Data extends TSchema = TSchema,
  Input = undefined,
>(spec: RouteSpec<Params, Query, Body, Data, Input>): Route {
  return { register: (app, context) => addRoute(app, context, spec) };
}

/** A route that answers a stream. */
export function streamRoute<Params extends TSchema = TSchema, Query extends TSchema = TSchema>(
  spec: StreamRouteSpec<Params, Query>,
): Route {
  return { register: (app, context) => addStreamRoute(app, context, spec) };
}

/** Adds a route that answers `{ status, data, error }`. */
function addRoute<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Data extends TSchema = TSchema,
  Asked = undefined,
>(app: FastifyInstance, deps: RouteContext, spec: RouteSpec<Params, Query, Body, Data, Asked>): void {
  const success = {
    ...withNamedSchemas(app, successEnvelope(namedFor(spec.id, 'Answer', spec.data), spec.body !== undefined)),
    description: 'Success.',
  };
  register(app, deps, spec, success, async (request) => {
    const { notices } = request;
    return {
      status: 'SUCCESS',
      data: await spec.handle(request),
      error: false,
      ...(notices.length > 0 && { notices }),
    };
  });
}

/** Adds a route that answers a stream. */
function addStreamRoute<Params extends TSchema = TSchema, Query extends TSchema = TSchema>(
  app: FastifyInstance,
  deps: RouteContext,
  spec: StreamRouteSpec<Params, Query>,
): void {
  const success = { description: spec.answers, content: { [spec.mediaType]: { schema: { type: 'string' } } } };
  register(app, deps, spec, success, async (request, reply) => {
    const { content, fileName } = await spec.handle(request);
    reply.type(`${spec.mediaType}; charset=utf-8`);
    if (fileName !== undefined) reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return content;
  });
}

/**
 * Authenticates, counts, authorizes, validates and answers a request, in this order; validation reports all errors at
 * once.
 */
function register<Params extends TSchema, Query extends TSchema, Body extends TSchema, Input>(
  app: FastifyInstance,
  deps: RouteContext,
  spec: RouteFrame<Params, Query, Body, Input>,
  success: object,
  answer: (request: RouteRequest<Params, Query, Body, Input>, reply: FastifyReply) => Promise<unknown>,
): void {
  const { access } = spec;
  const scope = requiredScope(spec);
  const validate = inputValidator(spec);
  // What only reads, or has no organization, is repeated as it is.
  const takesKey = spec.method === 'POST' && access !== 'public' && scope !== 'read' && spec.checksPassword !== true;
  const takesFile = (spec.takesFile ?? spec.takesForm) !== undefined;

  app.route({
    method: spec.method,
    url: spec.url,
    ...(access === 'public' ? { bodyLimit: UNKNOWN_CALLER_LIMIT } : {}),
    ...(spec.takesImage === true ? { bodyLimit: IMAGE_BODY_LIMIT } : {}),
    // The form is a little larger than its file, whose size is limited where it is read.
    ...(spec.takesForm === undefined ? {} : { bodyLimit: spec.takesForm.maxBytes + FORM_FRAME }),
    config: {
      ...(spec.answersWhenOverloaded === true && { answersWhenOverloaded: true }),
      ...(takesFile && { isStreamed: true, arrivesSlowly: true }),
    },
    ...(spec.holdsSecret === true ? {} : { compress: {} }),
    schema: {
      operationId: spec.id,
      tags: [spec.tag],
      summary: spec.summary,
      description: spec.description,
      security: security(spec),
      ...(access === 'public' ? {} : { 'x-roles': access, 'x-scope': scope }),
      ...((takesKey || spec.body !== undefined) && {
        headers: {
          type: 'object',
          properties: { ...(takesKey && IDEMPOTENCY_HEADER), ...(spec.body !== undefined && PREFER_HEADER) },
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
        200: success,
        ...errorAnswers({ ...spec, takesKey, body: spec.body ?? spec.takesFile ?? spec.takesForm }),
      },
    },
    async onRequest(request, reply) {
      if (spec.limitedByAddress) await app.limits.address(request, reply);
      if (access === 'public') return;
      const credentials = credentialsOf(request);
      if (credentials !== undefined) await admit(request, reply, credentials);
      else if (!spec.takesBodyKey) throw new AppError('unauthorized');
    },
    ...(spec.takesBodyKey && {
      async preParsing(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload) {
        return credentialsOf(request) === undefined ? bodyOfUnknownCaller(request, reply, payload) : payload;
      },
    }),
    preHandler: [
      ...(spec.takesBodyKey ? [admitByBody] : []),
      // What follows, the sending of the answer included, runs in the callback.
      (request: FastifyRequest, _: FastifyReply, next: () => void) => onBehalfOf(request.caller?.organizationId, next),
    ],
    async handler(request, reply) {
      const file = request.fileBeingReceived;
      file?.arrived();
      try {
        const asked = requestOf(request, reply, validate(request, reply));
        return spec.receive === undefined
          ? await answerKeyed(asked)
          : await spec.receive(request, reply, (hash) => answerKeyed(asked, hash));
      } finally {
        file?.done();
      }
    },
  });

  async function admitByBody(request: FastifyRequest, reply: FastifyReply) {
    if (credentialsOf(request) !== undefined) return;
    const credentials = bodyCredentialsOf(request.body);
    if (credentials === undefined) throw new AppError('unauthorized');
    await admit(request, reply, credentials);
  }

  /** Once for each `Idempotency-Key`; `hash` is that of a body received as a file. */
  async function answerKeyed(
    asked: RouteRequest<Params, Query, Body, Input>,
    hash?: () => Promise<string>,
  ): Promise<unknown> {
    const { raw, reply } = asked;
    const key = raw.headers['idempotency-key'];
    if (!takesKey || key === undefined) return answer(asked, reply);
    const text = await deps.answersOnce(raw, reply, {
      caller: asked.caller,
      key: String(key),
      hashOfBody: await hash?.(),
      holdsSecret: spec.holdsSecret === true,
      answer: () => answer(asked, reply),
    });
    reply.type('application/json; charset=utf-8');
    return text;
  }

  function requestOf(
    request: FastifyRequest,
    reply: FastifyReply,
    { input, notices }: Validated<Input>,
  ): RouteRequest<Params, Query, Body, Input> {
    return {
      get caller() {
        if (request.caller === undefined) throw new Error(`${spec.id} is public: it has no caller`);
        return request.caller;
      },
      params: request.params as Static<Params>,
      query: request.query as Static<Query>,
      body: request.body as Static<Body>,
      input,
      notices,
      raw: request,
      reply,
    };
  }

  async function admit(request: FastifyRequest, reply: FastifyReply, credentials: Credentials) {
    const caller = await deps.authenticate(credentials);
    request.caller = { ...caller, ...originOf(request) };
    if (caller.credential === 'console') {
      await app.limits.session(request, reply);
      if (spec.method !== 'GET' || spec.changes?.(request.query as Record<string, unknown>)) {
        refuseForgery(request, caller.session);
      }
    } else await app.limits.organization(request, reply);
    if (access !== 'public' && !access.includes(caller.role)) throw new AppError('forbidden');
    if (caller.credential === 'api_key' && !caller.scopes.includes(scope)) {
      throw new AppError('forbidden', { text: `This needs an API key with the scope \`${scope}\`` });
    }
    if (spec.needsConfirmation && caller.credential === 'console' && !caller.session.isConfirmed) {
      throw new AppError('confirmation_needed');
    }
    if (takesFile) request.fileBeingReceived = app.limits.file(request, reply);
  }
}

interface Validated<Input> {
  readonly input: Input;
  readonly notices: readonly Static<typeof AnswerNotice>[];
}

/** Refuses a request with every error of its query and body; returns what `read` made of a valid one. */
function inputValidator<P extends TSchema, Q extends TSchema, B extends TSchema, Input>(
  spec: RouteFrame<P, Q, B, Input>,
): (request: FastifyRequest, reply: FastifyReply) => Validated<Input> {
  const paramErrors = spec.params === undefined ? undefined : queryValidator(spec.params);
  const queryErrors = spec.query === undefined ? undefined : queryValidator(spec.query);
  const bodyErrors = spec.body === undefined ? undefined : bodyValidator(spec.body);
  const isList = 'page_size' in ((spec.body as { properties?: object } | undefined)?.properties ?? {});

  return (request, reply) => {
    if (paramErrors !== undefined && paramErrors(request.params).length > 0) throw new AppError('not_found');
    const errors = queryErrors?.(request.query) ?? [];
    if (spec.method === 'GET') errors.push(...unknownParameters(request.query as object, spec.query));
    let input: Input | undefined;
    let unknown: ReturnType<typeof unknownFields> = [];
    if (spec.body !== undefined && bodyErrors !== undefined) {
      if (request.body === undefined) request.body = {};
      let found: readonly FieldError[] = bodyErrors(request.body);
      if (spec.takesBodyKey) request.body = withoutKey(request.body);
      // A body that is too large or too deep, or no object at all, is not read any further.
      const isReadable = !found.some(({ field }) => field === '');
      if (isReadable) unknown = unknownFields(spec.body, request.body);
      const isStrict = prefersStrict(request.headers.prefer);
      if (isStrict) reply.header('preference-applied', 'handling=strict');
      if (isStrict || isList) found = [...found, ...errorsOf(unknown)];
      if (spec.read !== undefined && isReadable) {
        const reading = spec.read(request.body, found);
        found = reading.faults;
        input = reading.request;
      }
      errors.push(...found.map((error) => (error.field === '' ? { ...error, field: 'body' } : error)));
    }
    if (errors.length > 0) throw new AppError('validation_failed', { faults: errors });
    return { input: input as Input, notices: noticesOf(unknown) };
  };
}

function documentedBody(app: FastifyInstance, operation: string, schema: object) {
  return withNamedSchemas(app, { body: namedFor(operation, 'Request', schema) });
}

function fileBody({ types }: { readonly types: readonly string[] }) {
  return { consumes: [...types], body: { type: 'string', format: 'binary', description: 'The file as it is.' } };
}

function withoutKey(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'api_key'));
}

function security(spec: { access: 'public' | readonly Role[]; takesBodyKey?: true }) {
  if (spec.access === 'public') return [];
  return [{ accessToken: [] }, { apiKey: [] }, { session: [] }, ...(spec.takesBodyKey ? [{}] : [])];
}

/** Throws for a route that changes something and names no scope. */
function requiredScope({
  scope,
  method,
  id,
  access,
}: Pick<RouteFrame<TSchema, TSchema, TSchema, unknown>, 'scope' | 'method' | 'id' | 'access'>): Scope {
  if (scope !== undefined) return scope;
  if (method === 'GET' || access === 'public') return 'read';
  throw new Error(`${id} names no scope for API keys`);
}
