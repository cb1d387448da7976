import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Caller, Role } from '../domain/caller.js';
import { type Fault, Refusal } from '../domain/refusal.js';
import { successEnvelope } from '../wire/envelope.js';
import { bodyCredentialOf, credentialOf } from './credential-of.js';
import { errorAnswers } from './error-answers.js';
import { bodyValidator, queryValidator } from './validator.js';
import type { World } from './world.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once authenticated; absent on routes that are open to the public. */
    caller: Caller | undefined;
  }
}

const IMAGE_BODY_LIMIT = 8 * 1024 * 1024;

/** One route of the public interface. Its schemas validate, type, and document it; there is no second description. */
export interface RouteSpec<Params extends TSchema, Query extends TSchema, Body extends TSchema, Data extends TSchema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** In fastify's spelling: `/api/api-key/:id`. */
  readonly url: string;
  /** The operation's name in the OpenAPI document, and so in generated clients. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Who may ask; everybody else who is known is refused with 403. `public` asks for no credential. */
  readonly access: 'public' | readonly Role[];
  /** True where the body's `api_key` is a credential when no bearer token is sent (`POST /api/search`). */
  readonly takesBodyKey?: true;
  /** True where the body may hold an image: 8 MB instead of 1. */
  readonly takesImage?: true;
  /** True on the token endpoint: limited by address. */
  readonly limitedByAddress?: true;
  /** True where an overloaded service still answers. */
  readonly evenUnderPressure?: true;
  /** A path parameter that does not fit its schema is an id that does not exist: 404. */
  readonly params?: Params;
  /** Numbers and booleans are coerced from text; unknown names are ignored. */
  readonly query?: Query;
  /** Nothing is coerced; unknown fields are ignored unless the schema forbids them. */
  readonly body?: Body;
  /**
   * Rules between fields that a schema cannot say. Sees the body's sound top-level fields only, so that its faults come
   * together with the schema's in one answer. Not called for a body that is no object.
   */
  readonly check?: (body: Partial<Static<Body>>) => readonly Fault[];
  /** What goes into the envelope's `data`. */
  readonly data: Data;
  /** When this route's errors mean more than their status says: texts of the contract, by status. */
  readonly errors?: Readonly<Record<number, string>>;
  readonly handle: (request: RouteRequest<Params, Query, Body>) => Promise<Static<Data>>;
}

export interface RouteRequest<Params extends TSchema, Query extends TSchema, Body extends TSchema> {
  /** Throws on a public route. */
  readonly caller: Caller;
  readonly params: Static<Params>;
  readonly query: Static<Query>;
  /** Without `api_key`: a credential goes no further than authentication. */
  readonly body: Static<Body>;
  readonly raw: FastifyRequest;
}

/**
 * Adds a route. In this order a request is authenticated, counted, allowed by role, validated with all faults at once,
 * handled, and its data put into the envelope.
 */
export function addRoute<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Data extends TSchema = TSchema,
>(app: FastifyInstance, world: Pick<World, 'authenticate'>, spec: RouteSpec<Params, Query, Body, Data>): void {
  const { access } = spec;
  const validate = inputValidator(spec);

  app.route({
    method: spec.method,
    url: spec.url,
    ...(spec.takesImage === true ? { bodyLimit: IMAGE_BODY_LIMIT } : {}),
    ...(spec.evenUnderPressure === true ? { config: { pressureHandler: () => undefined } } : {}),
    schema: {
      operationId: spec.id,
      tags: [spec.tag],
      summary: spec.summary,
      description: spec.description,
      security: security(spec),
      ...(spec.params === undefined ? {} : { params: spec.params }),
      ...(spec.query === undefined ? {} : { querystring: spec.query }),
      ...(spec.body === undefined ? {} : { body: spec.body }),
      response: { 200: { ...successEnvelope(spec.data), description: 'Done.' }, ...errorAnswers(spec) },
    },
    async onRequest(request, reply) {
      if (spec.limitedByAddress) await app.limits.address(request, reply);
      if (access === 'public') return;
      const credential = credentialOf(request);
      if (credential !== undefined) await admit(request, reply, credential);
      else if (!spec.takesBodyKey) throw new Refusal('unauthorized');
    },
    async preHandler(request, reply) {
      if (spec.takesBodyKey && credentialOf(request) === undefined) {
        const credential = bodyCredentialOf(request.body);
        if (credential === undefined) throw new Refusal('unauthorized');
        await admit(request, reply, credential);
      }
      validate(request);
    },
    async handler(request) {
      const body = request.body as Static<Body>;
      const params = request.params as Static<Params>;
      const query = request.query as Static<Query>;
      const data = await spec.handle({
        get caller() {
          if (request.caller === undefined) throw new Error(`${spec.id} is public: it has no caller`);
          return request.caller;
        },
        params,
        query,
        body,
        raw: request,
      });
      return { status: 'SUCCESS', data, error: false };
    },
  });

  async function admit(request: FastifyRequest, reply: FastifyReply, credential: Parameters<World['authenticate']>[0]) {
    const caller = await world.authenticate(credential);
    request.caller = caller;
    await app.limits.organization(request, reply);
    if (access !== 'public' && !access.includes(caller.role)) throw new Refusal('forbidden');
  }
}

function inputValidator<P extends TSchema, Q extends TSchema, B extends TSchema, D extends TSchema>(
  spec: RouteSpec<P, Q, B, D>,
): (request: FastifyRequest) => void {
  const paramFaults = spec.params === undefined ? undefined : queryValidator(spec.params);
  const queryFaults = spec.query === undefined ? undefined : queryValidator(spec.query);
  const bodyFaults = spec.body === undefined ? undefined : bodyValidator(spec.body);

  return (request) => {
    if (paramFaults !== undefined && paramFaults(request.params).length > 0) throw new Refusal('not_found');
    const faults = queryFaults?.(request.query) ?? [];
    if (bodyFaults !== undefined) {
      request.body ??= {};
      const found = bodyFaults(request.body);
      faults.push(...found, ...(spec.check?.(soundFields<Static<B>>(request.body, found)) ?? []));
      if (spec.takesBodyKey) request.body = withoutKey(request.body);
    }
    if (faults.length > 0) throw new Refusal('validation_failed', { faults });
  };
}

/** The top-level fields without any fault in or below them. */
function soundFields<Body>(body: unknown, faults: readonly Fault[]): Partial<Body> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const faulty = new Set(faults.map(({ field }) => field.split(/[.[]/, 1)[0]));
  if (faulty.has('')) return {};
  return Object.fromEntries(Object.entries(body).filter(([name]) => !faulty.has(name))) as Partial<Body>;
}

function withoutKey(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'api_key'));
}

function security(spec: { access: 'public' | readonly Role[]; takesBodyKey?: true }) {
  if (spec.access === 'public') return [];
  return [{ accessToken: [] }, { apiKey: [] }, ...(spec.takesBodyKey ? [{}] : [])];
}
