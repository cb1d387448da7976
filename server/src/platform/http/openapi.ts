import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import { INTERFACE_VERSION } from '../../domain/interface-version.js';
import { ErrorAnswer } from './envelope.js';

const DESCRIPTION = `Screens persons, companies, organizations, crypto wallets, vessels and aircraft against watchlists.

Every answer is \`{ status, data, error }\`: \`SUCCESS\` with \`data\` and \`error: false\`, or \`FAIL\` with \`data: null\` and an
\`error\` object. Every answer carries \`X-Request-Id\`; a request may bring its own (1 to 64 letters, digits, \`_.:-\`).

Bodies are JSON in UTF-8. Nothing in a body is coerced: a number sent as text is a fault. All faults of a request are told in
one answer. Fields that are not known here are ignored, unless a field says that it takes certain keys only; so a client that
sends a newer field to an older server is still served. Changes of this interface are additive only.

Everything is scoped to the organization of the caller: an id of another organization answers as one that does not exist.`;

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

/** Collects the schemas of all routes that are added after it, serves them at `/openapi.json` and shows them at `/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  app.addSchema(ErrorAnswer);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Touchstone',
        version: INTERFACE_VERSION,
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags: [
        { name: 'Authentication', description: 'Access tokens and API keys.' },
        { name: 'Console', description: 'Sessions, preferences and the work of people, as the console uses them.' },
        { name: 'Users', description: 'The users of the organization, and their sessions.' },
        { name: 'Searches', description: 'Screening a subject, and reading the stored cases.' },
        { name: 'AI risk', description: 'Is the customer the listed party? Verdicts, and what people decide on them.' },
        { name: 'Bulk uploads', description: 'Files of customers, screened and analysed row by row.' },
        { name: 'Custom lists', description: "The organization's own black- and whitelists." },
        { name: 'Search profiles', description: 'What to search for, under a name.' },
        { name: 'Risk score engines', description: 'What risk scores are computed with.' },
        { name: 'Audit', description: 'What was done, by whom and when.' },
        { name: 'Webhooks', description: 'Being told of events: endpoints, secrets, deliveries.' },
        { name: 'E-mail', description: 'What was sent by e-mail, and what became of it.' },
        { name: 'Data protection', description: 'What is held of a subject: shown, held, erased, kept for how long.' },
        { name: 'Reference', description: 'The vocabularies of the interface.' },
        { name: 'Operations', description: 'For those who run the service.' },
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
              'bearer token nor an API key is sent. What changes something also needs `X-CSRF-Token`, from the same origin.',
          },
        },
      },
    },
    refResolver: { buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `Schema${index}`) },
  });
  // Made once: writing the document takes milliseconds of the thread that answers everybody, and no credential is asked for.
  let written: string | undefined;
  const sendDocument = (reply: FastifyReply) => {
    written ??= JSON.stringify(openApiDocument(app));
    return reply.type('application/json; charset=utf-8').send(written);
  };
  app.get('/openapi.json', { schema: { hide: true } }, (_, reply) => sendDocument(reply));
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { layout: 'BaseLayout', deepLinking: true },
    theme: { title: 'Touchstone API' },
    uiHooks: {
      // In place of the library's answers, which are written anew for each request, as YAML for a fifth of a second.
      onRequest(request: FastifyRequest, reply: FastifyReply, next: () => void) {
        if (request.routeOptions.url === '/docs/json') sendDocument(reply);
        else if (request.routeOptions.url === '/docs/yaml') throw new AppError('not_found');
        else next();
      },
    },
  });
}

/** The OpenAPI 3.1 document of an app that is ready: paths and schemas in alphabetical order, so that it changes only with its content. */
export function openApiDocument(app: FastifyInstance): object {
  const document = app.swagger() as Record<'paths' | 'components', Record<string, object>>;
  const { paths, components } = document;
  return { ...document, paths: sorted(paths), components: { ...components, schemas: sorted(components.schemas) } };
}

function sorted(values: object = {}): object {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
