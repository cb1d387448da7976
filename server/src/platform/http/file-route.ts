import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError } from '../../domain/app-error.js';
import { filesOfRequests, type ReceivedFile, receiveError, receiveFile } from './receive-file.js';
import { type Route, route } from './route.js';
import type { RouteRequest, RouteSpec } from './route-spec.js';

interface FileRouteSpec<Params extends TSchema, Query extends TSchema, Data extends TSchema>
  extends Omit<RouteSpec<Params, Query, TSchema, Data, undefined>, 'handle'> {
  readonly takesFile: { readonly types: readonly string[]; readonly maxBytes: number };
  readonly handle: (
    request: Pick<RouteRequest<Params, Query, TSchema, undefined>, 'caller' | 'params' | 'query' | 'raw'> & {
      readonly file: ReceivedFile;
    },
  ) => ReturnType<RouteSpec<Params, Query, TSchema, Data, undefined>['handle']>;
}

/** A route whose request is a file as it is; it answers in the envelope. */
export function fileRoute<Params extends TSchema, Data extends TSchema, Query extends TSchema = TSchema>({
  handle,
  ...spec
}: FileRouteSpec<Params, Query, Data>): Route {
  const { types, maxBytes } = spec.takesFile;
  return {
    async register(app, context) {
      // The parser is that of this route alone.
      await app.register(async (files) => {
        // Not inherited from `app`.
        files.setValidatorCompiler(() => () => true);
        files.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
        takeFiles(files, types);
        const { receive, of } = filesOfRequests(
          context.settings.uploadFolder,
          (raw, reply, path) => readFile(raw, reply, path, maxBytes),
          hashOfFile,
        );
        const withFile = route<Params, Query, TSchema, Data>({
          ...spec,
          receive,
          handle: ({ caller, params, query, raw }) => handle({ caller, params, query, raw, file: of(raw) }),
        });
        await withFile.register(files, context);
      });
    },
  };
}

/** Lets the routes of this application take bodies of these media types as they arrive, and no others. */
function takeFiles(app: FastifyInstance, types: readonly string[]): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...types], (_, payload, done) => done(null, payload));
}

async function hashOfFile({ path, size }: ReceivedFile): Promise<string> {
  const hash = createHash('sha256');
  if (size > 0) await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Reads the body to its end; one that is missing has no bytes. */
async function readFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  const { body, fileBeingReceived } = request;
  let left = maxBytes;
  const check = (length: number) => {
    left -= length;
    if (left < 0) {
      // Closes without waiting for the rest of the file.
      reply.header('connection', 'close');
      throw new AppError('too_large');
    }
    fileBeingReceived?.take(length);
  };
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) check(maxBytes + 1);
    return body instanceof Readable ? await receiveFile(body, path, check) : { path, size: 0 };
  } catch (error) {
    throw receiveError(error, 'malformed_request');
  }
}
