/** Parts of an OpenAPI 3.1 document that the collection needs. */
interface Document {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly description?: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** Deepest example of a body. */
const MAX_DEPTH = 6;

/**
 * The interface as a Postman collection: a folder for each tag, a request for each operation, with the example of its body. Signing in
 * stores the token, which every other request sends. The same document gives the same collection.
 */
export function postmanCollection(document: Document): object {
  const folders = new Map<string, object[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = operations[method];
      if (operation === undefined) continue;
      const tag = operation.tags?.[0] ?? 'Other';
      folders.set(tag, [...(folders.get(tag) ?? []), requestOf(document, path, method, operation)]);
    }
  }
  return {
    info: { name: `${document.info.title} ${document.info.version}`, schema: FORMAT },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: 'http://127.0.0.1:8080' },
      { key: 'email', value: '' },
      { key: 'password', value: '' },
      { key: 'token', value: '' },
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  };
}

function requestOf(document: Document, path: string, method: string, operation: Operation): object {
  const parameters = (place: string) => (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const named = ({ name, description, required }: Parameter) => ({
    ...{ key: name, value: '', description: description ?? '' },
    ...(required !== true && { disabled: true }),
  });
  const query = parameters('query').map(named);
  const isSignIn = operation.operationId === 'getAccessToken';
  const isPublic = operation.security?.length === 0;
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: operation.description ?? '',
      ...((isSignIn || isPublic) && { auth: { type: 'noauth' } }),
      header: parameters('header').map(named),
      url: {
        raw: `{{base_url}}${path.replace(/\{(\w+)\}/g, ':$1')}`,
        host: ['{{base_url}}'],
        path: path
          .slice(1)
          .split('/')
          .map((part) => part.replace(/^\{(\w+)\}$/, ':$1')),
        variable: parameters('path').map(({ name, description }) => ({
          key: name,
          value: '',
          description: description ?? '',
        })),
        ...(query.length > 0 && { query }),
      },
      ...(isSignIn
        ? { body: jsonBody({ email: '{{email}}', password: '{{password}}' }) }
        : operation.requestBody && { body: bodyOf(document, operation.requestBody.content) }),
    },
    ...(isSignIn && {
      event: [
        {
          listen: 'test',
          script: {
            type: 'text/javascript',
            exec: ["pm.collectionVariables.set('token', pm.response.json().data.access_token);"],
          },
        },
      ],
    }),
  };
}

function bodyOf(document: Document, content: NonNullable<Operation['requestBody']>['content']): object {
  const json = content['application/json']?.schema;
  if (json !== undefined) return jsonBody(exampleOf(document, json));
  const form = content['multipart/form-data']?.schema;
  if (form === undefined) return { mode: 'file', file: {} };
  const fields = Object.entries(resolved(document, form).properties ?? {});
  return {
    mode: 'formdata',
    formdata: fields.map(([key, { format, description }]) => ({
      ...{ key, description: description ?? '' },
      ...(format === 'binary' ? { type: 'file', src: [] } : { type: 'text', value: '', disabled: true }),
    })),
  };
}

function jsonBody(body: unknown): object {
  return { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } };
}

/** An example of a schema: its own, else one of what is required. */
function exampleOf(document: Document, schema: Schema, depth = 0): unknown {
  const {
    examples,
    example,
    const: only,
    enum: words,
    default: usual,
    anyOf,
    type,
    items,
    properties,
    required = [],
  } = resolved(document, schema);
  const [given] = [examples?.[0], example, only, usual, words?.[0]].filter((value) => value !== undefined);
  if (given !== undefined || depth > MAX_DEPTH) return given ?? null;
  if (anyOf?.[0] !== undefined) return exampleOf(document, anyOf[0], depth + 1);
  const [kind] = [type].flat();
  if (kind === 'array') return items === undefined ? [] : [exampleOf(document, items, depth + 1)];
  if (kind === 'object' || properties !== undefined) {
    const shown = Object.entries(properties ?? {}).filter(([name]) => required.includes(name));
    return Object.fromEntries(shown.map(([name, inner]) => [name, exampleOf(document, inner, depth + 1)]));
  }
  return { string: '', integer: 0, number: 0, boolean: false }[String(kind)] ?? null;
}

function resolved(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
}
