import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import multipart, { type MultipartFields, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError, type FieldError } from '../../domain/app-error.js';
import { visibleName } from '../../domain/one-line.js';
import { filesOfRequests, receiveError, receiveFile } from './receive-file.js';
import { type Route, route } from './route.js';
import type { RouteRequest, RouteSpec } from './route-spec.js';

/** Fields besides the file. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 10_000;
/** Longest file name that file systems allow. */
const MAX_FILE_NAME = 255;

/** A form with one file, which stays on disk until the request is answered. */
interface UploadForm {
  /** Its bytes may be read several times. */
  readonly file: { readonly name: string; readonly path: string; readonly bytes: AsyncIterable<Uint8Array> };
  /** The text fields; one that was sent twice is an error. */
  readonly fields: Readonly<Record<string, string>>;
}

interface FormRouteSpec<Data extends TSchema>
  extends Omit<RouteSpec<TSchema, TSchema, TSchema, Data, undefined>, 'handle'> {
  readonly takesForm: { readonly schema: object; readonly maxBytes: number };
  readonly handle: (
    request: Pick<RouteRequest<TSchema, TSchema, TSchema, undefined>, 'caller' | 'raw'> & { readonly form: UploadForm },
  ) => ReturnType<RouteSpec<TSchema, TSchema, TSchema, Data, undefined>['handle']>;
}

/** A route whose request is a multipart form with one file; it answers in the envelope. */
export function formRoute<Data extends TSchema>({ handle, ...spec }: FormRouteSpec<Data>): Route {
  return {
    async register(app, context) {
      // The parser of forms is that of this route alone.
      await app.register(async (forms) => {
        // Plugins do not inherit this from `app`.
        forms.setValidatorCompiler(() => () => true);
        forms.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
        await takeMultipart(forms, spec.takesForm.maxBytes);
        const { receive, of } = filesOfRequests(context.settings.uploadFolder, readForm, hashOfForm);
        const withForm = route<TSchema, TSchema, TSchema, Data>({
          ...spec,
          receive,
          handle: ({ caller, raw }) => handle({ caller, raw, form: of(raw) }),
        });
        await withForm.register(forms, context);
      });
    },
  };
}

/** Accepts multipart forms only, with one file of up to `maxBytes`. */
async function takeMultipart(app: FastifyInstance, maxBytes: number): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: { files: 1, fileSize: maxBytes, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: MAX_FIELDS + 1 },
    throwFileSizeLimit: true,
  });
}

/**
 * Reads the form to its end, its file to `path`, where only the service's user may read it. Throws for a form that is cut off, too
 * large, or without a file.
 */
async function readForm(request: FastifyRequest, _reply: FastifyReply, path: string): Promise<UploadForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  let values: MultipartFields = {};
  let file: MultipartFile | undefined;
  try {
    for await (const part of request.parts()) {
      values = part.fields;
      if (part.type !== 'file') continue;
      file = part;
      await receiveFile(part.file, path, (length) => request.fileBeingReceived?.take(length));
    }
  } catch (error) {
    throw formError(error);
  }
  const faults: FieldError[] = [];
  const fields: Record<string, string> = {};
  for (const [name, part] of Object.entries(values as Record<string, unknown>)) {
    const value = (part as { value?: unknown }).value;
    if (typeof value === 'string') fields[name] = value;
    else if (name !== 'file') faults.push({ field: name, message: 'must be sent once, as text' });
  }
  if (file?.fieldname !== 'file') {
    faults.push({ field: 'file', message: 'is required: the file, as a part with a file name' });
  }
  const name = visibleName(file?.filename ?? '') || 'upload.csv';
  if (name.length > MAX_FILE_NAME) {
    faults.push({ field: 'file', message: `must have a name of at most ${MAX_FILE_NAME} characters` });
  }
  if (file === undefined || faults.length > 0) throw new AppError('validation_failed', { faults });
  return { file: { name, path, bytes: { [Symbol.asyncIterator]: () => bytesOf(path) } }, fields };
}

async function hashOfForm({ file, fields }: UploadForm): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([file.name, fields]));
  for await (const bytes of file.bytes) hash.update(bytes);
  return hash.digest('hex');
}

/** Opened when it is read: a request may be refused, and its file removed, before. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

function formError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof AppError) return error;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('too_large');
  if (code === 'FST_FILES_LIMIT')
    return new AppError('validation_failed', {
      faults: [{ field: 'file', message: 'must be sent only once' }],
    });
  // The parser's own errors have no code, or one of the library's; anything else of the system is a bug.
  if (code === '' || code.startsWith('FST_')) return new AppError('malformed_multipart');
  return receiveError(error, 'malformed_multipart');
}
