import type { FastifyInstance } from 'fastify';
import { WEBHOOK_SCHEMAS, WEBHOOKS } from './document-webhooks.js';
import { exampleOf } from './example-of.js';

type Schemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
interface Media {
  readonly schema: Schemas[string];
  readonly example?: unknown;
}
interface Answer {
  readonly content?: Readonly<Record<string, Media>>;
}
type Operations = Readonly<Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>;

const header = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

const HEADERS = {
  RetryAfter: header('Seconds after which another attempt makes sense.'),
  RateLimitLimit: header('Requests allowed per minute.'),
  RateLimitRemaining: header('Requests left in this minute.'),
  RateLimitReset: header('Seconds until the minute ends.'),
};
const HEADERS_BY_STATUS: Readonly<Record<string, object>> = {
  429: {
    'Retry-After': { $ref: '#/components/headers/RetryAfter' },
    'RateLimit-Limit': { $ref: '#/components/headers/RateLimitLimit' },
    'RateLimit-Remaining': { $ref: '#/components/headers/RateLimitRemaining' },
    'RateLimit-Reset': { $ref: '#/components/headers/RateLimitReset' },
  },
  503: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
};

/**
 * The OpenAPI 3.1 document of an app that is ready, with headers, examples and webhooks. Paths and schemas are in alphabetical
 * order, so that it changes only with its content.
 */
export function openApiDocument(app: FastifyInstance): object {
  const { paths, components, ...rest } = app.swagger() as unknown as {
    paths: Readonly<Record<string, Operations>>;
    components: { schemas: Schemas };
  };
  const schemas = { ...components.schemas, ...WEBHOOK_SCHEMAS } as Schemas;
  const completed = Object.entries(paths).map(([path, operations]) => [path, withAnswers(operations, schemas)]);
  return {
    ...rest,
    servers: [{ url: '/', description: 'The service that serves this document.' }],
    paths: sorted(Object.fromEntries(completed)),
    webhooks: withEventExamples(schemas),
    components: { ...components, headers: HEADERS, schemas: sorted(schemas) },
  };
}

function withAnswers(operations: Operations, schemas: Schemas): object {
  return mapped(operations, (operation) => ({
    ...operation,
    responses: mapped(operation.responses, (answer, status) => ({
      ...answer,
      ...(status in HEADERS_BY_STATUS && { headers: HEADERS_BY_STATUS[status] }),
      ...(status === '200' &&
        answer.content && { content: mapped(answer.content, (media) => withExample(media, schemas)) }),
    })),
  }));
}

/** Adds an example for JSON; files are described instead. */
function withExample(media: Media, schemas: Schemas): Media {
  return media.schema.type === 'string' ? media : { ...media, example: exampleOf(media.schema, schemas) };
}

function withEventExamples(schemas: Schemas): object {
  return mapped(WEBHOOKS, ({ post }) => {
    const content = mapped(post.requestBody.content, (media) => withExample(media, schemas));
    return { post: { ...post, requestBody: { ...post.requestBody, content } } };
  });
}

function mapped<Value, Made>(values: Readonly<Record<string, Value>>, make: (value: Value, key: string) => Made) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, make(value, key)]));
}

function sorted(values: object): object {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
