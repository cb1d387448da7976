import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import { VERSION } from '../../domain/version.js';
import { ErrorAnswer } from './envelope.js';
import { toOpenApi30 } from './openapi-3.0.js';
import { openApiDocument } from './openapi-document.js';
import { AnswerNotice } from './unknown-fields.js';

const DESCRIPTION = `Screens people, companies, organizations, crypto wallets, vessels and aircraft against watchlists.

Every response is \`{ status, data, error }\`: \`SUCCESS\` with \`data\` and \`error: false\`, or \`FAIL\` with \`data: null\` and an
\`error\` object. Every response has the header \`X-Request-Id\`; a request may set its own (1 to 64 letters, digits, \`_.:-\`).

Bodies are JSON in UTF-8. Values are not coerced: a number sent as a string is an error. One response reports all errors of a request.
Unknown fields are ignored unless a field states that only certain keys are allowed, so newer clients work with older servers; the
response names them in \`notices\`, with the field that was probably meant. \`Prefer: handling=strict\` refuses them with 400. Unknown
query
parameters are treated in the same way; those of a \`GET\`, and unknown filters of a list, are always refused.
Changes to this API are additive only. A newer service may return new fields, and values that an enum of this document
does
not name yet: clients must ignore the former and tolerate the latter.

A \`POST\` that creates or changes something takes an \`Idempotency-Key\`: for 24 hours the same key with the same request of the same user gets
the stored response, marked \`Idempotent-Replayed: true\`, and nothing is done twice, not even after a crash. A key belongs to the organization;
with
another request it is refused with 409. While the first request runs, the response is 409 with \`Retry-After\`. Refused requests are not
stored. A response that shows a secret (API keys, webhooks) or exceeds 1 MB is not stored: repeating the request returns 409
\`idempotent_answer_not_kept\`.

More than one \`Authorization\`, \`X-API-Key\` or \`Idempotency-Key\` header is refused with 400.

Everything is scoped to the caller's organization: an id of another organization is treated as if it did not exist.`;

/** The page at `/docs` runs its own scripts only and loads nothing from another address; its icons are data URIs. */
const DOCS_POLICY = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

/** Collects the schemas of all routes that are added after it, serves them at `/openapi.json` and, as OpenAPI 3.0, at `/openapi-3.0.json`, and shows them at `/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  // Routes with a parser of their own share them with all others.
  for (const shared of [ErrorAnswer, AnswerNotice]) app.addSchema(shared);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Touchstone',
        version: VERSION,
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags: [
        { name: 'Authentication', description: 'Access tokens and API keys.' },
        { name: 'Console', description: 'Sessions, preferences and the work on cases, for the console.' },
        { name: 'Users', description: 'The users of the organization, and their sessions.' },
        { name: 'Searches', description: 'Screening, and reading stored searches.' },
        { name: 'AI risk', description: 'Customers, the verdicts of the analysis and the decisions of analysts.' },
        { name: 'Adverse media', description: 'Articles about parties, and what was decided on them.' },
        { name: 'Bulk uploads', description: 'Files of customers, each row screened and analysed.' },
        { name: 'Custom lists', description: 'Block and allow lists of the organization.' },
        { name: 'Search profiles', description: 'Named selections of categories and lists.' },
        { name: 'Coverage', description: 'Categories and PEP levels that the organization knowingly does not cover.' },
        { name: 'Risk score engines', description: 'Weights, scores and floors of the risk score.' },
        { name: 'Audit', description: 'Actions in the organization: who did what, and when.' },
        { name: 'Webhooks', description: 'Endpoints that receive events, their secrets and deliveries.' },
        { name: 'E-mail', description: 'E-mails sent and their delivery status.' },
        { name: 'Data protection', description: "Export and erasure of a subject's data, legal holds and retention." },
        { name: 'Reference', description: 'Values that the API accepts and returns.' },
        { name: 'Operations', description: 'Health and readiness, for operators.' },
      ],
      components: {
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'From `POST /api/get-access-token`; valid for 180 minutes.',
          },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-API-Key',
            description: 'From `POST /api/api-key`. Counts only when no bearer token is sent.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-touchstone',
            description:
              'From `POST /api/session`, for the console (over http from the same machine: `touchstone`). Counts only when neither a ' +
              'bearer token nor an API key is sent. Requests that change data also need `X-CSRF-Token` and must come from the same origin.',
          },
        },
      },
    },
    refResolver: { buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `Schema${index}`) },
  });
  // Built once: writing the document takes milliseconds of the main thread, and needs no credential.
  const written = new Map<string, string>();
  const send = (reply: FastifyReply, version: '3.0' | '3.1') => {
    const text = written.get(version) ?? JSON.stringify(documentOf(version));
    written.set(version, text);
    return reply.type('application/json; charset=utf-8').send(text);
  };
  const documentOf = (version: '3.0' | '3.1') => {
    const document = openApiDocument(app);
    return version === '3.1' ? document : toOpenApi30(document);
  };
  app.get('/openapi.json', { schema: { hide: true } }, (_, reply) => send(reply, '3.1'));
  app.get('/openapi-3.0.json', { schema: { hide: true } }, (_, reply) => send(reply, '3.0'));
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { layout: 'BaseLayout', deepLinking: true },
    theme: { title: 'Touchstone API' },
    uiHooks: {
      // Replaces the library's answers, which are rendered anew for each request: a fifth of a second for YAML.
      onRequest(request: FastifyRequest, reply: FastifyReply, next: () => void) {
        if (request.routeOptions.url === '/docs/json') send(reply, '3.1');
        else if (request.routeOptions.url === '/docs/yaml') throw new AppError('not_found');
        else next();
      },
    },
  });
}
