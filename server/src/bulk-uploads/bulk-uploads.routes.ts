import { ABILITIES } from '../accounts/abilities.js';
import { ROLES } from '../domain/caller.js';
import { csvDownload, mapRows } from '../platform/http/csv-download.js';
import { eventRoute, watchState } from '../platform/http/event-stream.js';
import { formRoute } from '../platform/http/multipart.js';
import { presentQueuePagination } from '../platform/http/queue-page.js';
import { type Route, route, streamRoute } from '../platform/http/route.js';
import { whileAwaited } from '../platform/http/while-awaited.js';
import { BULK_COLUMNS } from './bulk-rows.js';
import {
  ERROR_COLUMNS,
  presentBulkUpload,
  presentFailedRow,
  presentOutcome,
  presentPreview,
  presentResult,
  RESULT_COLUMNS,
  resultCells,
} from './bulk-upload.present.js';
import {
  BULK_UPLOAD_FORM,
  BulkUploadAcceptedData,
  BulkUploadData,
  BulkUploadHistoryData,
  BulkUploadHistoryQuery,
  BulkUploadParams,
  BulkUploadPreviewData,
  BulkUploadRowsData,
  BulkUploadRowsQuery,
  ResultRow,
  readHistoryQuery,
  readModeField,
} from './bulk-upload.schema.js';
import type { BulkUploadService, UploadedFile } from './bulk-uploads.js';
import type { UploadPreview } from './preview-upload.js';

const tag = 'Bulk uploads';
const ROOT = '/api/customers/bulk-upload';

type PresentedUpload = ReturnType<typeof presentBulkUpload>;

interface BulkUploadRouteDeps {
  readonly bulkUploads: BulkUploadService & {
    preview(file: UploadedFile, signal: AbortSignal): Promise<UploadPreview>;
  };
  /** Calls `wake` when an upload may have changed, until the returned function is called. */
  readonly onChange: (id: string, wake: () => void) => () => void;
  readonly maxBytes: number;
  readonly maxRows: number;
}

export function bulkUploadRoutes({ bulkUploads, onChange, maxBytes, maxRows }: BulkUploadRouteDeps): Route[] {
  return [
    formRoute({
      method: 'POST',
      url: ROOT,
      id: 'createBulkUpload',
      scope: 'screen',
      tag,
      summary: 'Upload a file of customers',
      description:
        `Accepts a CSV file or an .xlsx workbook (its first visible sheet) of up to ${maxBytes / (1024 * 1024)} MB and ${maxRows} rows as \`multipart/form-data\`. Every row is then screened and ` +
        'analysed. Rows that are not valid customers are counted and listed; the others are processed anyway.',
      access: ABILITIES['upload.make'],
      takesForm: { schema: BULK_UPLOAD_FORM, maxBytes },
      data: BulkUploadAcceptedData,
      async handle({ caller, form: { file, fields }, raw }) {
        const mode = readModeField(fields.ai_risk_mode);
        const { upload, notices } = await whileAwaited(raw, (signal) => bulkUploads.accept(caller, file, signal, mode));
        return {
          message: 'The file is accepted and will be processed',
          status: upload.status,
          total_customers: upload.customers,
          upload_id: upload.id,
          notices: notices.map(({ code, message }) => ({ code, message })),
        };
      },
    }),

    formRoute({
      method: 'POST',
      url: `${ROOT}/preview`,
      id: 'previewBulkUpload',
      scope: 'screen',
      tag,
      summary: 'Preview a file of customers',
      description:
        'Reads a file as an upload would and answers how: the columns as understood, the first rows, and the first rows that cannot ' +
        'become customers. Nothing is stored or screened.',
      access: ABILITIES['upload.make'],
      takesForm: { schema: BULK_UPLOAD_FORM, maxBytes },
      data: BulkUploadPreviewData,
      handle: async ({ form: { file }, raw }) =>
        presentPreview(file.name, await whileAwaited(raw, (signal) => bulkUploads.preview(file, signal))),
    }),

    route({
      method: 'GET',
      url: `${ROOT}/history`,
      id: 'listBulkUploads',
      tag,
      summary: 'List uploads',
      description: 'The uploads of the organization, newest first, at most 100 per page.',
      access: ROLES,
      query: BulkUploadHistoryQuery,
      data: BulkUploadHistoryData,
      async handle({ caller, query }) {
        const { page, filter } = readHistoryQuery(query);
        const { uploads, total } = await bulkUploads.list(caller, filter, page);
        return { pagination: presentQueuePagination(page, total), uploads: uploads.map(presentBulkUpload) };
      },
    }),

    streamRoute({
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
    }),

    route({
      method: 'GET',
      url: `${ROOT}/:upload_id`,
      id: 'readBulkUpload',
      tag,
      summary: 'Read an upload',
      description: 'Status and counters of an upload.',
      access: ROLES,
      params: BulkUploadParams,
      data: BulkUploadData,
      handle: async ({ caller, params }) => ({
        upload: presentBulkUpload(await bulkUploads.read(caller, params.upload_id)),
      }),
    }),

    route({
      method: 'POST',
      url: `${ROOT}/:upload_id/cancel`,
      id: 'cancelBulkUpload',
      scope: 'screen',
      tag,
      summary: 'Cancel an upload',
      description: 'Processes no further rows. Customers created before remain and are analysed.',
      access: ABILITIES['upload.make'],
      params: BulkUploadParams,
      data: BulkUploadData,
      errors: { 400: 'The upload has ended; there is nothing left to cancel' },
      handle: async ({ caller, params }) => ({
        upload: presentBulkUpload(await bulkUploads.cancel(caller, params.upload_id)),
      }),
    }),

    route({
      method: 'GET',
      url: `${ROOT}/:upload_id/rows`,
      id: 'listBulkUploadRows',
      tag,
      summary: 'List the rows of an upload',
      description: 'Rows with their cells, errors, customer and verdict, in the order of the file.',
      access: ROLES,
      params: BulkUploadParams,
      query: BulkUploadRowsQuery,
      data: BulkUploadRowsData,
      async handle({ caller, params, query: { state, cursor, limit = 50 } }) {
        const range = { after: Number(cursor ?? 0), most: limit, ...(state && { state }) };
        const { rows, next } = await bulkUploads.rows(caller, params.upload_id, range);
        return { rows: rows.map(presentOutcome), next_cursor: next === undefined ? null : String(next) };
      },
    }),

    streamRoute({
      method: 'GET',
      url: `${ROOT}/:upload_id/errors`,
      id: 'bulkUploadErrors',
      tag,
      summary: 'Download the failed rows',
      description:
        'A CSV file of the rows that did not become customers, with line number, errors and cells. Correct it and upload it again.',
      access: ROLES,
      params: BulkUploadParams,
      mediaType: 'text/csv',
      answers: 'The rows, safe to open in a spreadsheet.',
      async handle({ caller, params }) {
        const rows = await bulkUploads.outcomes(caller, params.upload_id, 'failed');
        return {
          content: csvDownload(ERROR_COLUMNS, mapRows(rows, presentFailedRow)),
          fileName: `${params.upload_id}-errors.csv`,
        };
      },
    }),

    streamRoute({
      method: 'GET',
      url: `${ROOT}/:upload_id/results`,
      id: 'bulkUploadResults',
      tag,
      summary: 'Download the results',
      description: 'A CSV file of all rows with customer, verdict, recommendation and narrative, as far as available.',
      access: ROLES,
      params: BulkUploadParams,
      mediaType: 'text/csv',
      answers: 'The rows, safe to open in a spreadsheet.',
      row: ResultRow,
      async handle({ caller, params }, shown) {
        const rows = await bulkUploads.outcomes(caller, params.upload_id);
        return {
          content: csvDownload(RESULT_COLUMNS, mapRows(shown(mapRows(rows, presentResult)), resultCells)),
          fileName: `${params.upload_id}-results.csv`,
        };
      },
    }),

    eventRoute({
      method: 'GET',
      url: `${ROOT}/:upload_id/events`,
      id: 'bulkUploadEvents',
      tag,
      summary: 'Follow an upload',
      description:
        'Server-sent events named `progress`, each with the upload as `GET …/{upload_id}` returns it: one at once, and one after every change ' +
        "until the upload or the request's credential ends. At most 5 streams per user.",
      access: ROLES,
      params: BulkUploadParams,
      errors: { 429: 'Too many requests, or the user has 5 open event streams; see `Retry-After`.' },
      watch: ({ caller, params }) =>
        watchState({
          name: 'progress',
          look: async () => presentBulkUpload(await bulkUploads.read(caller, params.upload_id)),
          isOver: ({ status }: PresentedUpload) => status === 'Completed' || status === 'Failed',
          onChange: (wake) => onChange(params.upload_id, wake),
        }),
    }),
  ];
}

async function* noRows(): AsyncGenerator<readonly string[]> {}
