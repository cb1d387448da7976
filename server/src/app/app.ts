import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { AccountsModule } from '../accounts/accounts.module.js';
import { AppError, ERRORS } from '../domain/app-error.js';
import type { Outcomes } from '../domain/outcomes.js';
import type { ReadinessCheck } from '../domain/readiness.js';
import { allowedMethods } from '../platform/http/allowed-methods.js';
import { answerBrokenHttp } from '../platform/http/answer-broken-http.js';
import { registerCompression } from '../platform/http/compression.js';
import { endSilentConnections } from '../platform/http/end-silent-connections.js';
import type { AnswersOnce } from '../platform/http/idempotency.js';
import type { ReachEdition } from '../platform/http/least-edition.js';
import { limitArrival } from '../platform/http/limit-arrival.js';
import { limitBodies } from '../platform/http/limit-bodies.js';
import { limitConnections } from '../platform/http/limit-connections.js';
import { registerLimits } from '../platform/http/limits.js';
import type { Metrics } from '../platform/http/metrics.js';
import { registerOpenApi } from '../platform/http/openapi.js';
import { registerOverloadGuard } from '../platform/http/overload.js';
import { parseJson } from '../platform/http/parse-json.js';
import { presentError } from '../platform/http/present-error.js';
import type { Route } from '../platform/http/route.js';
import { securityHeaders } from '../platform/http/security-headers.js';
import { serveConsole } from '../platform/http/serve-console.js';
import type { HttpSettings } from '../platform/http/settings.js';
import type { AddCounts } from '../platform/http/shared-counts.js';
import { endLongWork } from '../platform/http/while-awaited.js';
import { healthRoutes } from './health.routes.js';
import { metricsRoute } from './metrics.routes.js';

const BODY_LIMIT = 1024 * 1024;
const HEADERS_TIMEOUT = 15_000;
const IDLE_TIMEOUT = 60_000;

export interface AppDeps extends Pick<AccountsModule, 'authenticate' | 'recordDenial'> {
  readonly settings: HttpSettings;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly answersOnce: AnswersOnce;
  /** Counts requests over all nodes; absent: this process counts alone. */
  readonly addCounts?: AddCounts;
  readonly outcomes: Outcomes;
  readonly reachEdition: ReachEdition;
  /** Routes of all features. */
  readonly routes: readonly Route[];
  /** Never throws: a check that cannot be made has failed. */
  checkReadiness(): Promise<readonly ReadinessCheck[]>;
}

/** The HTTP server, the same in production and in tests; `listen` and `close` are the caller's. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger,
    // Request lines are our own (`recordAnswer`): fastify's would contain addresses with their query strings.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: (request) => saneRequestId(request.headers['x-request-id']) ?? randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    // Limited by route: `platform/http/limit-arrival.ts`.
    requestTimeout: 0,
    http: {
      // Refused by ourselves, in the envelope (`rejectUnclearHeaders`).
      requireHostHeader: false,
      // Never longer than for the whole request, or Node mixes the two up.
      headersTimeout: Math.min(HEADERS_TIMEOUT, settings.requestTimeout || HEADERS_TIMEOUT),
      // Node looks for late requests only every so often; by itself every 30 s.
      connectionsCheckingInterval: Math.min(5000, settings.requestTimeout || 5000),
    },
    // A connection on which nothing moves, be it that its answer takes this long.
    connectionTimeout: settings.requestTimeout === 0 ? 0 : settings.requestTimeout + IDLE_TIMEOUT,
    // While closing, requests on open connections are still answered; new connections are rejected.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply as unknown as FastifyReply);
    },
  });

  app.decorateRequest('caller', undefined);
  await app.register(cookie);
  // Validation is ours (`platform/http/route.ts`: every fault at once), and answers are written as they are, never silently trimmed.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) =>
    parseJson(body),
  );

  app.setErrorHandler(async (error, request, reply) => {
    await recordAccessDenied(deps, error, request);
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => rejectUnknownRoute(app, request, reply));
  // Synchronous hooks call back: a promise for each hook of each request would cost more than the hook itself.
  const unchanging = { ...securityHeaders(), 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(unchanging).header('x-request-id', request.id);
    next();
  });
  limitConnections(
    app,
    { inAll: settings.maxConnections, perAddress: settings.maxConnectionsPerAddress },
    settings.trustedProxies,
  );
  limitArrival(app, settings.requestTimeout);
  limitBodies(app, { inAll: settings.maxBodyBytes, perCaller: settings.maxBodyBytesPerCaller });
  endSilentConnections(app);
  endLongWork(app);
  app.addHook('onRequest', (request, reply, next) => {
    rejectUnclearHeaders(request);
    if (request.is404) {
      rejectUnknownRoute(app, request, reply);
      return;
    }
    rejectEncodedBody(request);
    next();
  });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_, reply, payload, next) => {
    // Otherwise closing waits until the client gives up the connection it was answered on.
    if (closing) reply.header('connection', 'close');
    next(null, payload);
  });
  // Six fields that hold no secret: redaction would take 30 µs of each request.
  const accessLog = deps.logger.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, next) => {
    recordAnswer(deps.metrics, accessLog, request, reply);
    next();
  });

  registerOverloadGuard(app, settings.maxEventLoopDelay);
  await registerLimits(app, settings, deps.addCounts);
  await registerCompression(app);
  await registerOpenApi(app);

  if (settings.consoleFolder !== undefined) await serveConsole(app, settings.consoleFolder);
  metricsRoute(app, deps.metrics);
  for (const route of [...healthRoutes(deps), ...deps.routes]) await route.register(app, deps);
  return app;
}

/** Headers that say where a request goes, who sends it and whether it was sent before. */
const SENT_ONCE = new Set(['host', 'authorization', 'x-api-key', 'idempotency-key']);

/**
 * Refuses several of a header that may be sent once: Node keeps the first or joins them, and a proxy may have read another. HTTP/1.1
 * requires a host (RFC 9112, 3.2).
 */
function rejectUnclearHeaders({ raw }: FastifyRequest): void {
  const sent = new Set<string>();
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const header = raw.rawHeaders[at] ?? '';
    const name = header.toLowerCase();
    if (sent.has(name))
      throw new AppError('malformed_request', { text: `The header ${header} was sent more than once` });
    if (SENT_ONCE.has(name)) sent.add(name);
  }
  if (!sent.has('host') && raw.httpVersion === '1.1') throw new AppError('malformed_request');
}

/** A caller's own id is kept, so that both logs can be read together, when it is short and plain. */
function saneRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,64}$/.test(header) ? header : undefined;
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const presented = presentError(error, request.id);
  if (presented.unexpected) request.log.error({ err: error }, 'unexpected error');
  else if (error instanceof AppError && error.cause) request.log.warn({ err: error.cause }, 'the request was rejected');
  return reply
    .code(presented.status)
    .headers({ 'x-request-id': request.id, ...presented.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(presented.body));
}

/** A caller who is known and may not: whatever refuses, a role, a scope or a use case. */
async function recordAccessDenied(deps: AppDeps, error: unknown, request: FastifyRequest): Promise<void> {
  const { caller, routeOptions } = request;
  if (caller === undefined || !(error instanceof AppError) || ERRORS[error.code].kind !== 'forbidden') return;
  const operation = routeOptions.schema?.operationId ?? 'unknown';
  try {
    await deps.recordDenial(caller, { operation, code: error.code });
  } catch (failure) {
    request.log.error({ err: failure }, 'a denied request could not be recorded in the audit log');
  }
}

function rejectUnknownRoute(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = allowedMethods(app, request.url);
  if (allowed.length === 0) return sendError(new AppError('not_found'), request, reply);
  reply.header('allow', allowed.join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  if (allowed.includes(request.method)) {
    // A route takes the method and has nothing there: a file of `/docs` that does not exist.
    reply.removeHeader('allow');
    return sendError(new AppError('not_found'), request, reply);
  }
  return sendError(new AppError('method_not_allowed'), request, reply);
}

/** Bodies are UTF-8 JSON, uncompressed. What is no body at all has no type either: `curl -d ''` sends one all the same. */
function rejectEncodedBody(request: FastifyRequest): void {
  if (request.headers['content-length'] === '0') delete request.headers['content-type'];
  const encoding = request.headers['content-encoding'];
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
  const isPlain = encoding === undefined || encoding.toLowerCase() === 'identity';
  const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset);
  if (!isPlain || !isUtf8) throw new AppError('unsupported_media_type');
}

function recordAnswer(metrics: Metrics, log: FastifyBaseLogger, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'unknown';
  const status = reply.statusCode;
  const organizationId = request.caller?.organizationId;
  metrics.requestAnswered({ method: request.method, route, status, seconds: reply.elapsedTime / 1000 });
  log.info(
    {
      request_id: request.id,
      method: request.method,
      route,
      status,
      duration_ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(organizationId === undefined ? {} : { organization_id: organizationId }),
    },
    'request',
  );
}
