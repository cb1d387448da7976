import type { FastifyInstance } from 'fastify';
import { AI_RISK_MODES, readMode, type WireAiRiskMode } from '../cases/ai-risk-mode.js';
import { AppError } from '../domain/app-error.js';
import { ROLES, type Role } from '../domain/caller.js';
import { csvDownload } from '../platform/http/csv-download.js';
import { eventStreams } from '../platform/http/event-stream.js';
import { readForm, takeMultipart } from '../platform/http/multipart.js';
import { presentQueuePagination } from '../platform/http/queue-page.js';
import { type Authenticator, addRoute, addStreamRoute } from '../platform/http/route.js';
import type { HttpSettings } from '../platform/http/settings.js';
import { ERROR_COLUMNS, RESULT_COLUMNS, toErrorCells, toResultCells } from './bulk-outcome.present.js';
import { BULK_COLUMNS } from './bulk-row.js';
import {
  BULK_UPLOAD_FORM,
  BulkUploadAcceptedData,
  BulkUploadData,
  BulkUploadHistoryData,
  BulkUploadHistoryQuery,
  BulkUploadParams,
  presentBulkUpload,
  readHistoryQuery,
} from './bulk-upload.schema.js';
import type { BulkUploadDeeds } from './bulk-uploads.world.js';

const WRITERS: readonly Role[] = ['admin', 'analyst', 'integration'];
const tag = 'Bulk uploads';
const ROOT = '/api/customers/bulk-upload';

export async function bulkUploadRoutes(
  app: FastifyInstance,
  deps: Authenticator & { readonly settings: Pick<HttpSettings, 'uploadFolder'> } & BulkUploadDeeds,
): Promise<void> {
  const { maxBytes, maxRows } = deps.bulkLimits;
  await app.register(async (forms) => {
    // Not inherited: validation is ours.
    forms.setValidatorCompiler(() => () => true);
    forms.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
    await takeMultipart(forms, maxBytes);
    addRoute(forms, deps, {
      method: 'POST',
      url: ROOT,
      id: 'createBulkUpload',
      tag,
      summary: 'Upload a file of customers',
      description:
        `Takes a CSV file of up to ${maxBytes / (1024 * 1024)} MB and ${maxRows} rows, as \`multipart/form-data\`. Every row is then screened and analysed; ` +
        'rows that are no customer are counted and listed, and keep nothing else back.',
      access: WRITERS,
      takesForm: { schema: BULK_UPLOAD_FORM, maxBytes },
      data: BulkUploadAcceptedData,
      async handle({ caller, raw }) {
        const { file, fields } = await readForm(raw, deps.settings.uploadFolder);
        const upload = await deps.acceptUpload(caller, file, modeOf(fields.ai_risk_mode));
        return {
          message: 'The file is accepted and will be processed',
          status: upload.status,
          total_customers: upload.customers,
          upload_id: upload.id,
        };
      },
    });
  });

  addRoute(app, deps, {
    method: 'GET',
    url: `${ROOT}/history`,
    id: 'listBulkUploads',
    tag,
    summary: 'List uploads',
    description: 'The uploads of the organization, newest first. At most 100 a page.',
    access: ROLES,
    query: BulkUploadHistoryQuery,
    data: BulkUploadHistoryData,
    async handle({ caller, query }) {
      const { page, filter } = readHistoryQuery(query);
      const { uploads, total } = await deps.listUploads(caller, filter, page);
      return { pagination: presentQueuePagination(page, total), uploads: uploads.map(presentBulkUpload) };
    },
  });

  addStreamRoute(app, deps, {
    method: 'GET',
    url: `${ROOT}/template`,
    id: 'bulkUploadTemplate',
    tag,
    summary: 'Download the template',
    description: 'An empty CSV file with every column. Only `name` is required.',
    access: ROLES,
    mediaType: 'text/csv',
    answers: 'The header row.',
    handle: async () => ({ content: csvDownload(BULK_COLUMNS, noRows()), fileName: 'customers-template.csv' }),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: `${ROOT}/:upload_id`,
    id: 'readBulkUpload',
    tag,
    summary: 'Read an upload',
    description: 'How far it has come.',
    access: ROLES,
    params: BulkUploadParams,
    data: BulkUploadData,
    async handle({ caller, params }) {
      return { upload: presentBulkUpload(await deps.readUpload(caller, params.upload_id)) };
    },
  });

  addRoute(app, deps, {
    method: 'POST',
    url: `${ROOT}/:upload_id/cancel`,
    id: 'cancelBulkUpload',
    tag,
    summary: 'Cancel an upload',
    description: 'Takes no more rows of it. Customers that have been made remain. An upload that is over is a 400.',
    access: WRITERS,
    params: BulkUploadParams,
    data: BulkUploadData,
    errors: { 400: 'The upload has ended; there is nothing left to cancel' },
    async handle({ caller, params }) {
      return { upload: presentBulkUpload(await deps.cancelUpload(caller, params.upload_id)) };
    },
  });

  addStreamRoute(app, deps, {
    method: 'GET',
    url: `${ROOT}/:upload_id/errors`,
    id: 'bulkUploadErrors',
    tag,
    summary: 'Download the bad rows',
    description:
      'A CSV file of the rows of which no customer was made, with their line, their cells and every fault: mended, it can be uploaded again.',
    access: ROLES,
    params: BulkUploadParams,
    mediaType: 'text/csv',
    answers: 'The rows, safe to open in a spreadsheet.',
    async handle({ caller, params }) {
      const rows = await deps.uploadOutcomes(caller, params.upload_id, { failedOnly: true });
      return {
        content: csvDownload(ERROR_COLUMNS, mapped(rows, toErrorCells)),
        fileName: `${params.upload_id}-errors.csv`,
      };
    },
  });

  addStreamRoute(app, deps, {
    method: 'GET',
    url: `${ROOT}/:upload_id/results`,
    id: 'bulkUploadResults',
    tag,
    summary: 'Download the results',
    description:
      'A CSV file of every row with its customer, verdict, recommendation and narrative, as far as they are there.',
    access: ROLES,
    params: BulkUploadParams,
    mediaType: 'text/csv',
    answers: 'The rows, safe to open in a spreadsheet.',
    async handle({ caller, params }) {
      const rows = await deps.uploadOutcomes(caller, params.upload_id, { failedOnly: false });
      return {
        content: csvDownload(RESULT_COLUMNS, mapped(rows, toResultCells)),
        fileName: `${params.upload_id}-results.csv`,
      };
    },
  });

  const eventStream = eventStreams(app, deps);
  addStreamRoute(app, deps, {
    method: 'GET',
    url: `${ROOT}/:upload_id/events`,
    id: 'bulkUploadEvents',
    tag,
    summary: 'Follow an upload',
    description:
      'Server-sent events named `progress`: the upload as `GET …/{upload_id}` answers it, at once and whenever it has changed, until it is over ' +
      'or the credential of the request ends. At most 5 at once for a user.',
    access: ROLES,
    params: BulkUploadParams,
    mediaType: 'text/event-stream',
    answers: 'Events as they come.',
    errors: { 429: 'Too many requests, or 5 event streams of the user are open; see `Retry-After`.' },
    async handle({ caller, params, raw }) {
      const look = async () => presentBulkUpload(await deps.readUpload(caller, params.upload_id));
      await look();
      const isOver = ({ status }: { status: string }) => status === 'Completed' || status === 'Failed';
      const onChange = (wake: () => void) => deps.onUploadChange(params.upload_id, wake);
      return { content: eventStream(caller, raw, { name: 'progress', look, isOver, onChange }) };
    },
  });
}

function modeOf(text: string | undefined) {
  const mode = text?.trim();
  if (mode === undefined || mode === '') return undefined;
  if (!AI_RISK_MODES.includes(mode as WireAiRiskMode)) {
    const message = `must be one of: ${AI_RISK_MODES.join(', ')}`;
    throw new AppError('validation_failed', { faults: [{ field: 'ai_risk_mode', message }] });
  }
  return readMode(mode as WireAiRiskMode);
}

async function* mapped<From, To>(rows: AsyncIterable<From>, to: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield to(row);
}

async function* noRows(): AsyncGenerator<readonly string[]> {}
