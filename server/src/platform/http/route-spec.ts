import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { FieldError } from '../../domain/app-error.js';
import type { AuthenticatedCaller, Role } from '../../domain/caller.js';
import type { Scope } from '../../domain/scope.js';
import type { Receive } from './receive-file.js';
import type { AnswerNotice } from './unknown-fields.js';

/** Description of every public route. Its schemas validate, type and document it. */
export interface RouteFrame<Params extends TSchema, Query extends TSchema, Body extends TSchema, Input> {
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
  /** True where the watchlist is searched: the request may name the least edition, the answer names its own (`least-edition.ts`). */
  readonly screens?: true;
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
  /** True where somebody who must set up a second factor first is answered all the same. */
  readonly withoutSecondFactor?: true;
  /** True where the body holds the caller's password, or a code: a wrong one is counted, which the rollback of a request with a key would undo. */
  readonly checksPassword?: true;
  /** True where the answer holds a secret: compressed together with text of others, its length would betray it. */
  readonly holdsSecret?: true;
  /** A path parameter that does not fit its schema is an id that does not exist: 404. */
  readonly params?: Params;
  /** Numbers and booleans are coerced from text; unknown names are refused of a GET, and treated like those of the body otherwise. */
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
  /** True where the query parameter `fields` selects parts of `data`. */
  readonly selects?: true;
  readonly handle: (request: RouteRequest<Params, Query, Body, Input>) => Promise<Static<Data>>;
}

/** A route that answers a file, or events, as they come. Its errors have the envelope. */
export interface StreamRouteSpec<Params extends TSchema, Query extends TSchema>
  extends RouteFrame<Params, Query, TSchema, undefined> {
  /** The first one unless the answer names another. */
  readonly mediaType: string | readonly [string, ...string[]];
  /** The answer in words. */
  readonly answers: string;
  /** Of a file made of rows that show outcomes: what they are made of (`outcomes.ts`). */
  readonly row?: TSchema;
  /** `shown` withholds of rows what the caller may not see. */
  readonly handle: (
    request: RouteRequest<Params, Query, TSchema, undefined>,
    shown: <Row>(rows: AsyncIterable<Row>) => AsyncIterable<Row>,
  ) => Promise<{
    readonly content: Readable;
    /** One of those of the route. */
    readonly mediaType?: string;
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
  /** Notices on unknown query parameters and fields of the body. */
  readonly notices: readonly Static<typeof AnswerNotice>[];
  readonly raw: FastifyRequest;
  /** Reply, for headers and cookies. */
  readonly reply: FastifyReply;
}
