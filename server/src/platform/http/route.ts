import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { AppError } from '../../domain/app-error.js';
import type { AuthenticatedCaller, Credentials } from '../../domain/caller.js';
import type { Outcomes } from '../../domain/outcomes.js';
import type { Scope } from '../../domain/scope.js';
import { onBehalfOf } from '../database/on-behalf-of.js';
import { bodyCredentialsOf, credentialsOf } from './credentials-of.js';
import { routeDocument } from './document-route.js';
import { successEnvelope } from './envelope.js';
import type { AnswersOnce } from './idempotency.js';
import { type ReachEdition, requireLeastEdition } from './least-edition.js';
import { bodyOfUnknownCaller, UNKNOWN_CALLER_LIMIT } from './limit-bodies.js';
import type { FileBeingReceived } from './limits.js';
import { namedFor, withNamedSchemas } from './named-schemas.js';
import { originOf } from './origin-of.js';
import { refusingByOutcome, shownRows, type Withhold, withholding } from './outcomes.js';
import { refuseForgery } from './refuse-forgery.js';
import type { RouteFrame, RouteRequest, RouteSpec, StreamRouteSpec } from './route-spec.js';
import { type FieldSelection, FieldsParameter, fieldSelection } from './select-fields.js';
import type { HttpSettings } from './settings.js';
import { fieldsOf, inputValidator, type Validated } from './validate-input.js';

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

/** Resolves credentials to a caller; throws `unauthorized`. */
export interface Authenticator {
  authenticate(credentials: Credentials): Promise<AuthenticatedCaller>;
}

/** Application services available to every route. */
interface RouteContext extends Authenticator {
  readonly settings: Pick<HttpSettings, 'uploadFolder'>;
  readonly answersOnce: AnswersOnce;
  readonly outcomes: Outcomes;
  readonly reachEdition: ReachEdition;
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
    ...withNamedSchemas(app, successEnvelope(namedFor(spec.id, 'Answer', spec.data), spec.method !== 'GET')),
    description: 'Success.',
  };
  const answer = async (request: RouteRequest<Params, Query, Body, Asked>) => {
    const { notices } = request;
    return {
      status: 'SUCCESS',
      data: await spec.handle(request),
      error: false,
      ...(notices.length > 0 && { notices }),
    };
  };
  const withhold = withholding(spec.data);
  if (spec.selects === undefined) {
    register(app, deps, spec, success, answer, { withhold });
    return;
  }
  const query = Type.Object({ ...(spec.query as TObject | undefined)?.properties, fields: FieldsParameter });
  register(app, deps, { ...spec, query: query as TSchema as Query }, success, answer, {
    withhold,
    selection: fieldSelection(spec.data),
  });
}

/** Adds a route that answers a stream. */
function addStreamRoute<Params extends TSchema = TSchema, Query extends TSchema = TSchema>(
  app: FastifyInstance,
  deps: RouteContext,
  spec: StreamRouteSpec<Params, Query>,
): void {
  const shown = shownRows(spec.row);
  const types = [spec.mediaType].flat();
  const schema = { type: 'string', ...(isPicture(types[0]) && { format: 'binary' }) };
  const success = { description: spec.answers, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
  register(app, deps, spec, success, async (request, reply) => {
    const {
      content,
      fileName,
      mediaType = types[0] ?? '',
    } = await spec.handle(request, (rows) => shown(deps.outcomes, request.caller, rows));
    reply.type(isPicture(mediaType) ? mediaType : `${mediaType}; charset=utf-8`);
    if (fileName !== undefined) reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return content;
  });
}

function isPicture(mediaType = ''): boolean {
  return mediaType.startsWith('image/');
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
  { withhold, selection }: { readonly withhold?: Withhold | undefined; readonly selection?: FieldSelection } = {},
): void {
  const { access } = spec;
  const scope = requiredScope(spec);
  const validate = inputValidator(spec, selection);
  const refuse = refusingByOutcome([spec.query, spec.body]);
  // Requests that only read, or have no organization, may simply be repeated.
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
    schema: routeDocument(app, spec, { success, scope, takesKey }),
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
      // Everything that follows, including sending the answer, runs in the callback.
      (request: FastifyRequest, _: FastifyReply, next: () => void) => onBehalfOf(request.caller?.organizationId, next),
    ],
    async handler(request, reply) {
      const file = request.fileBeingReceived;
      file?.arrived();
      try {
        if (spec.screens) await requireLeastEdition(request, deps.reachEdition);
        const asked = requestOf(request, reply, validate(request, reply));
        if (request.caller) await refuse?.(deps.outcomes, request.caller, [request.query, request.body]);
        if (spec.receive !== undefined) return await spec.receive(request, reply, (hash) => answerVisible(asked, hash));
        const answered = await answerVisible(asked);
        const fields = selection && fieldsOf(request);
        return selection === undefined || fields === undefined
          ? answered
          : changed(answered, (data) => selection.select(data, fields));
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

  /**
   * Without outcomes that are hidden from the caller. What is stored for an `Idempotency-Key` is whole, so that an erasure finds whom it
   * is about, and so that a repeated request answers what its caller may see by then.
   */
  async function answerVisible(
    asked: RouteRequest<Params, Query, Body, Input>,
    hash?: () => Promise<string>,
  ): Promise<unknown> {
    const answered = await answerKeyed(asked, hash);
    const { caller } = asked.raw;
    if (withhold === undefined || caller === undefined) return answered;
    const { search_reference: reference } = asked.params as { readonly search_reference?: string };
    return changed(answered, (data) => withhold(deps.outcomes, caller, data, reference));
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
    if (caller.needsSecondFactor && !spec.withoutSecondFactor) throw new AppError('second_factor_setup_needed');
    if (access !== 'public' && !access.includes(caller.role)) throw new AppError('forbidden');
    if (caller.credential === 'api_key' && !caller.scopes.includes(scope)) {
      throw new AppError('forbidden', { text: `The API key lacks the scope \`${scope}\`` });
    }
    if (spec.needsConfirmation && caller.credential === 'console' && !caller.session.isConfirmed) {
      throw new AppError('confirmation_needed');
    }
    if (takesFile) request.fileBeingReceived = app.limits.file(request, reply);
  }
}

/** An answer, or its text, with other data. */
async function changed(answered: unknown, change: (data: unknown) => unknown): Promise<object> {
  const whole = (typeof answered === 'string' ? JSON.parse(answered) : answered) as { readonly data: unknown };
  return { ...whole, data: await change(whole.data) };
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
